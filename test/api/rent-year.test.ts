import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyOnline } from '../../functions/common/ledger/apply-online';
import { stripePayments } from '../../functions/gateways/payments/stripe';
import { checkLedgersWith } from '../../functions/jobs/check-ledgers';
import { postRentWith } from '../../functions/jobs/post-rent';
import { payRent } from '../../functions/ledger/payments/pay-rent';
import { receivePayment } from '../../functions/ledger/payments/receive-payment';
import { refundPayment } from '../../functions/ledger/payments/refund-payment';
import type { Deps } from '../../functions/runtime/deps/deps';
import { logger } from '../../functions/runtime/logger';
import { perform } from '../../functions/runtime/perform';
import { update } from '../../functions/table/db/writes';
import { newLeaseId, unitIdOfLease } from '../../functions/table/leases/record';
import { OnlinePayment, StoredEntry, StoredHead } from '../../functions/table/ledger/record';
import { Share } from '../../functions/table/properties/record';
import { propertyIdOfUnit } from '../../functions/table/units/record';
import { bankFields, cardFields, send } from '../../infra/local/stripe/testing/browser';
import {
  type Opened,
  openDouble,
  testSecret,
  testWebhookSecret,
} from '../../infra/local/stripe/testing/open-double';
import { addMonths } from '../../shared/domain/dates';
import { accounts, sumOf, totalOf } from '../../shared/domain/ledger/accounts';
import { payableOf } from '../../shared/domain/ledger/rent/online-modes';
import { copyOf, isOf } from '../support/ledger/lease-copies';
import { conrad, nora } from '../support/test-world/leases';
import { openTenants, type TenantWorld } from '../support/test-world/tenants';

logger.setLogLevel('SILENT');

/** A year of 200 leases takes many minutes. */
const [leases, months] = process.env.LONG ? [200, 12] : [3, 3];
const timeout = process.env.LONG ? 7_200_000 : 120_000;

/** What becomes of a month's rent, in turns: how it is paid, and what the bank does then. */
const fates = [
  { fields: cardFields() },
  { fields: bankFields('000123456789') },
  { fields: bankFields('000555555559') },
  { fields: cardFields('4000000000000259'), evidence: 'losing_evidence' },
  { check: true },
  { fields: cardFields(), refund: 12_345 },
  { fields: bankFields('000222222227') },
  { fields: cardFields('4000000000000259'), evidence: 'winning_evidence' },
  {},
] as const;
type Fate = {
  fields?: Readonly<Record<string, string>>;
  evidence?: string;
  refund?: number;
  check?: boolean;
};

let double: Opened;
let testWorld: TenantWorld;
let deps: Deps;
let tenant: Awaited<ReturnType<TenantWorld['movedIn']>>;
let leaseIds: string[];
const organizationId = 'org_one';

async function goTo(instant: string): Promise<void> {
  testWorld.goTo(instant);
  await double.moveTo(instant);
}

/** One tenant of this many leases, in units that are one: money knows leases alone. */
async function copyLease(leaseId: string): Promise<string[]> {
  const own = (await testWorld.items()).filter(isOf(leaseId));
  const { client, tableName: TableName } = testWorld.place;
  const ids = Array.from({ length: leases - 1 }, () =>
    newLeaseId(unitIdOfLease(leaseId) ?? '', deps.ids.next('lse')),
  );
  for (const to of ids)
    for (const Item of copyOf(own, { from: leaseId, to }))
      await client.send(new PutCommand({ TableName, Item }));
  return [leaseId, ...ids];
}

beforeAll(async () => {
  [double, testWorld] = await Promise.all([openDouble(), openTenants()]);
  const api = { host: '127.0.0.1', port: double.port, protocol: 'http' } as const;
  const payments = stripePayments({ secretKey: testSecret, webhookSecret: testWebhookSecret, api });
  deps = { ...testWorld.deps, payments };
  const leaseId = await testWorld.sent(undefined, { to: '2028-06-30' });
  tenant = await testWorld.movedIn([nora, conrad, testWorld.agent]);
  for (const share of await testWorld.all(Share))
    await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
  leaseIds = await copyLease(leaseId);
}, timeout);
afterAll(() => double?.close());

const keyOf = (leaseId: string) => {
  const propertyId = propertyIdOfUnit(unitIdOfLease(leaseId) ?? '') ?? '';
  return { organizationId, propertyId, leaseId };
};

/** Pays all that is due; answers the payment. */
async function pay(leaseId: string, { fields, check }: Fate): Promise<string | undefined> {
  const { book, pending } = await deps.ledgers.book(keyOf(leaseId));
  const cents = payableOf(book.head, pending);
  if (cents < 100) return undefined;
  if (check) {
    const paid = { cents, received_on: testWorld.now().toISOString().slice(0, 10), method: 'check' as const };
    const body = { lease_id: leaseId, ...paid, reference: '', payer: '', chosen: [], hold_rest: false };
    await perform(receivePayment, { ...testWorld.call(), body }, deps);
  }
  if (!fields) return undefined;
  const request = { ...testWorld.call(tenant), body: { lease_id: leaseId, cents } };
  const { data } = await perform(payRent, request, deps);
  await send(data.url, fields);
  return data.payment_id;
}

const follow = async () => {
  for (const leaseId of leaseIds) await applyOnline({ organizationId, leaseId, now: testWorld.now() }, deps);
};

async function month(first: string, turn: number): Promise<void> {
  await goTo(`${first}T15:00:00.000Z`);
  await postRentWith(() => deps)();
  const paid = new Map<string, { leaseId: string; fate: Fate }>();
  for (const [at, leaseId] of leaseIds.entries()) {
    const fate: Fate = fates[(at * 3 + turn) % fates.length] ?? {};
    const paymentId = await pay(leaseId, fate);
    if (paymentId) paid.set(paymentId, { leaseId, fate });
  }
  await follow();
  await goTo(`${first.slice(0, 8)}12T15:00:00.000Z`);
  await follow();
  for (const [payment_id, { leaseId, fate }] of paid) {
    if (fate.refund) {
      const body = {
        lease_id: leaseId,
        payment_id,
        cents: fate.refund,
        refunded_on: first,
        reason: 'Paid twice',
      };
      await perform(refundPayment, { ...testWorld.call(), requestId: payment_id, body }, deps);
    }
    if (!fate.evidence) continue;
    const online = await deps.ledgers.onlinePayment({ ...keyOf(leaseId), paymentId: payment_id });
    const { data } = await double.stripe.disputes.list({ payment_intent: online?.intentId ?? '' });
    expect(data).toHaveLength(1);
    for (const { id } of data)
      await double.stripe.disputes.update(id, { evidence: { uncategorized_text: fate.evidence } });
  }
  await follow();
}

type Kept = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Cents by payment as the provider's own balance moved, and those of no payment. */
async function providersBooks(): Promise<Record<string, number>> {
  const state = JSON.parse(await readFile(join(double.folder, 'state.json'), 'utf8'));
  const kept: Kept = state.books[''];
  const sources = ['charge', 'refund', 'dispute'].flatMap((kind) => kept[kind] ?? []);
  const intentOf = new Map(sources.map((one) => [String(one.id), String(one.payment_intent)]));
  const online = await testWorld.all(OnlinePayment);
  const paymentOf = new Map(online.map((one) => [one.intentId ?? '', one.paymentId]));
  const sums: Record<string, number> = {};
  for (const { source, net } of kept.balance_transaction ?? []) {
    const payment = paymentOf.get(intentOf.get(String(source)) ?? '') ?? String(source);
    sums[payment] = (sums[payment] ?? 0) + Number(net);
  }
  return sums;
}

/** The same as our entries say it. */
async function ourBooks(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { payment = '', lines } of await testWorld.all(StoredEntry)) {
    const cents = lines[accounts.clearing] ?? 0;
    if (cents !== 0) sums[payment] = (sums[payment] ?? 0) + cents;
  }
  return sums;
}

it(
  'a year of rent ends with the provider’s books and ours equal to the cent, payment by payment [D8] [D31]',
  async () => {
    for (let turn = 0; turn < months; turn += 1) await month(addMonths('2026-08-01', turn), turn);
    const [theirs, ours] = [await providersBooks(), await ourBooks()];
    expect(Object.keys(theirs).length).toBeGreaterThan((leases * months) / 3);
    expect(ours).toEqual(theirs);
    const heads = await testWorld.all(StoredHead);
    const held = (account: string) => sumOf(heads.map(({ balances }) => balances[account] ?? 0));
    expect(held(accounts.clearing)).toBe(sumOf(Object.values(theirs)));
    expect(held(accounts.withheld)).toBe(0);
    expect(sumOf(heads.map(({ balances }) => totalOf(balances, 'receivable', 'uncollected')))).toBe(0);
    expect(await checkLedgersWith(() => deps)()).toEqual({ organizations: 1, differing: 0 });
  },
  timeout,
);
