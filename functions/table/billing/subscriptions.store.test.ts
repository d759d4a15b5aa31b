import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { added, aNewProperty, anOrganization, newId, noon } from '../../../test/support/table-data';
import type { AuditEntry } from '../audit/record';
import type { Organization } from '../organizations/record';
import type { PlanMail } from '../outbox/record';
import { seedWriter } from '../seed';
import type { PlanPayment } from './record';

const at = (instant: string) => new Date(instant);
const trial: Subscription = {
  subscriptionId: 'sub_1',
  planId: 2,
  annual: false,
  startedAt: noon.toISOString(),
  trialEndsAt: '2026-06-29T12:00:00.000Z',
};
const payment = (number: number, over: Partial<PlanPayment> = {}): PlanPayment => ({
  organizationId: 'org_other',
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
  await seedWriter(stores.db).putOrganization(organization);
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
      organization: from,
      audit,
      now: noon,
      to: { ...subscription, ...(version && { version }), ...to },
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
    expect(await auditEntries(stores, { organizationId })).toHaveLength(2);
  });

  it('move the limits and what is left of them together, so that adds feel it at once', async () => {
    const stores = await open();
    const { organizationId, read, change } = await seeded(stores, { properties: 1, units: 4 });
    await stores.properties.add(added(aNewProperty(organizationId, { units: 3 })));
    const add = () => stores.properties.add(added(aNewProperty(organizationId, { units: 2 })));
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
    const { organizationId } = one;
    const ofOne = (number: number, over: Partial<PlanPayment> = {}) =>
      payment(number, { organizationId, ...over });
    await one.change({}, { payments: [1, 2, 3].map((number) => ofOne(number)) });
    await other.change({}, { payments: [payment(4, { organizationId: other.organizationId })] });
    const paid = ofOne(2, { status: 'paid', paidAt: noon.toISOString() });
    await one.change({}, { payments: [paid], known: [ofOne(2)] });
    const first = await stores.planPayments.page({ organizationId, limit: 2 });
    expect(first.payments.map(({ invoiceId }) => invoiceId)).toEqual(['in_3', 'in_2']);
    const { next: after = '' } = first;
    expect(await stores.planPayments.page({ organizationId, limit: 2, after })).toEqual({
      payments: [ofOne(1)],
    });
    expect(await stores.planPayments.byId({ organizationId, invoiceId: 'in_2' })).toEqual(paid);
    expect(await stores.planPayments.byId({ organizationId, invoiceId: 'in_4' })).toBeUndefined();
    expect(await stores.planPayments.all(organizationId)).toHaveLength(3);
    await expect(stores.planPayments.page({ organizationId, limit: 2, after: 'x' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('change only what stands as it was known: payments and mails that moved on meanwhile are not overwritten', async () => {
    const stores = await open();
    const { organizationId, read, change } = await seeded(stores);
    const unpaid = payment(1, { organizationId });
    const paid = payment(1, { organizationId, status: 'paid', paidAt: noon.toISOString() });
    const mail: PlanMail = { name: 'receipt in_1', kind: 'receipt', payment: paid };
    expect(await change({}, { payments: [unpaid] })).toBe(true);
    expect(await change({}, { payments: [paid], known: [unpaid], mails: [mail] })).toBe(true);
    const before = await read();
    // With the current version and an older history.
    expect(await change({}, { payments: [paid] })).toBe(false);
    expect(await change({}, { payments: [paid], known: [unpaid] })).toBe(false);
    expect(await change({ status: 'active' }, { mails: [mail] })).toBe(false);
    expect(await read()).toEqual(before);
    expect(await stores.planMails.names(organizationId)).toEqual([mail.name]);
    expect(await stores.outbox.due({ now: noon, limit: 5 })).toHaveLength(1);
    expect(await auditEntries(stores, { organizationId })).toHaveLength(2);
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
      status: 'active',
      annual: true,
      autopay: true,
      paidUntil: '2027-06-15T12:00:00.000Z',
      providerSubscriptionId: 'sub_at_1',
      providerCreatedAt: noon.toISOString(),
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

  it('tell what happened once: written with it, under a name that exists once', async () => {
    const stores = await open();
    const { organizationId, change } = await seeded(stores);
    const mail: PlanMail = { name: 'ended x', kind: 'ended', why: 'trial', planId: 2 };
    expect(await change({ status: 'ended' }, { mails: [mail] })).toBe(true);
    expect(await stores.planMails.names(organizationId)).toEqual([mail.name]);
    const waiting = () => stores.outbox.due({ now: noon, limit: 5 });
    const [entry] = await waiting();
    expect(entry).toMatchObject({ organizationId, tries: 0, message: { kind: 'plan', mail } });
    await stores.planMails.add({ organizationId, mail, now: noon });
    expect(await waiting()).toEqual([entry]);
    if (entry) await stores.outbox.done(entry);
    await stores.planMails.add({ organizationId, mail, now: noon });
    expect([await waiting(), await stores.planMails.names(organizationId)]).toEqual([[], [mail.name]]);
  });

  it('tell what happened under the bell as it is done, once', async () => {
    const stores = await open();
    const { organizationId, change } = await seeded(stores);
    const mail: PlanMail = { name: 'ended y', kind: 'ended', why: 'trial', planId: 2 };
    await change({ status: 'ended' }, { mails: [mail] });
    const [entry] = await stores.outbox.due({ now: noon, limit: 5 });
    if (!entry) throw new Error('no mail waits');
    const whose = { organizationId, userRoleId: 'rol_1' };
    const text = { title: 'Ended', description: '', messageType: 'danger', type: 'plan', link: '/' } as const;
    const told = [{ ...whose, source: mail.name, text, now: noon }];
    const bell = async () => (await stores.notifications.page({ ...whose, limit: 5 })).notifications;
    await stores.outbox.done(entry, told);
    const [one] = await bell();
    expect(one).toMatchObject({ title: 'Ended', isRead: false });
    await stores.notifications.markRead({ ...whose, notificationId: one?.notificationId ?? '' });
    await stores.outbox.done(entry, told);
    expect(await bell()).toMatchObject([{ title: 'Ended', isRead: true }]);
  });
});
