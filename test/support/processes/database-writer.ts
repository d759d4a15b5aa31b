import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ensureTable, startDatabase } from '../../../infra/local/dynamodb';
import { localClient } from '../../../infra/local/dynamodb/client';

// A process to kill: starts a folder's database, writes a number to two items per transaction and prints each
// number once it is acknowledged. A third argument of `idle` only starts the database.
const [, , dir = '', engine = '', idle] = process.argv;
const database = await startDatabase({ dir, engine: engine === 'java' ? 'java' : 'dynalite' });
await ensureTable({ endpoint: database.endpoint, tableName: 'pairs' });
process.stdout.write(`${database.endpoint}\n`);

const client = localClient(database.endpoint);
for (let number = 1; idle === undefined; number += 1) {
  const write = (sk: string) => ({
    Put: { TableName: 'pairs', Item: { pk: 'PAIR', sk, order: String(number), number } },
  });
  await client.send(new TransactWriteCommand({ TransactItems: [write('LEFT'), write('RIGHT')] }));
  process.stdout.write(`${number}\n`);
}
