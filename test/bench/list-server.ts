import '../support/quiet';
import * as z from 'zod';
import { randomIds } from '../../functions/gateways/ids';
import { createApi } from '../../infra/local/api';
import { localClock } from '../../infra/local/clock';
import { gateway } from '../../infra/local/gateway/gateway';
import { openOutbox } from '../../infra/local/mail/outbox';
import { secretsOf } from '../../infra/local/secrets';
import { listen } from '../../infra/local/server';

/** A process with the real handlers on the local gateway, over an existing table. Prints its port. */
const Place = z.object({ endpoint: z.string(), tableName: z.string(), folder: z.string() });
export type Place = z.infer<typeof Place>;

const { endpoint, tableName, folder } = Place.parse(JSON.parse(process.argv[2] ?? ''));
const clock = localClock();
const { lambdas, deps } = createApi({
  databaseEndpoint: endpoint,
  tableName,
  bucket: 'files',
  filesEndpoint: 'http://127.0.0.1:1/local/s3',
  filesUrl: 'http://127.0.0.1:1/local/files',
  siteUrl: 'http://localhost',
  secrets: await secretsOf(folder),
  clock,
  outbox: await openOutbox({ folder, clock, ids: randomIds() }),
  passwordCost: 4,
});
// The bench calls as one person, more often than one person may.
deps.recentCalls.add = () => 1;
const server = await listen({
  port: 0,
  host: '127.0.0.1',
  report: (problem) => process.stderr.write(`${problem}\n`),
});
server.serve(gateway({ lambdas: async () => lambdas, clock }));
process.send?.(server.port);
process.on('disconnect', () => process.exit());
