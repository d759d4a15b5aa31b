import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../atomic-file';

const markOf = (dataDir: string): string => join(dataDir, 'seeded.json');

/** Whether this data folder's first start came to its end. A start that was killed before left data that nobody has seen. */
export const isSeeded = (dataDir: string): Promise<boolean> =>
  access(markOf(dataDir)).then(
    () => true,
    () => false,
  );

/** Remembers that the first start came to its end. */
export const markSeeded = (dataDir: string, now: Date): Promise<void> =>
  writeAtomically(markOf(dataDir), `${JSON.stringify({ seededAt: now.toISOString() })}\n`);
