import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { payRent } from '../../functions/ledger/payments/pay-rent';
import { receivePayment } from '../../functions/ledger/payments/receive-payment';
import { logger } from '../../functions/runtime/logger';
import { perform } from '../../functions/runtime/perform';
import type { Aws } from '../../infra/aws/deploy/aws';
import { checkSite } from '../../infra/aws/deploy/check-site';
import { closedChecks } from '../../infra/aws/deploy/smoke';
import { allowWrites, stopWrites, writingFunctions } from '../../infra/aws/deploy/stop-writes';
import { gateway, type Lambdas } from '../../infra/local/gateway/gateway';
import { siteCaching } from '../../infra/site-headers';
import type { Feature } from '../../shared/contract';
import { localDateOf } from '../../shared/domain/dates';
import { stageOf } from '../infra/built';
import { fakeEvent } from '../support/fake-payments';
import { viewerCall } from '../support/test-world/viewer';
import type { Making } from '../trust/samples';
import { rentOnItsWay } from '../trust/support/ledger';
import { sceneOf } from '../trust/support/scene';
import { removeItems, type TableDump } from '../trust/support/table-dump';
import { thingIds } from '../trust/support/things';
import { openTrustWorld, type TrustWorld } from '../trust/support/trust-world';

/** The steps of the runbook, each with its commands, as an operator of prod would type them. */
const [, section = ''] =
  /## Restore the table\n([\s\S]*?)\nOne lost item only\?/.exec(readFileSync('infra/RUNBOOKS.md', 'utf8')) ??
  [];
const steps = section
  .split(/\n(?=\d\. )/)
  .slice(1)
  .map((text) =>
    [...text.matchAll(/`((?:aws|npm|npx|git) [^`]+)`/g)].map(([, command = '']) =>
      command.replaceAll('$STAGE', 'prod'),
    ),
  );

const prod = stageOf('prod');
const hour = 3_600_000;
const patience = { timeout: 10_000 };

let world: TrustWorld;
let server: Server;
let siteUrl: string;
/** Functions that take no call. */
const stopped = new Set<string>();
/** The table as of the moment, and what is known of the new one. */
let atMoment: TableDump = [];
const table = { isThere: false, expires: false, recovers: false, isProtected: false, isCommitted: false };
let rotations = 0;

const page = '<div id="root"></div>';
const pageHeaders = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'",
  'strict-transport-security': 'max-age=1',
};

/** A function without concurrency is answered for by API Gateway. */
const throttled = (lambdas: Lambdas): Lambdas =>
  Object.fromEntries(
    (Object.keys(lambdas) as Feature[]).map((feature) => [
      feature,
      async (...call: Parameters<Lambdas[Feature]>) =>
        stopped.has(feature)
          ? { statusCode: 503, body: '{"message":"Service Unavailable"}' }
          : lambdas[feature](...call),
    ]),
  ) as Lambdas;

beforeAll(async () => {
  logger.setLogLevel('SILENT');
  world = await openTrustWorld();
  const api = gateway({ lambdas: async () => throttled(world.lambdas), clock: world.clock });
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/api/')) return void api(request, response);
    if (path === '/config.json')
      return void response.writeHead(200, { 'cache-control': siteCaching.config }).end('{"envelopeKey":"x"}');
    if (path.startsWith('/assets/')) return void response.writeHead(404).end();
    response.writeHead(200, pageHeaders).end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.close();
});

/** Lambda's part of the command line. */
const aws: Aws = (words) => {
  const nameOf = () => String(words[words.indexOf('--function-name') + 1]).replace('keystead-prod-', '');
  if (words.includes('put-function-concurrency')) {
    const most = Number(words[words.indexOf('--reserved-concurrent-executions') + 1]);
    if (most === 0) stopped.add(nameOf());
    else stopped.delete(nameOf());
  } else if (words.includes('delete-function-concurrency')) stopped.delete(nameOf());
  else throw new Error(`The rehearsal knows no ${words.join(' ')}`);
  return undefined;
};

const jobs = () => new Map(Object.entries(world.jobs));
let differing = Number.NaN;

/** What each command does on this machine. One that is not here fails the rehearsal. */
const doings: readonly (readonly [RegExp, (words: readonly string[]) => unknown])[] = [
  [/^npx tsx infra\/aws\/deploy\/task\.ts stop-writes --stage prod$/, () => stopWrites(prod, aws)],
  [
    /^npx tsx infra\/aws\/deploy\/task\.ts allow-writes --stage prod/,
    (words) => {
      const { values } = parseArgs({
        args: words.slice(4),
        options: { stage: { type: 'string' }, only: { type: 'string' }, except: { type: 'string' } },
      });
      return allowWrites(prod, { only: values.only?.split(','), except: values.except?.split(',') }, aws);
    },
  ],
  [/^npx tsx infra\/aws\/deploy\/task\.ts smoke --stage prod$/, () => checkSite(siteUrl)],
  [
    /^aws dynamodb restore-table-to-point-in-time --source-table-name keystead-prod --target-table-name keystead-prod-restored /,
    () => {
      expect(writingFunctions.filter((name) => !stopped.has(name))).toEqual([]);
      table.isThere = true;
    },
  ],
  [
    /^aws dynamodb wait table-exists --table-name keystead-prod-restored$/,
    () => expect(table.isThere).toBe(true),
  ],
  [
    /^aws dynamodb update-time-to-live --table-name keystead-prod-restored .*AttributeName=ttl$/,
    () => Object.assign(table, { expires: true }),
  ],
  [
    /^aws dynamodb update-continuous-backups --table-name keystead-prod-restored /,
    () => Object.assign(table, { recovers: true }),
  ],
  [
    /^aws dynamodb update-table --table-name keystead-prod-restored --deletion-protection-enabled$/,
    () => Object.assign(table, { isProtected: true }),
  ],
  [/^git commit --all --message /, () => Object.assign(table, { isCommitted: true })],
  [
    /^npm run deploy -- --stage prod/,
    async (words) => {
      expect(table).toEqual({
        isThere: true,
        expires: true,
        recovers: true,
        isProtected: true,
        isCommitted: true,
      });
      await removeItems(await world.dump(), world.place);
      for (const Item of atMoment)
        await world.place.client.send(new PutCommand({ TableName: world.place.tableName, Item }));
      await checkSite(siteUrl, words.includes('--closed') ? closedChecks : undefined);
    },
  ],
  [
    /^aws secretsmanager rotate-secret --secret-id keystead-prod\/token-keys$/,
    () => {
      rotations += 1;
    },
  ],
  [
    /^aws lambda invoke --function-name keystead-prod-check-ledgers /,
    async () => {
      expect(stopped.has('check-ledgers')).toBe(false);
      const job = jobs().get('check-ledgers') as () => Promise<{ differing: number }>;
      ({ differing } = await job());
    },
  ],
];

async function type(command: string): Promise<void> {
  const doing = doings.find(([words]) => words.test(command));
  if (!doing) throw new Error(`The rehearsal cannot do: ${command}`);
  await doing[1](command.split(' '));
}

async function goTo(step: number): Promise<void> {
  for (const command of steps[step - 1] ?? []) await type(command);
}

/** A payment at the provider, and the event that tells of it. */
function settle({ leaseId, paymentId }: { leaseId: string; paymentId: string }) {
  const at = world.clock.now().toISOString();
  world.provider.payRent(paymentId, {
    settled: { at, cents: 5_000, fee: 100, clearsAt: at },
    method: 'card',
  });
  const intentId = `pi_${paymentId}`;
  return { leaseId, intentId, eventId: `evt_${paymentId}` };
}

async function hear({ eventId, intentId }: { eventId: string; intentId: string }): Promise<number> {
  const at = world.clock.now();
  const createdAt = at.toISOString();
  const event = { eventId, type: 'payment_intent.succeeded', createdAt, intentId };
  const { text, signature } = fakeEvent(event, at);
  const answer = await fetch(`${siteUrl}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: text,
  });
  return answer.status;
}

/** Online payments of the lease that the table knows as settled. */
const settledOf = async (leaseId: string): Promise<number> => {
  const { organizationId } = world.north.people.tenant.viewer;
  const online = await world.deps.ledgers.onlineOf({ organizationId, leaseId });
  return online.filter(({ state }) => state === 'settled').length;
};

it('a table is restored by the runbook’s own words, and money that moved meanwhile is whole again', async () => {
  const scene = await sceneOf('tenant', { world });
  const making: Making = { world, scene, fresh: 'first', id: (thing) => thingIds[thing](scene).own };

  const before = await rentOnItsWay(making);
  const { leaseId } = before;
  atMoment = await world.dump();
  // After the moment: what was begun before it is paid, and two more are begun and paid, one of a new lease.
  const known = settle(before);
  expect(await hear(known)).toBe(200);
  await vi.waitFor(async () => expect(await settledOf(leaseId)).toBe(1), patience);
  const place = { deps: world.deps, now: world.clock.now };
  const tenant = viewerCall(place, world.north.people.tenant.viewer);
  const again = { ...tenant, body: { lease_id: leaseId, cents: 5_000 } };
  const { data } = await perform(payRent, again, world.deps);
  const unknown = settle({ leaseId, paymentId: data.payment_id });
  const homeless = settle(await rentOnItsWay({ ...making, fresh: 'second' }));
  for (const event of [unknown, homeless]) expect(await hear(event)).toBe(200);
  await vi.waitFor(async () => expect(await settledOf(leaseId)).toBe(2), patience);

  expect(steps).toHaveLength(8);
  await goTo(1);
  expect(await hear(known)).toBe(503);
  await expect(checkSite(siteUrl)).rejects.toThrow('The smoke test failed');
  for (const step of [2, 3, 4]) await goTo(step);
  expect(await settledOf(leaseId)).toBe(0);
  await goTo(5);
  expect(rotations).toBe(1);

  // Step 6: the events come again, and what they cannot mend is named.
  const [allow = '', ...checks] = steps[5] ?? [];
  await type(allow);
  expect([...stopped]).toEqual(expect.arrayContaining(['ledger', 'run-autopay', 'users']));
  for (const event of [known, unknown, homeless]) expect(await hear(event)).toBe(200);
  await vi.waitFor(async () => expect(await settledOf(leaseId)).toBe(1), patience);
  world.clock.set(new Date(world.clock.now().getTime() + 2 * hour));
  const said = vi.spyOn(logger, 'error');
  for (const command of checks) await type(command);
  expect(said.mock.calls.map(([words, named]) => [words, Object.values(Object(named))[0]])).toEqual([
    ['the provider holds other money than a ledger says', leaseId],
    ['the provider moved money of a ledger that is not there', homeless.leaseId],
  ]);
  expect(differing).toBe(1);

  // Step 7: everybody but autopay and late fees; what was named is written down with the provider's id, and
  // checked again.
  const [others = '', smoke = '', checkAgain = '', ...more] = steps[6] ?? [];
  expect(more).toEqual([]);
  await type(others);
  expect([...stopped].toSorted()).toEqual(['charge-late-fees', 'run-autopay']);
  await type(smoke);
  const head = viewerCall(place, world.north.people.orgAdmin.viewer);
  const facts = { lease_id: leaseId, cents: 4_900, reference: unknown.intentId, payer: 'By hand' };
  const day = { received_on: localDateOf(world.clock.now()), method: 'transfer' as const };
  const body = { ...facts, ...day, chosen: [], hold_rest: false };
  await perform(receivePayment, { ...head, body }, world.deps);
  await type(checkAgain);
  expect(differing).toBe(0);

  await goTo(8);
  expect([...stopped]).toEqual([]);
}, 120_000);
