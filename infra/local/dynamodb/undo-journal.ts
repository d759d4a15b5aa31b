import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Item } from './wire';

/** An item as it was before a transaction; without `old` it did not exist. */
const Before = z.object({ table: z.string(), key: Item, old: Item.optional() });
export type Before = z.infer<typeof Before>;

/**
 * Stores the old items on disk before a transaction and clears them after it. An incomplete line means
 * that the transaction had not changed anything yet.
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

/** For an in-memory database, which a kill erases anyway. */
export const noJournal: UndoJournal = {
  begin: async () => undefined,
  clear: async () => undefined,
  close: async () => undefined,
};

/** The old items of an interrupted transaction; empty if there was none. */
export async function readUnfinished(dir: string): Promise<Before[]> {
  const text = await readFile(fileOf(dir), 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  return end < 0 ? [] : z.array(Before).parse(JSON.parse(text.slice(0, end)));
}
