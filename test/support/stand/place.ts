import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ensureTable } from '../../../infra/local/dynamodb';
import { localClient } from '../../../infra/local/dynamodb/client';
import { startDynalite } from '../../../infra/local/dynamodb/dynalite-engine';
import { databaseRecorder } from '../../trust/support/recorder';

let started: ReturnType<typeof startDynalite> | undefined;

/** This worker's database, in-process and in memory. */
const database = () => {
  started ??= startDynalite({ dir: tmpdir(), inMemory: true });
  return started;
};

/** A separate table. `take` returns the commands sent to it since the last `take`. */
export async function openPlace() {
  const { endpoint } = await database();
  const tableName = `stand-${randomBytes(6).toString('hex')}`;
  await ensureTable({ endpoint, tableName });
  const { middleware, take } = databaseRecorder();
  const client = localClient(endpoint, { middleware });
  return { place: { client, tableName, patience: { minTimeout: 0, maxTimeout: 0 } }, take };
}
