import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openDb } from '../../functions/table/db/db';
import { stores } from '../../functions/table/stores';
import { ensureTable, startDatabase } from '../../infra/local/dynamodb';
import { localClient } from '../../infra/local/dynamodb/client';
import type { Database, Engine } from '../../infra/local/dynamodb/database';
import { hasJava } from '../../infra/local/dynamodb/emulator';
import { sharedEndpoint } from './shared-database';

const java = await hasJava();
if (!java)
  process.stderr.write(
    'Store tests run on dynalite alone: there is no Java on this machine, which DynamoDB Local needs.\n',
  );

/** Both local databases; without Java, only the one that runs on Node. */
export const bothEngines: readonly Engine[] = java ? ['java', 'dynalite'] : ['dynalite'];

/** Those that every store is tried on: DynamoDB Local where it runs, both in `npm run test:long`. */
export const engines: readonly Engine[] = process.env.LONG ? bothEngines : bothEngines.slice(0, 1);

/** A database in memory: this worker's DynamoDB Local, or one more on Node. */
async function memoryDatabase(engine: Engine): Promise<Database> {
  const endpoint = engine === 'java' && sharedEndpoint();
  if (endpoint) return { engine, endpoint, stop: async () => undefined };
  return startDatabase({ dir: join(tmpdir(), 'keystead-stores'), engine, inMemory: true });
}

const newTableName = (): string => `keystead-${randomBytes(6).toString('hex')}`;

/** Has a database per `describe` block; `open` gives a separate table with all its stores. */
export function useDatabase(engine: Engine) {
  const running: { database?: Database } = {};
  beforeAll(async () => {
    running.database = await memoryDatabase(engine);
  });
  afterAll(() => running.database?.stop());
  const endpoint = (): string => {
    if (!running.database) throw new Error('The database has not been started');
    return running.database.endpoint;
  };
  return {
    open: async (options: Parameters<typeof localClient>[1] = {}) => {
      const tableName = newTableName();
      await ensureTable({ endpoint: endpoint(), tableName });
      return openStores({ client: localClient(endpoint(), options), tableName, endpoint: endpoint() });
    },
    endpoint,
  };
}

/** The stores of an existing table; retries after a collision do not wait. */
export const openStores = (place: {
  client: ReturnType<typeof localClient>;
  tableName: string;
  endpoint: string;
}) => ({
  ...place,
  db: openDb({ ...place, patience: { minTimeout: 0, maxTimeout: 0 } }),
  ...stores({ ...place, patience: { minTimeout: 0, maxTimeout: 0 } }),
});

export type OpenStores = ReturnType<typeof openStores>;
