import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ensureTable } from '../../../infra/local/dynamodb';
import { localClient } from '../../../infra/local/dynamodb/client';
import { startDynalite } from '../../../infra/local/dynamodb/dynalite-engine';
import type { Answering } from '../../../infra/local/dynamodb/transaction-proxy';
import { databaseRecorder } from '../../trust/support/recorder';

let started: ReturnType<typeof startDynalite> | undefined;

/** This worker's database, in-process and in memory. */
const database = () => {
  started ??= startDynalite({ dir: tmpdir(), inMemory: true });
  return started;
};

/** Carries the client's requests to the database in this process: sockets cost more than most tests. */
const withoutSockets = (answering: Answering) => ({
  handle: async ({ headers, body }: { headers: Record<string, string>; body?: string | Uint8Array }) => {
    const { status, headers: given, body: text } = await answering(headers, Buffer.from(body ?? ''));
    return { response: { statusCode: status, headers: given, body: text } };
  },
});

/** A separate table. `take` returns the commands sent to it since the last `take`. */
export async function openPlace() {
  const { endpoint, answering } = await database();
  const tableName = `stand-${randomBytes(6).toString('hex')}`;
  await ensureTable({ endpoint, tableName });
  const { middleware, take } = databaseRecorder();
  const client = localClient(endpoint, { middleware, requestHandler: withoutSockets(answering) });
  return { place: { client, tableName, patience: { minTimeout: 0, maxTimeout: 0 } }, take };
}
