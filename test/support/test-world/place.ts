import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod';
import { localClient } from '../../../infra/local/dynamodb/client';
import { startDynalite } from '../../../infra/local/dynamodb/dynalite-engine';
import { tableNamed } from '../../../infra/local/dynamodb/ensure-table';
import type { Answering } from '../../../infra/local/dynamodb/transaction-proxy';
import { databaseRecorder } from '../../trust/support/recorder';
import { inThisProcess } from './in-this-process';

let started: ReturnType<typeof startDynalite> | undefined;

/** This worker's database, in-process and in memory. */
const database = () => {
  started ??= startDynalite({ dir: tmpdir(), inMemory: true });
  return started;
};

const Created = z.object({ Table: z.object({ TableStatus: z.string() }) });

async function createTable(answering: Answering, TableName: string): Promise<void> {
  let { body } = await answering('CreateTable', tableNamed(TableName));
  while (Created.safeParse(body).data?.Table.TableStatus !== 'ACTIVE') {
    await turn();
    ({ body } = await answering('DescribeTable', { TableName }));
  }
}

/** A separate table of this worker's database; `middleware` leads a client there. */
export async function openTable() {
  const { endpoint, answering } = await database();
  const tableName = `test-${randomBytes(6).toString('hex')}`;
  await createTable(answering, tableName);
  const remove = async () => void (await answering('DeleteTable', { TableName: tableName }));
  return { endpoint, tableName, middleware: inThisProcess(answering), remove };
}

/** Such a table for stores. `take` returns the commands sent to it since the last `take`. */
export async function openPlace() {
  const { endpoint, tableName, middleware } = await openTable();
  const client = localClient(endpoint, { middleware });
  const recorder = databaseRecorder();
  client.middlewareStack.use(recorder.middleware);
  return { place: { client, tableName, patience: { minTimeout: 0, maxTimeout: 0 } }, take: recorder.take };
}
