import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ensureTable } from '../../../infra/local/dynamodb';
import { localClient } from '../../../infra/local/dynamodb/client';
import { startDynalite } from '../../../infra/local/dynamodb/dynalite-engine';
import { databaseRecorder } from '../../trust/support/recorder';

let started: ReturnType<typeof startDynalite> | undefined;

/** The database of this worker, in its own process and in memory; it ends with it. */
const database = () => {
  started ??= startDynalite({ dir: tmpdir(), inMemory: true });
  return started;
};

/** A table of its own. `take` answers the commands that were sent to it since it was last asked. */
export async function openPlace() {
  const { endpoint } = await database();
  const tableName = `stand-${randomBytes(6).toString('hex')}`;
  await ensureTable({ endpoint, tableName });
  const { middleware, take } = databaseRecorder();
  const client = localClient(endpoint, { middleware });
  return { place: { client, tableName, patience: { minTimeout: 0, maxTimeout: 0 } }, take };
}
