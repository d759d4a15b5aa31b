import { join } from 'node:path';
import type { Seal } from '../seal/seal-pdf';
import { askWithin, startThread, type Thread, ThreadFailed, threadLimits, turns } from './in-thread';
import type { PdfRead } from './lease-pdf';
import type { PdfFiles } from './pdf-files';
import { brokenPdf } from './pdf-problems';

/** What a worker is asked, once. */
export type PdfJob =
  | { readonly read: Uint8Array }
  | { readonly printed: Uint8Array; readonly brought: Uint8Array }
  | { readonly sealed: Uint8Array; readonly seal: Omit<Seal, 'key'> };

/** The seal's key stays outside of the thread. */
export type ToSign = { readonly sign: Uint8Array };

type Limits = Readonly<Record<keyof typeof threadLimits, number>>;

/** Each piece of work has a new thread, which ends with it and gives back all that it held. */
async function inThread<T>(
  folder: string,
  work: (thread: Thread) => Promise<T>,
  megabytes: number,
): Promise<T> {
  const thread = await startThread(join(folder, 'pdf-worker.mjs'), { megabytes });
  try {
    return await work(thread);
  } finally {
    await thread.worker.terminate();
  }
}

/**
 * One PDF after another, in a thread of its own: whoever asks for something else is not kept waiting. From a
 * folder that `infra/print-kit` made.
 */
export function pdfThread(
  folderOf: () => Promise<string>,
  { readMilliseconds, makeMilliseconds, megabytes }: Limits = threadLimits,
): PdfFiles {
  const inTurn = turns();
  const start = async <T>(work: (thread: Thread) => Promise<T>): Promise<T> =>
    inThread(await folderOf(), work, megabytes);
  const make = (job: PdfJob): Promise<Uint8Array> =>
    start((thread) =>
      askWithin(thread, { job, milliseconds: makeMilliseconds, task: 'put the pages in front' }),
    );
  const read = async (bytes: Uint8Array): Promise<PdfRead> => {
    const job: PdfJob = { read: bytes };
    const asked = { job, milliseconds: readMilliseconds, task: 'read the PDF' };
    return start((thread) => askWithin<PdfRead>(thread, asked)).catch((problem: unknown) => {
      const isFiles = problem instanceof ThreadFailed && problem.why !== 'crash';
      if (isFiles) return { problem: brokenPdf };
      throw problem;
    });
  };
  const seal = (sealed: Uint8Array, { key, ...rest }: Seal): Promise<Uint8Array> =>
    start(async (thread) => {
      const limits = { milliseconds: makeMilliseconds, task: 'seal the PDF' };
      const job: PdfJob = { sealed, seal: rest };
      const { sign } = await askWithin<ToSign>(thread, { job, ...limits });
      return askWithin(thread, { job: await key.sign(sign), ...limits });
    });
  return {
    read: (bytes) => inTurn(() => read(bytes), readMilliseconds),
    withPagesInFront: (printed, brought) => inTurn(() => make({ printed, brought })),
    seal: (bytes, how) => inTurn(() => seal(bytes, how)),
    load: async () => undefined,
  };
}
