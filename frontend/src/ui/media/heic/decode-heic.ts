import type { HeicAnswer } from './heic-worker';

/** A photo of 48 million pixels takes six seconds on an old laptop. */
const mostMs = 45_000;

/** The photo as a JPEG, made by a worker that is stopped when it takes too long; undefined if it fails. */
export async function decodeHeic(file: File): Promise<Blob | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | undefined>((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, mostMs);
    worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => {
      clearTimeout(timer);
      resolve(data === 'unreadable' ? undefined : data);
    });
    worker.addEventListener('error', giveUp);
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}
