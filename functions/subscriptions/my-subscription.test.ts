import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from '../../shared/domain/subscriptions/subscriptions';
import { type Billing, openBilling } from '../../test/support/test-world/billing';
import { PlanPayment } from '../table/billing/record';
import { put } from '../table/db/writes';
import type { Organization } from '../table/organizations/record';
import { getMySubscription } from './get-my-subscription';
import { getReceipt } from './get-receipt';
import { saveAutoPayOption } from './save-autopay-option';

let testWorld: Billing;
beforeEach(async () => {
  testWorld = await openBilling();
});

const paid: Subscription = {
  subscriptionId: 'sub_one',
  planId: 2,
  annual: true,
  startedAt: '2026-06-01T12:00:00.000Z',
  trialEndsAt: '2026-06-15T12:00:00.000Z',
  status: 'active',
  autopay: true,
  periodStart: '2026-06-10T12:00:00.000Z',
  paidUntil: '2027-06-10T12:00:00.000Z',
  customerId: 'cus_1',
  providerSubscriptionId: 'sub_at_1',
  providerCreatedAt: '2026-06-10T12:00:00.000Z',
  version: 3,
};
const payment = (number: number, organizationId = 'org_one'): PlanPayment => ({
  organizationId,
  invoiceId: `in_${number}`,
  number: `KS-${number}`,
  status: 'paid',
  amount: 19_000,
  amountRefunded: 0,
  description: 'Landlord, yearly',
  lines: [{ description: 'Landlord, yearly', amount: 19_000, proration: false }],
  periodStart: '2026-06-10T12:00:00.000Z',
  periodEnd: '2027-06-10T12:00:00.000Z',
  createdAt: new Date(Date.UTC(2026, 5, 10, 12, number)).toISOString(),
});
async function own(subscription = paid, over: Partial<Organization> = {}) {
  await testWorld.organization({ subscription, limits: { properties: 10, units: 50 }, ...over });
  await testWorld.addSession(testWorld.viewer(), { sessionId: 'ses_test' });
  testWorld.provider.subscriptions.set('sub_at_1', {
    subscriptionId: 'sub_at_1',
    customerId: 'cus_1',
    organizationId: 'org_one',
    planId: 2,
    annual: true,
    status: 'active',
    cancelAtPeriodEnd: false,
    createdAt: '2026-06-10T12:00:00.000Z',
    periodStart: '2026-06-10T12:00:00.000Z',
    periodEnd: '2027-06-10T12:00:00.000Z',
  });
}
const keep = (...payments: PlanPayment[]) =>
  testWorld.db.writeAll(payments.map((one) => put(PlanPayment, one)));
const read = async (after?: string) => {
  const call = { ...testWorld.call(), params: { userId: 'usr_head' }, query: { after } };
  return (await getMySubscription(call, testWorld.deps)).data;
};
const planId = async () => (await read()).planDetails?.userplanid ?? '';
const autopayAt = () => testWorld.provider.subscriptions.get('sub_at_1')?.cancelAtPeriodEnd === false;
const save = (userplanid: string, autopaystatus: 0 | 1, now = testWorld.now()) =>
  testWorld.perform(saveAutoPayOption, {
    now,
    requestId: 'r',
    address: 'a',
    agent: 'b',
    body: { items: [{ userplanid, autopaystatus }] },
  });

describe('my-subscription', () => {
  it('shows plan, use against what is available, autopay and history [SUB-01][API-21]', async () => {
    await own(paid, { propertyCount: 3, unitCount: 12 });
    await keep(payment(1));
    expect(await read()).toMatchObject({
      planDetails: {
        planid: 2,
        plan: 'Landlord',
        type: 'active',
        price: 19,
        annual_price: 190,
        subscription_type: 'annually',
        startDate: '2026-06-10T12:00:00.000Z',
        endDate: '2027-06-10T12:00:00.000Z',
        no_of_properties: 10,
        no_of_units: 50,
        description: 'Properties, Units, Owners',
        autopay: 1,
        has_payments: true,
      },
      paymentHistory: [
        {
          id: 'in_1',
          payment_referenceid: 'KS-1',
          businessplanstartdate: '2026-06-10T12:00:00.000Z',
          businessplanenddate: '2027-06-10T12:00:00.000Z',
          createddate: '2026-06-10T12:01:00.000Z',
          amount: 19_000,
        },
      ],
      propertyCount: 3,
      unitCount: 12,
      availableProperties: 7,
      availableUnits: 38,
    });
  });

  it('says monthly, trial and autopay 0 before anything was paid, with an empty history [SUB-01][SUB-03]', async () => {
    await own({
      ...paid,
      annual: false,
      status: 'trial',
      paidUntil: undefined,
      providerSubscriptionId: undefined,
    } as never);
    const { planDetails, paymentHistory } = await read();
    expect(planDetails).toMatchObject({
      subscription_type: 'monthly',
      autopay: 0,
      endDate: paid.trialEndsAt,
    });
    expect(paymentHistory).toEqual([]);
  });

  it('names the plan that comes next, and never less than nothing available [SUB-01]', async () => {
    await own({ ...paid, nextPlanId: 3, nextAnnual: false }, { unitCount: 60 });
    const { planDetails, availableUnits } = await read();
    expect(planDetails?.next_plan).toEqual({ planid: 3, plan: 'Manager', annual: false });
    expect(availableUnits).toBe(0);
  });

  it('pages the history, newest first [SUB-01]', async () => {
    await own();
    await keep(...Array.from({ length: 27 }, (_, index) => payment(index + 1)), payment(99, 'org_two'));
    const first = await read();
    const rest = await read(first.next);
    const ids = [...first.paymentHistory, ...rest.paymentHistory].map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 27 }, (_, index) => `in_${27 - index}`));
    expect(rest.next).toBeUndefined();
  });

  it('is the caller’s own and nobody else’s [API-21]', async () => {
    await own();
    const call = { ...testWorld.call(), params: { userId: 'usr_other' }, query: { after: undefined } };
    await expect(getMySubscription(call, testWorld.deps)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('asks the provider nothing', async () => {
    await own();
    testWorld.provider.isAway = true;
    expect((await read()).planDetails?.planid).toBe(2);
  });
});

describe('saveAutoPayOption', () => {
  it('saves no as 0 and yes as 1, really at the provider, by the signed value alone [SUB-04][API-22]', async () => {
    await own();
    const userplanid = await planId();
    expect(await save(userplanid, 0)).toEqual({ success: 1 });
    expect(autopayAt()).toBe(false);
    expect((await read()).planDetails).toMatchObject({ autopay: 0, type: 'canceled' });
    await save(userplanid, 1);
    expect(autopayAt()).toBe(true);
    expect((await read()).planDetails).toMatchObject({ autopay: 1, type: 'active' });
    expect((await testWorld.audit()).map(({ action, by }) => [action, by.process, by.userId])).toEqual([
      ['subscription.autopay', '', 'usr_head'],
      ['subscription.autopay', '', 'usr_head'],
    ]);
  });

  it('refuses the value of a session that ended, was over by the clock, or is of another role or a view by now [API-22]', async () => {
    await own();
    const userplanid = await planId();
    const session = await testWorld.addSession(testWorld.viewer(), { sessionId: 'ses_test' });
    const { viewer } = session;
    const admin = { userId: 'usr_admin', userRoleId: 'rol_admin', roleLabel: 'orgAdmin' as const };
    const now = testWorld.now().toISOString();
    for (const changed of [
      { ...session, expiresAt: now },
      { ...session, endsAt: now },
      { ...session, viewer: { ...viewer, roleLabel: 'rentalManager' as const } },
      { ...session, viewer: { ...viewer, organizationId: 'org_two' } },
      { ...session, viewer: { ...viewer, viewAs: { ...admin, sessionId: 'ses_admin' } } },
    ]) {
      await testWorld.keepSession(changed);
      await expect(save(userplanid, 0)).rejects.toMatchObject({ code: 'not-found' });
    }
    await testWorld.endSession(session);
    await expect(save(userplanid, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(autopayAt()).toBe(true);
  });

  it('refuses plain ids, bearer tokens, expired and foreign values as not found, and touches nothing [API-22]', async () => {
    await own();
    const userplanid = await planId();
    const now = testWorld.now();
    const bearer = await testWorld.deps.tokens.sign({
      userId: 'usr_head',
      sessionId: 'ses_1',
      organizationId: 'org_one',
      issuedAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    });
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const tries: [string, Date][] = [
      ['sub_one', now],
      ['sub_at_1', now],
      [bearer, now],
      [`${userplanid}x`, now],
      [userplanid, tomorrow],
    ];
    for (const [value, at] of tries)
      await expect(save(value, 0, at)).rejects.toMatchObject({ code: 'not-found' });
    await testWorld.organization({ subscription: { ...paid, subscriptionId: 'sub_two' } });
    await expect(save(userplanid, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(autopayAt()).toBe(true);
  });

  it('has nothing to switch before a plan is paid for [API-22]', async () => {
    await own({ ...paid, status: 'ended' });
    const userplanid = await planId();
    await expect(save(userplanid, 1)).rejects.toMatchObject({ code: 'no-subscription' });
  });

  it('is no bearer token either [API-22]', async () => {
    await own();
    const userplanid = await planId();
    expect(await testWorld.deps.tokens.verify(userplanid, testWorld.now())).toBeUndefined();
    expect(userplanid.length).toBeLessThan(600);
  });
});

describe('getReceipt', () => {
  const receipt = (id: string) => getReceipt({ ...testWorld.call(), params: { id } }, testWorld.deps);
  it('leads to the receipt of an own payment, and of no other', async () => {
    await own();
    await keep(payment(1));
    await keep(payment(2, 'org_two'));
    for (const invoiceId of ['in_1', 'in_2'])
      testWorld.provider.invoices.set(invoiceId, {
        invoiceId,
        customerId: 'cus_1',
        subscriptionId: 'sub_at_1',
        number: 'KS-1',
        status: 'paid',
        amountDue: 1,
        amountPaid: 1,
        amountRefunded: 0,
        lines: [],
        periodStart: '',
        periodEnd: '',
        createdAt: '',
        pdfUrl: `https://pay.test/${invoiceId}.pdf`,
      });
    expect((await receipt('in_1')).data.url).toBe('https://pay.test/in_1.pdf');
    await expect(receipt('in_2')).rejects.toMatchObject({ code: 'not-found' });
    await expect(receipt('in_9')).rejects.toMatchObject({ code: 'not-found' });
  });
});
