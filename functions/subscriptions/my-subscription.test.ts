import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanPayment } from '../../functions/table/plan-payments';
import type { Subscription } from '../../shared/domain/subscriptions';
import { fakeDeps } from '../../test/support/fake-deps';
import { addOrganization, viewerCall } from '../../test/support/fake-viewer';
import { getMySubscription } from './get-my-subscription';
import { getReceipt } from './get-receipt';
import { saveAutoPayOption } from './save-autopay-option';

let { deps, world } = fakeDeps();
beforeEach(() => {
  ({ deps, world } = fakeDeps());
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
const payment = (number: number, over: Partial<PlanPayment> = {}): PlanPayment => ({
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
  ...over,
});
function own(subscription = paid, over: Parameters<typeof addOrganization>[1] = {}) {
  addOrganization(world, { subscription, limits: { properties: 10, units: 50 }, ...over });
  world.provider.subscriptions.set('sub_at_1', {
    ...{
      subscriptionId: 'sub_at_1',
      customerId: 'cus_1',
      organizationId: 'org_one',
      planId: 2,
      annual: true,
    },
    ...{ status: 'active', cancelAtPeriodEnd: false, createdAt: '2026-06-10T12:00:00.000Z' },
    ...{ periodStart: '2026-06-10T12:00:00.000Z', periodEnd: '2027-06-10T12:00:00.000Z' },
  });
}
const keep = (one: PlanPayment, organizationId = 'org_one') =>
  world.billing.payments.set(`${organizationId} ${one.invoiceId}`, one);
const read = async (after?: string) => {
  const call = viewerCall(world);
  const { data } = await getMySubscription(
    { ...call, params: { userId: 'usr_head' }, query: { after } },
    deps,
  );
  return data;
};
const autopayAt = () => world.provider.subscriptions.get('sub_at_1')?.cancelAtPeriodEnd === false;
const save = (userplanid: string, autopaystatus: 0 | 1, now = world.now) =>
  saveAutoPayOption(
    {
      body: { items: [{ userplanid, autopaystatus }] },
      now,
      requestId: 'r',
      address: 'a',
      agent: 'b',
      lastWrite: <T>(write: () => Promise<T>) => write(),
    },
    deps,
  );

describe('my-subscription', () => {
  it('shows plan, use against what is available, autopay and history [SUB-01][API-21]', async () => {
    own(paid, { propertyCount: 3, unitCount: 12 });
    keep(payment(1));
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
    own({
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
    own({ ...paid, nextPlanId: 3, nextAnnual: false }, { unitCount: 60 });
    const { planDetails, availableUnits } = await read();
    expect(planDetails?.next_plan).toEqual({ planid: 3, plan: 'Manager', annual: false });
    expect(availableUnits).toBe(0);
  });

  it('pages the history, newest first [SUB-01]', async () => {
    own();
    for (let number = 1; number <= 27; number += 1) keep(payment(number));
    keep(payment(99), 'org_two');
    const first = await read();
    const rest = await read(first.next);
    const ids = [...first.paymentHistory, ...rest.paymentHistory].map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 27 }, (_, index) => `in_${27 - index}`));
    expect(rest.next).toBeUndefined();
  });

  it('is the caller’s own and nobody else’s [API-21]', async () => {
    own();
    const call = { ...viewerCall(world), params: { userId: 'usr_other' }, query: { after: undefined } };
    await expect(getMySubscription(call, deps)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('asks the provider nothing', async () => {
    own();
    world.takeCalls();
    await read();
    expect(world.takeCalls().filter((call) => call.startsWith('payments.'))).toEqual([]);
  });
});

describe('saveAutoPayOption', () => {
  it('saves no as 0 and yes as 1, really at the provider, by the signed value alone [SUB-04][API-22]', async () => {
    own();
    const userplanid = (await read()).planDetails?.userplanid ?? '';
    expect(await save(userplanid, 0)).toEqual({ success: 1 });
    expect(autopayAt()).toBe(false);
    expect((await read()).planDetails).toMatchObject({ autopay: 0, type: 'canceled' });
    await save(userplanid, 1);
    expect(autopayAt()).toBe(true);
    expect((await read()).planDetails).toMatchObject({ autopay: 1, type: 'active' });
    expect(world.audit.map(({ action, by }) => [action, by.process, by.userId])).toEqual([
      ['subscription.autopay', '', 'usr_head'],
      ['subscription.autopay', '', 'usr_head'],
    ]);
  });

  it('refuses the value of a session that ended, was over by the clock, or is of another role by now [API-22]', async () => {
    own();
    const userplanid = (await read()).planDetails?.userplanid ?? '';
    const [[sessionId, session] = []] = [...world.sessions];
    if (sessionId === undefined || session === undefined) throw new Error('There is no session');
    const { viewer } = session;
    for (const changed of [
      { ...session, expiresAt: world.now.toISOString() },
      { ...session, endsAt: world.now.toISOString() },
      { ...session, viewer: { ...viewer, roleLabel: 'rentalManager' as const } },
      { ...session, viewer: { ...viewer, organizationId: 'org_two' } },
    ]) {
      world.sessions.set(sessionId, changed);
      await expect(save(userplanid, 0)).rejects.toMatchObject({ code: 'not-found' });
    }
    world.sessions.delete(sessionId);
    await expect(save(userplanid, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(autopayAt()).toBe(true);
  });

  it('refuses plain ids, bearer tokens, expired and foreign values as not found, and touches nothing [API-22]', async () => {
    own();
    const userplanid = (await read()).planDetails?.userplanid ?? '';
    const bearer = await deps.tokens.sign({
      ...{ userId: 'usr_head', sessionId: 'ses_1', organizationId: 'org_one' },
      ...{ issuedAt: world.now, expiresAt: new Date(world.now.getTime() + 3_600_000) },
    });
    const tomorrow = new Date(world.now.getTime() + 86_400_000);
    const tries: [string, Date][] = [
      ['sub_one', world.now],
      ['sub_at_1', world.now],
      [bearer, world.now],
      [`${userplanid}x`, world.now],
      [userplanid, tomorrow],
    ];
    for (const [value, now] of tries)
      await expect(save(value, 0, now)).rejects.toMatchObject({ code: 'not-found' });
    addOrganization(world, { subscription: { ...paid, subscriptionId: 'sub_two' } });
    await expect(save(userplanid, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(autopayAt()).toBe(true);
  });

  it('has nothing to switch before a plan is paid for [API-22]', async () => {
    own({ ...paid, status: 'ended' });
    const userplanid = (await read()).planDetails?.userplanid ?? '';
    await expect(save(userplanid, 1)).rejects.toMatchObject({ code: 'no-subscription' });
  });

  it('is no bearer token either [API-22]', async () => {
    own();
    const userplanid = (await read()).planDetails?.userplanid ?? '';
    expect(await deps.tokens.verify(userplanid, world.now)).toBeUndefined();
    expect(userplanid.length).toBeLessThan(600);
  });
});

describe('getReceipt', () => {
  const receipt = (id: string) => getReceipt({ ...viewerCall(world), params: { id } }, deps);
  it('leads to the receipt of an own payment, and of no other', async () => {
    own();
    keep(payment(1));
    keep(payment(2), 'org_two');
    for (const invoiceId of ['in_1', 'in_2'])
      world.provider.invoices.set(invoiceId, {
        ...{ invoiceId, customerId: 'cus_1', subscriptionId: 'sub_at_1', number: 'KS-1', status: 'paid' },
        ...{ amountDue: 1, amountPaid: 1, amountRefunded: 0, lines: [], periodStart: '', periodEnd: '' },
        ...{ createdAt: '', pdfUrl: `https://pay.test/${invoiceId}.pdf` },
      });
    expect((await receipt('in_1')).data.url).toBe('https://pay.test/in_1.pdf');
    await expect(receipt('in_2')).rejects.toMatchObject({ code: 'not-found' });
    await expect(receipt('in_9')).rejects.toMatchObject({ code: 'not-found' });
  });
});
