import { discardDatabase, ensureTable, startDatabase } from './dynamodb';
import type { Database } from './dynamodb/database';

/** Where in the data folder it lies. */
export const databaseFolder = 'database';

/**
 * The database of a data folder with its table. `empty` throws away what a first start left that was killed before its end: the whole folder,
 * since DynamoDB remembers a transaction's token for minutes and demo data is written with the same ones again.
 */
export async function openDatabase({
  dir,
  engine,
  tableName,
  empty,
}: {
  dir: string;
  engine: 'java' | 'dynalite' | 'auto';
  tableName: string;
  empty: boolean;
}): Promise<Database> {
  if (empty) await discardDatabase(dir);
  const database = await startDatabase({ dir, engine });
  try {
    await ensureTable({ endpoint: database.endpoint, tableName });
    return database;
  } catch (problem) {
    await database.stop();
    throw problem;
  }
}
