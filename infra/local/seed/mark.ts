import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../atomic-file';

const markOf = (dataDir: string): string => join(dataDir, 'seeded.json');

/** Whether this data folder's first start finished. A killed start leaves data that no one has seen. */
export const isSeeded = (dataDir: string): Promise<boolean> =>
  access(markOf(dataDir)).then(
    () => true,
    () => false,
  );

/** Records that the first start finished. */
export const markSeeded = (dataDir: string, now: Date): Promise<void> =>
  writeAtomically(markOf(dataDir), `${JSON.stringify({ seededAt: now.toISOString() })}\n`);
