import { createRequire } from 'node:module';

type Level = { open(): Promise<void>; close(): Promise<void> };

/** The same library that dynalite uses to open the folder. */
const library: { Level: new (path: string) => Level } = createRequire(
  createRequire(import.meta.url).resolve('dynalite'),
)('level');

/** Opens and closes a store's folder, because dynalite waits forever on one that it cannot open. */
export async function checkLevel(path: string): Promise<void> {
  const store = new library.Level(path);
  await store.open();
  await store.close();
}
