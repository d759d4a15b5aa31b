import { discardDatabase, ensureTable, startDatabase } from './dynamodb';
import type { Database } from './dynamodb/database';

/** The folder's name in the data folder. */
export const databaseFolder = 'database';

/**
 * The data folder's database and table. `empty` deletes all that a killed first start left, because DynamoDB
 * remembers a transaction's token for minutes, and the demo data uses the same tokens again.
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
