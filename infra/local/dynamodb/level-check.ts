import { createRequire } from 'node:module';

type Level = { open(): Promise<void>; close(): Promise<void> };

/** dynalite's own store: the very library that it will open the folder with. */
const library: { Level: new (path: string) => Level } = createRequire(
  createRequire(import.meta.url).resolve('dynalite'),
)('level');

/** Opens and closes a store's folder. dynalite itself would wait for ever on one that cannot be opened. */
export async function checkLevel(path: string): Promise<void> {
  const store = new library.Level(path);
  await store.open();
  await store.close();
}
