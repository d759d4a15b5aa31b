import './quiet';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { randomIds } from '../../../functions/gateways/ids';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { recentCalls } from '../../../functions/runtime/deps/recent-calls';
import { putPlans } from '../../../functions/table/billing/plans';
import type { DatabaseMiddleware } from '../../../functions/table/db/client';
import { openDb } from '../../../functions/table/db/db';
import { type Api, createApi } from '../../../infra/local/api';
import { type LocalClock, localClock } from '../../../infra/local/clock';
import { ensureTable } from '../../../infra/local/dynamodb';
import { localClient } from '../../../infra/local/dynamodb/client';
import { type Outbox, openOutbox } from '../../../infra/local/mail/outbox';
import { bucketFolder, fileFront, localFileKeyId } from '../../../infra/local/s3/file-front';
import { isDocumentServed } from '../../../infra/local/s3/is-document-served';
import { s3Double } from '../../../infra/local/s3/s3';
import { secretsOf } from '../../../infra/local/secrets';
import { type Answer, listen } from '../../../infra/local/server';
import { plans } from '../../../infra/plans';
import { fakeBureau } from '../../support/fake-bureau';
import { fakePayments } from '../../support/fake-payments';
import { FakeProvider } from '../../support/fake-provider';
import { sharedEndpoint } from '../../support/shared-database';
import { openTable } from '../../support/test-world/place';
import { isLong } from '../counts';
import { worldPassword } from './people';
import { readTable, removeItems, type StoredItem, type TableDump } from './table-dump';
import { type TestOrganization, writeTestOrganization } from './test-organization';

/** The product without HTTP: real handlers over a real table and the files double, and two organizations. */
export type TrustWorld = {
  readonly deps: Deps;
  readonly lambdas: Api['lambdas'];
  readonly jobs: Api['jobs'];
  readonly clock: LocalClock;
  readonly outbox: Outbox;
  /** The payment provider in memory. */
  readonly provider: FakeProvider;
  readonly envelopeKey: Uint8Array;
  readonly tokenKeys: { readonly active: string; readonly key: Uint8Array };
  readonly north: TestOrganization;
  readonly south: TestOrganization;
  /** Where all files are stored. */
  readonly filesFolder: string;
  /** The prefix of file and upload URLs. */
  readonly filesOrigin: string;
  /** The table, without the test's faults. */
  readonly place: { readonly client: DynamoDBDocumentClient; readonly tableName: string };
  /** Every stored item. */
  dump(): Promise<TableDump>;
  /** Resets what each person may call in a minute. */
  forgetCalls(): void;
  /** Resets all rate limits, or some. */
  forgetAttempts(which?: (counter: StoredItem) => boolean): Promise<void>;
  writer(name: string, limits?: { properties: number; units: number }): Promise<TestOrganization>;
  close(): Promise<void>;
};

export type TrustWorldOptions = {
  readonly databaseMiddleware?: DatabaseMiddleware;
  /** scrypt's N as a power of two: cheap unless time itself is measured. */
  readonly passwordCost?: number;
  /** Sits before the files double, for S3 faults. */
  readonly beforeFiles?: (next: Answer) => Answer;
};

const bucket = 'files';
const mount = '/s3';
const frontMount = '/files';
/** Half a minute past a quarter hour and an hour: no rate-limit window ends during a test. */
const startsAt = new Date('2026-06-15T12:00:30.000Z');

/** A table in this process; in `npm run test:long` one of DynamoDB Local, if there is Java. */
async function tableOfWorld(): ReturnType<typeof openTable> {
  const endpoint = isLong ? sharedEndpoint() : undefined;
  if (endpoint === undefined) return openTable();
  const tableName = `trust-${randomBytes(6).toString('hex')}`;
  await ensureTable({ endpoint, tableName });
  const remove = async () =>
    void (await localClient(endpoint).send(new DeleteTableCommand({ TableName: tableName })));
  return { endpoint, tableName, middleware: { applyToStack: () => undefined }, remove };
}

export async function openTrustWorld(options: TrustWorldOptions = {}): Promise<TrustWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-trust-'));
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const { endpoint, tableName, middleware, remove } = await tableOfWorld();
    stops.push(remove);
    const server = await listen({ port: 0, host: '127.0.0.1', report: () => undefined });
    stops.push(server.stop);

    const secrets = await secretsOf(folder);
    const clock = localClock();
    clock.set(startsAt);
    const outbox = await openOutbox({ folder: join(folder, 'outbox'), clock, ids: randomIds() });
    const host = `127.0.0.1:${server.port}`;
    const filesFolder = join(folder, 'files');
    const files = s3Double({
      folder: filesFolder,
      buckets: [bucket],
      credentials: { accessKeyId: secrets.filesAccessKeyId, secretAccessKey: secrets.filesSecretKey },
      mount,
      host,
      corsOrigins: [],
      clock,
    });
    const front = fileFront({
      folder: bucketFolder(folder, bucket),
      url: `http://${host}${frontMount}`,
      keys: { [localFileKeyId]: secrets.fileKey },
      now: clock.now,
      isServed: (key) => isDocumentServed(key, deps),
    });
    const withFaults = options.beforeFiles?.(files) ?? files;
    server.serve((request, response) =>
      (request.url?.startsWith(frontMount) ? front : withFaults)(request, response),
    );
    const provider = new FakeProvider();
    const { deps, lambdas, jobs, paymentQueue } = createApi({
      databaseEndpoint: endpoint,
      tableName,
      bucket,
      filesEndpoint: `http://${host}${mount}`,
      filesUrl: `http://${host}${frontMount}`,
      siteUrl: 'https://keystead.test',
      secrets,
      clock,
      outbox,
      bureau: fakeBureau().bureau,
      paymentsStandIn: fakePayments(provider, clock.now),
      passwordCost: options.passwordCost ?? 4,
      sealKeyFile: join(folder, 'seal-key.pem'),
      databaseMiddleware: {
        applyToStack: (stack) => {
          middleware.applyToStack(stack);
          options.databaseMiddleware?.applyToStack(stack);
        },
      },
    });
    stops.push(paymentQueue.stop);
    // Without the test's faults: this one only sets up and looks.
    const client = localClient(endpoint, { middleware });
    const db = openDb({ client, tableName });
    await putPlans(db, plans);
    const passwordHash = await deps.passwords.hash(worldPassword);
    const writer: TrustWorld['writer'] = (name, limits) =>
      writeTestOrganization(name, { deps, db, passwordHash }, limits);
    const dump = () => readTable({ client, tableName });
    const [activeKey = ''] = [secrets.tokenKeys.keys[secrets.tokenKeys.active]];
    return {
      deps,
      lambdas,
      jobs,
      clock,
      outbox,
      provider,
      envelopeKey: new Uint8Array(Buffer.from(secrets.envelopeKey, 'base64')),
      tokenKeys: { active: secrets.tokenKeys.active, key: new Uint8Array(Buffer.from(activeKey, 'base64')) },
      north: await writer('north'),
      south: await writer('south'),
      filesFolder,
      filesOrigin: `http://${host}`,
      place: { client, tableName },
      dump,
      forgetCalls: () => void Object.assign(deps.recentCalls, recentCalls()),
      forgetAttempts: async (which = () => true) => {
        const attempts = (await dump()).filter((item) => item._et === 'attempt' && which(item));
        await removeItems(attempts, { client, tableName });
      },
      writer,
      close,
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}
