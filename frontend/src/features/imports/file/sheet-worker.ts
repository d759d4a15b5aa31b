import type { FileProblem } from './file-rules';
import { readSheet } from './read-sheet';
import type { Table } from './read-table';

export type SheetRead = Table | FileProblem;

/** Reads a workbook away from the page: a harmful one stops only this worker. */
addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  const read: SheetRead = await readSheet(data).catch(() => 'workbook' as const);
  postMessage(read);
});
