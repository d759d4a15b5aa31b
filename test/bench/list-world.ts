import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { randomIds } from '../../functions/gateways/ids';
import type { Deps } from '../../functions/runtime/deps/deps';
import { propertiesPartition } from '../../functions/table/properties/record';
import { seedWriter } from '../../functions/table/seed';
import { createApi } from '../../infra/local/api';
import { localClock } from '../../infra/local/clock';
import { ensureTable, startDatabase } from '../../infra/local/dynamodb';
import { localClient } from '../../infra/local/dynamodb/client';
import { openOutbox } from '../../infra/local/mail/outbox';
import { secretsOf } from '../../infra/local/secrets';
import { anOrganization } from '../support/table-data';
import { fillPortfolio, type Size } from './portfolio';

/** The head of a portfolio, with a token valid for hours. */
export type Landlord = {
  readonly organizationId: string;
  readonly userId: string;
  readonly lastPropertyId: string;
  readonly token: string;
};

export type ListWorld = {
  readonly endpoint: string;
  readonly tableName: string;
  readonly folder: string;
  deps(): Deps;
  landlord(size: Size): Promise<Landlord>;
  /** A head with nothing yet, on a plan paid up to these limits. */
  beginner(limits: { properties: number; units: number }): Promise<Landlord>;
  /** Stored lines of other organizations' lists, a hundred each. */
  addStrangers(items: number): Promise<void>;
  stop(): Promise<void>;
};

const tableName = 'bench';
const hour = 3600_000;
const linesEach = 100;

async function signIn(
  organizationId: string,
  { ids, clock, sessions, tokens }: Deps,
): Promise<Pick<Landlord, 'userId' | 'token'>> {
  const viewer = {
    userId: ids.next('usr'),
    userRoleId: ids.next('rol'),
    roleLabel: 'orgAdmin' as const,
    organizationId,
  };
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 8 * hour);
  const sessionId = ids.next('ses');
  await sessions.start({
    sessionId,
    viewer,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    agent: 'bench',
  });
  const token = await tokens.sign({
    userId: viewer.userId,
    sessionId,
    organizationId,
    viewer,
    issuedAt: now,
    expiresAt,
  });
  return { userId: viewer.userId, token };
}

const strangerLine = (index: number) => {
  const organizationId = `org_stranger${Math.floor(index / linesEach)}`;
  const title = `Stranger Court ${index}`;
  return {
    pk: propertiesPartition(organizationId),
    sk: `2026-06-15T12:00:00.000Z ${index}`,
    order: `${title.toLowerCase()} ${index}`,
    searchText: `${title.toLowerCase()} ${index} elm st columbus 43004`,
    organizationId,
    propertyId: `prp_stranger${index}`,
    title,
    propertyType: 'Multi Family',
    street: `${index} Elm St`,
    city: 'Columbus',
    state: 'Ohio',
    zipcode: '43004',
    unitCount: 1,
    image: '',
    createdAt: '2026-06-15T12:00:00.000Z',
  };
};

/** A separate in-memory database with the product's table, for measuring servers in other processes. */
export async function openListWorld(): Promise<ListWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-bench-'));
  const database = await startDatabase({ dir: folder, engine: 'auto', inMemory: true });
  const { endpoint } = database;
  await ensureTable({ endpoint, tableName });
  const clock = localClock();
  const { deps, db } = createApi({
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
  const client = localClient(endpoint);
  return {
    endpoint,
    tableName,
    folder,
    deps: () => deps,
    landlord: async (size) => {
      const organizationId = deps.ids.next('org');
      const { properties, units = 1 } = size;
      const limits = { properties, units: properties * units };
      await seedWriter(db).putOrganization(anOrganization(organizationId, limits));
      const lastPropertyId = await fillPortfolio(deps, { ...size, organizationId });
      return { organizationId, lastPropertyId, ...(await signIn(organizationId, deps)) };
    },
    beginner: async (limits) => {
      const organizationId = deps.ids.next('org');
      const { subscription, ...organization } = anOrganization(organizationId, limits);
      const paidUntil = new Date(clock.now().getTime() + 24 * hour).toISOString();
      const paid = { ...organization, subscription: { ...subscription, paidUntil } };
      await seedWriter(db).putOrganization(paid);
      return { organizationId, lastPropertyId: '', ...(await signIn(organizationId, deps)) };
    },
    addStrangers: async (items) => {
      for (let at = 0; at < items; at += 25) {
        const puts = Array.from({ length: 25 }, (_, index) => ({
          PutRequest: { Item: strangerLine(at + index) },
        }));
        await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
      }
    },
    stop: async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
