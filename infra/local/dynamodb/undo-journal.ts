import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Item } from './wire';

/** One item as it stood before a transaction; without `old` it was not there. */
const Before = z.object({ table: z.string(), key: Item, old: Item.optional() });
export type Before = z.infer<typeof Before>;

/**
 * What a transaction is about to change, on disk before it begins and gone once it is whole. A line that is not finished means that nothing
 * was changed yet.
 */
export type UndoJournal = {
  begin(before: readonly Before[]): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
};

const fileOf = (dir: string): string => join(dir, 'undo.json');

export async function openUndoJournal(dir: string): Promise<UndoJournal> {
  await mkdir(dir, { recursive: true });
  const file: FileHandle = await open(fileOf(dir), 'a+');
  return {
    begin: async (before) => {
      await file.appendFile(`${JSON.stringify(before)}\n`);
      await file.datasync();
    },
    clear: () => file.truncate(0),
    close: () => file.close(),
  };
}

/** For a database in memory, which a kill takes with it. */
export const noJournal: UndoJournal = {
  begin: async () => undefined,
  clear: async () => undefined,
  close: async () => undefined,
};

/** What the transaction that was cut off had changed; empty when none was. */
export async function readUnfinished(dir: string): Promise<Before[]> {
  const text = await readFile(fileOf(dir), 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  return end < 0 ? [] : z.array(Before).parse(JSON.parse(text.slice(0, end)));
}
