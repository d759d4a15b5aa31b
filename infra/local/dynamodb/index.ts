import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { folderProblem } from '../data-folder';
import type { Database, Engine } from './database';
import { startDynalite } from './dynalite-engine';
import { hasJava } from './emulator';
import { endLeftEmulator, startJava } from './java-engine';

export { ensureTable } from './ensure-table';

/**
 * Starts DynamoDB Local if Java runs, otherwise dynalite behind a transaction proxy; data is in `dir`.
 * Each engine has its own files and sees only those. Throws `StartProblem` with a readable message.
 */
export async function startDatabase(options: {
  dir: string;
  engine?: Engine | 'auto';
  inMemory?: boolean;
}): Promise<Database> {
  const { engine = 'auto', inMemory = false } = options;
  const dir = resolve(options.dir);
  try {
    if (!inMemory) await mkdir(dir, { recursive: true });
    const chosen = engine === 'auto' ? ((await hasJava()) ? 'java' : 'dynalite') : engine;
    return await (chosen === 'java' ? startJava : startDynalite)({ dir, inMemory });
  } catch (problem) {
    throw folderProblem(problem, dir) ?? problem;
  }
}

/** Deletes this folder's database of either engine. No running product may use it. */
export async function discardDatabase(dir: string): Promise<void> {
  await endLeftEmulator(dir);
  await rm(dir, { recursive: true, force: true });
}
