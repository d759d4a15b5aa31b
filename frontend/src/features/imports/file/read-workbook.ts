import type { SheetRead } from './sheet-worker';

/** A workbook of 5,000 lines takes under a second. */
const mostMs = 20_000;

/** The first sheet of a workbook, read by a worker that is ended when it takes too long. */
export function readWorkbook(bytes: Uint8Array): Promise<SheetRead> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<SheetRead>((resolve) => {
    const giveUp = () => resolve('workbook');
    const timer = setTimeout(giveUp, mostMs);
    worker.addEventListener('message', ({ data }: MessageEvent<SheetRead>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', giveUp);
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}
