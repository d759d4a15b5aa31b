import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderProblem } from './data-folder';
import { discardDatabase } from './dynamodb';
import { lockFolder } from './lock';
import { sealKeyFile } from './seal-key';
import { databaseFolder } from './table';

/** Deletes what starts created in the data folder, nothing else. Refused while a product uses the folder. */
export async function resetDataFolder(dataDir: string): Promise<void> {
  const there = await stat(dataDir).catch(() => undefined);
  if (!there) return;
  try {
    const lock = await lockFolder(dataDir);
    await discardDatabase(join(dataDir, databaseFolder));
    for (const name of [
      'files',
      'outbox',
      'stripe',
      'bureau',
      'secrets.json',
      sealKeyFile,
      'seeded.json',
      'written.txt',
    ])
      await rm(join(dataDir, name), { recursive: true, force: true });
    await lock.release();
  } catch (problem) {
    throw folderProblem(problem, dataDir) ?? problem;
  }
}
