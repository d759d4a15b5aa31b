import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../shared/domain/subscriptions';
import { engines, type OpenStores, useDatabase } from '../../test/support/databases';
import { aNewProperty, anOrganization, newId, noon } from '../../test/support/table-data';
import type { AuditEntry } from './audit';
import type { PlanNotice } from './notices';
import type { Organization } from './organizations';
import type { PlanPayment } from './plan-payments';
import { seedWriter } from './seed';

const at = (instant: string) => new Date(instant);
const trial: Subscription = {
  subscriptionId: 'sub_1',
  planId: 2,
  annual: false,
  startedAt: noon.toISOString(),
  trialEndsAt: '2026-06-29T12:00:00.000Z',
};
const payment = (number: number, over: Partial<PlanPayment> = {}): PlanPayment => ({
  invoiceId: `in_${number}`,
  number: `KS-${number}`,
  status: 'open',
  amount: 1900,
  amountRefunded: 0,
  description: 'Landlord',
  lines: [{ description: 'Landlord', amount: 1900, proration: false }],
  periodStart: noon.toISOString(),
  periodEnd: '2026-07-15T12:00:00.000Z',
  createdAt: new Date(noon.getTime() + number * 1000).toISOString(),
  ...over,
});
const entry = (organizationId: string): AuditEntry => ({
  organizationId,
  auditId: newId('aud'),
  at: noon.toISOString(),
  action: 'subscription.plan',
  by: { userId: '', userRoleId: '', roleLabel: '', process: 'test' },
  object: { kind: 'subscription', id: 'sub_1', name: 'Landlord' },
  about: 'sub_1',
  requestId: '',
});

async function seeded(stores: OpenStores, limits = { properties: 10, units: 50 }) {
  const organizationId = newId('org');
  const organization = { ...anOrganization(organizationId, limits), subscription: trial };
  await seedWriter(stores.table).putOrganization(organization);
  const read = async (): Promise<Organization> => {
    const found = await stores.organizations.byId(organizationId);
    if (!found) throw new Error('the organization is gone');
    return found;
  };
  const change = async (to: Partial<Subscription>, over: object = {}, organization?: Organization) => {
    const from = organization ?? (await read());
    const audit = entry(organizationId);
    const { version, ...subscription } = from.subscription;
    return stores.subscriptions.change({
      ...{
        organization: from,
        audit,
        now: noon,
        to: { ...subscription, ...(version && { version }), ...to },
      },
      ...over,
    });
  };
  return { organizationId, read, change };
}

describe.each(engines)('subscriptions on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('change once of many who read the same, each with its audit entry', async () => {
    const stores = await open();
    const { organizationId, read, change } = await seeded(stores);
    const before = await read();
    const answers = await Promise.all([1, 2, 3, 4].map(() => change({ status: 'active' }, {}, before)));
    expect(answers.filter((written) => written)).toHaveLength(1);
    expect((await read()).subscription).toEqual({ ...trial, status: 'active', version: 1 });
    expect(await change({ status: 'canceled' }, {}, before)).toBe(false);
    expect(await change({ status: 'canceled' })).toBe(true);
    expect((await read()).subscription).toMatchObject({ status: 'canceled', version: 2 });
    expect((await stores.audit.page({ organizationId, limit: 10 })).entries).toHaveLength(2);
  });

  it('move the limits and what is left of them together, so that adds feel it at once', async () => {
    const stores = await open();
    const { organizationId, read, change } = await seeded(stores, { properties: 1, units: 4 });
    await stores.properties.add(aNewProperty(organizationId, { units: 3 }), { reply: 1, now: noon });
    const add = () =>
      stores.properties.add(aNewProperty(organizationId, { units: 2 }), { reply: 1, now: noon });
    await expect(add()).rejects.toMatchObject({ code: 'property-limit' });
    await change({ planId: 3 }, { limits: { properties: 2, units: 5 } });
    await add();
    await expect(add()).rejects.toMatchObject({ code: 'property-limit' });
    await change({ planId: 1 }, { limits: { properties: 1, units: 4 } });
    expect(await read()).toMatchObject({
      limits: { properties: 1, units: 4 },
      propertyCount: 2,
      unitCount: 5,
    });
    await expect(add()).rejects.toMatchObject({ code: 'property-limit' });
    await change({ planId: 4 }, { limits: { properties: 9, units: 5 } });
    await expect(add()).rejects.toMatchObject({ code: 'unit-limit' });
  });

  it('know whose customer somebody is at the provider', async () => {
    const stores = await open();
    const { organizationId, change } = await seeded(stores);
    await change({ customerId: 'cus_9' });
    expect(await stores.subscriptions.organizationOf('cus_9')).toBe(organizationId);
    expect(await stores.subscriptions.organizationOf('cus_8')).toBeUndefined();
  });

  it('keep a line for each invoice, the newest first, in pages, apart from other organizations', async () => {
    const stores = await open();
    const [one, other] = [await seeded(stores), await seeded(stores)];
    await one.change({}, { payments: [1, 2, 3].map((number) => payment(number)) });
    await other.change({}, { payments: [payment(4)] });
    const paid = payment(2, { status: 'paid', paidAt: noon.toISOString() });
    await one.change({}, { payments: [paid], known: [payment(2)] });
    const { organizationId } = one;
    const first = await stores.planPayments.page({ organizationId, limit: 2 });
    expect(first.payments.map(({ invoiceId }) => invoiceId)).toEqual(['in_3', 'in_2']);
    const { next: after = '' } = first;
    expect(await stores.planPayments.page({ organizationId, limit: 2, after })).toEqual({
      payments: [payment(1)],
    });
    expect(await stores.planPayments.byId({ organizationId, invoiceId: 'in_2' })).toEqual(paid);
    expect(await stores.planPayments.byId({ organizationId, invoiceId: 'in_4' })).toBeUndefined();
    expect(await stores.planPayments.all(organizationId)).toHaveLength(3);
    await expect(stores.planPayments.page({ organizationId, limit: 2, after: 'x' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('change only what stands as it was known: payments and notices that moved on meanwhile are not overwritten', async () => {
    const stores = await open();
    const { organizationId, read, change } = await seeded(stores);
    const paid = payment(1, { status: 'paid', paidAt: noon.toISOString() });
    const notice: PlanNotice = { name: 'receipt in_1', kind: 'receipt', payment: paid };
    expect(await change({}, { payments: [payment(1)] })).toBe(true);
    expect(await change({}, { payments: [paid], known: [payment(1)], notices: [notice] })).toBe(true);
    await stores.notices.sent({ organizationId, name: notice.name });
    const before = await read();
    // With the version as it is now, and a history as it was before.
    expect(await change({}, { payments: [paid] })).toBe(false);
    expect(await change({}, { payments: [paid], known: [payment(1)] })).toBe(false);
    expect(await change({ status: 'active' }, { notices: [notice] })).toBe(false);
    expect(await read()).toEqual(before);
    expect(await stores.notices.all(organizationId)).toEqual([{ notice, isWaiting: false }]);
    expect((await stores.audit.page({ organizationId, limit: 10 })).entries).toHaveLength(2);
    const refunded = { ...paid, status: 'refunded', amountRefunded: paid.amount } as const;
    expect(await change({}, { payments: [refunded], known: [paid] })).toBe(true);
    expect(await stores.planPayments.all(organizationId)).toEqual([refunded]);
  });

  it('are found by what they wait for, and the list follows them', async () => {
    const stores = await open();
    const { organizationId, change } = await seeded(stores);
    const kinds = async (now: string) =>
      (await stores.dues.until(at(now)))
        .filter((due) => due.organizationId === organizationId)
        .map(({ kind }) => kind);
    expect(await kinds('2026-06-22T11:59:59.999Z')).toEqual([]);
    expect(await kinds('2026-06-22T12:00:00.000Z')).toEqual(['trial-7']);
    expect(await kinds('2027-06-01T00:00:00.000Z')).toEqual(['trial-7', 'trial-1', 'end']);
    await change({
      ...{ status: 'active', annual: true, autopay: true, paidUntil: '2027-06-15T12:00:00.000Z' },
      ...{ providerSubscriptionId: 'sub_at_1', providerCreatedAt: noon.toISOString() },
    });
    expect(await kinds('2027-06-01T00:00:00.000Z')).toEqual([]);
    expect(await kinds('2027-06-30T00:00:00.000Z')).toEqual(['renewal-7', 'end']);
    const [due] = await stores.dues.until(at('2027-06-10T00:00:00.000Z'));
    if (due) await stores.dues.drop(due);
    expect(await kinds('2027-06-30T00:00:00.000Z')).toEqual(['end']);
  });

  it('are registered with what a trial waits for', async () => {
    const stores = await open();
    const { organizationId } = await seeded(stores);
    expect(await stores.dues.until(at('2026-07-01T00:00:00.000Z'))).toEqual([
      { organizationId, kind: 'trial-7', at: '2026-06-22T12:00:00.000Z' },
      { organizationId, kind: 'trial-1', at: '2026-06-28T12:00:00.000Z' },
      { organizationId, kind: 'end', at: '2026-06-29T12:00:00.000Z' },
    ]);
  });

  it('tell what happened once: written with it, claimed by one, sent', async () => {
    const stores = await open();
    const { organizationId, change } = await seeded(stores);
    const notice: PlanNotice = { name: 'ended x', kind: 'ended', why: 'trial', planId: 2 };
    await change({ status: 'ended' }, { notices: [notice] });
    expect(await stores.notices.all(organizationId)).toEqual([{ notice, isWaiting: true }]);
    const key = { organizationId, name: notice.name };
    const claims = await Promise.all([1, 2, 3].map(() => stores.notices.claim({ ...key, now: noon })));
    expect(claims.filter((mine) => mine)).toHaveLength(1);
    const later = new Date(noon.getTime() + 300_000);
    expect(await stores.notices.claim({ ...key, now: later })).toBe(true);
    await stores.notices.sent(key);
    expect(await stores.notices.claim({ ...key, now: at('2027-01-01T00:00:00Z') })).toBe(false);
    await stores.notices.add({ organizationId, notice, now: later });
    expect(await stores.notices.all(organizationId)).toEqual([{ notice, isWaiting: false }]);
  });

  it('tell what happened under the bell as it is struck off, once, and nobody else takes what its maker sends', async () => {
    const stores = await open();
    const { organizationId, change } = await seeded(stores);
    const notice: PlanNotice = { name: 'ended y', kind: 'ended', why: 'trial', planId: 2 };
    await change({ status: 'ended' }, { notices: [notice], sendsAt: noon });
    const key = { organizationId, name: notice.name };
    expect(await stores.notices.claim({ ...key, now: noon })).toBe(false);
    const whose = { organizationId, userRoleId: 'rol_1' };
    const text = { title: 'Ended', description: '', messageType: 'danger', type: 'plan', link: '/' } as const;
    const told = [{ ...whose, source: notice.name, text, now: noon }];
    const bell = async () => (await stores.notifications.page({ ...whose, limit: 5 })).notifications;
    await stores.notices.sent({ ...key, told });
    const [one] = await bell();
    expect(one).toMatchObject({ title: 'Ended', isRead: false });
    await stores.notifications.markRead({ ...whose, notificationId: one?.notificationId ?? '' });
    await stores.notices.sent({ ...key, told });
    expect(await bell()).toMatchObject([{ title: 'Ended', isRead: true }]);
    expect(await stores.notices.all(organizationId)).toEqual([{ notice, isWaiting: false }]);
  });
});
