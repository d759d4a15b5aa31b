import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { folderProblem } from '../data-folder';
import type { Database, Engine } from './database';
import { startDynalite } from './dynalite-engine';
import { hasJava } from './emulator';
import { endLeftEmulator, startJava } from './java-engine';

export { ensureTable } from './ensure-table';

/**
 * The local DynamoDB with its data in `dir`: DynamoDB Local where a Java runs, else dynalite behind a proxy for transactions. Each keeps its own files, so
 * that a data folder can be opened with either, but each sees only its own. Throws `StartProblem` with a sentence for people.
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

/** Throws the database of this folder away, whichever engine kept it; no running product may hold it. */
export async function discardDatabase(dir: string): Promise<void> {
  await endLeftEmulator(dir);
  await rm(dir, { recursive: true, force: true });
}
