import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Billing, openBilling } from '../../test/support/test-world/billing';
import { logger } from '../runtime/logger';
import { update } from '../table/db/writes';
import { Organization } from '../table/organizations/record';
import { changePlan } from './change-plan';
import { getCheckout } from './get-checkout';
import { openBillingPortal } from './open-billing-portal';
import { previewPlanChange } from './preview-plan-change';
import { startCheckout } from './start-checkout';

logger.setLogLevel('SILENT');

let testWorld: Billing;
beforeEach(async () => {
  testWorld = await openBilling();
  const startedAt = testWorld.now().toISOString();
  const trialEndsAt = '2026-01-14T12:00:00.000Z';
  await testWorld.organization({
    subscription: { subscriptionId: 'sub_one', planId: 2, annual: false, startedAt, trialEndsAt },
    limits: { properties: 10, units: 50 },
  });
  await testWorld.account({ email: 'head@demo.test' });
});

const key = { organizationId: 'org_one' };
const use = (unitCount: number, propertyCount = 1) =>
  testWorld.db.write(update(Organization, { key, set: { unitCount, propertyCount } }));
const preview = async (planid: number, annual: 'true' | 'false' = 'false', now = testWorld.now()) =>
  (await previewPlanChange({ ...testWorld.call(), now, query: { planid, annual } }, testWorld.deps)).data;
const start = (planid: number, annual = false) =>
  testWorld.perform(startCheckout, { ...testWorld.call(), body: { planid, annual } });
const change = async (planid: number, annual = false) =>
  (await testWorld.perform(changePlan, { ...testWorld.call(), body: { planid, annual } })).data.kind;
const look = async (id: string) =>
  (await getCheckout({ ...testWorld.call(), params: { id } }, testWorld.deps)).data;
const pageOf = async (planid: number, annual = false) =>
  (await start(planid, annual)).data.url.split('/').at(-1) ?? '';
async function subscribe(planid = 2, annual = false) {
  const checkoutId = await pageOf(planid, annual);
  const subscriptionId = testWorld.life.payCheckout(checkoutId);
  await look(checkoutId);
  return subscriptionId;
}

describe('paying for a plan after the trial', () => {
  it('is said before: what is due now and when again', async () => {
    const january = new Date('2026-01-31T12:00:00.000Z');
    expect(await preview(2, 'false', january)).toEqual({
      kind: 'checkout',
      due_now: 1900,
      lines: [{ description: 'Landlord, monthly', amount: 1900, proration: false }],
      next_amount: 1900,
      next_at: '2026-02-28T12:00:00.000Z',
      blockers: [],
    });
    expect(await preview(3, 'true', january)).toMatchObject({
      due_now: 49_000,
      next_at: '2027-01-31T12:00:00.000Z',
    });
  });

  it('leads to one page however often it is clicked, for one customer', async () => {
    const [first, second] = [await start(2), await start(2)];
    expect(first.data.url).toBe(second.data.url);
    expect([...testWorld.provider.customers.values()]).toEqual([
      { organizationId: 'org_one', email: 'head@demo.test', name: 'Northgate Homes' },
    ]);
    expect((await testWorld.ours()).subscription.customerId).toBe(
      [...testWorld.provider.customers.keys()][0],
    );
    expect((await testWorld.audit()).map(({ action, by }) => [action, by.userId])).toEqual([
      ['subscription.start', 'usr_head'],
    ]);
    expect((await start(3)).data.url).not.toBe(first.data.url);
  });

  it('is by the customer of who was faster, and by none where that is not known', async () => {
    const { subscription } = await testWorld.ours();
    const faster = vi.spyOn(testWorld.deps.subscriptions, 'change').mockImplementationOnce(async () => {
      const set = { subscription: { ...subscription, customerId: 'cus_first' } };
      await testWorld.db.write(update(Organization, { key, set }));
      return false;
    });
    await start(2);
    expect([...testWorld.provider.checkouts.values()].map(({ customerId }) => customerId)).toEqual([
      'cus_first',
    ]);
    await testWorld.db.write(update(Organization, { key, set: { subscription } }));
    faster.mockResolvedValue(false);
    await expect(start(3)).rejects.toMatchObject({ code: 'conflict' });
    faster.mockRestore();
  });

  it('is taken up by who comes back, before any webhook event came', async () => {
    const checkoutId = await pageOf(3, true);
    expect(await look(checkoutId)).toEqual({ status: 'open', plan: 'Landlord' });
    testWorld.life.payCheckout(checkoutId);
    expect(await look(checkoutId)).toEqual({ status: 'paid', plan: 'Manager' });
    expect(await testWorld.ours()).toMatchObject({
      subscription: { status: 'active', planId: 3, annual: true, autopay: true },
      limits: { properties: 50, units: 500 },
    });
    expect(await testWorld.deps.planPayments.all('org_one')).toMatchObject([
      { amount: 49_000, status: 'paid' },
    ]);
    expect(await testWorld.mailed()).toEqual([expect.stringMatching(/^Receipt/)]);
  });

  it('is still on its way while a bank transfers it', async () => {
    const checkoutId = await pageOf(2);
    const checkout = testWorld.provider.checkouts.get(checkoutId);
    if (checkout)
      testWorld.provider.checkouts.set(checkoutId, { ...checkout, status: 'complete', paid: false });
    expect((await look(checkoutId)).status).toBe('processing');
    expect((await testWorld.ours()).subscription.status).toBeUndefined();
  });

  it('shows nobody else’s page', async () => {
    const checkoutId = await pageOf(2);
    const checkout = testWorld.provider.checkouts.get(checkoutId);
    if (checkout) testWorld.provider.checkouts.set(checkoutId, { ...checkout, organizationId: 'org_two' });
    await expect(look(checkoutId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(look('cs_nothing')).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([1, 9])('takes no plan %i, which nobody can buy', async (planid) => {
    await expect(start(planid)).rejects.toMatchObject({ code: 'not-found' });
    await expect(preview(planid)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses a plan too small for what is in use, and one too many', async () => {
    await use(60, 11);
    await expect(start(2)).rejects.toMatchObject({
      code: 'plan-too-small',
      details: {
        fields: {
          properties: 'Remove 1 of 11 properties: this plan has 10',
          units: 'Remove 10 of 60 units: this plan has 50',
        },
      },
    });
    await subscribe(3);
    await expect(start(4)).rejects.toMatchObject({ code: 'already-subscribed' });
  });

  it('opens the portal once there is a customer', async () => {
    const open = () => openBillingPortal({ ...testWorld.call(), body: {} }, testWorld.deps);
    await expect(open()).rejects.toMatchObject({ code: 'no-subscription' });
    await start(2);
    expect((await open()).data.url).toContain((await testWorld.ours()).subscription.customerId);
  });
});

describe('paying for a plan during the trial', () => {
  const trialEndsAt = '2026-06-29T12:00:00.000Z';
  beforeEach(async () => {
    const { subscription } = await testWorld.ours();
    await testWorld.db.write(
      update(Organization, { key, set: { subscription: { ...subscription, trialEndsAt } } }),
    );
  });

  it('is said before: nothing now, the price from the trial’s end on', async () => {
    expect(await preview(3, 'true')).toEqual({
      kind: 'checkout',
      due_now: 0,
      lines: [],
      blockers: [],
      next_amount: 49_000,
      next_at: trialEndsAt,
    });
  });

  it('begins when the trial ends: the plan at once, the payment and its receipt then', async () => {
    const checkoutId = await pageOf(3);
    const subscriptionId = testWorld.life.payCheckout(checkoutId);
    expect(await look(checkoutId)).toEqual({ status: 'paid', plan: 'Manager', free_until: trialEndsAt });
    expect(await testWorld.ours()).toMatchObject({
      subscription: { status: 'active', planId: 3, freeUntil: trialEndsAt },
      limits: { properties: 50, units: 500 },
    });
    expect(await testWorld.deps.planPayments.all('org_one')).toEqual([]);
    expect(await testWorld.mailed()).toEqual(['Your plan begins on Jun 29, 2026']);
    testWorld.life.reachPeriodEnd(subscriptionId, { pays: true });
    await look(checkoutId);
    const { subscription } = await testWorld.ours();
    expect(subscription).toMatchObject({ status: 'active', paidUntil: '2026-07-29T12:00:00.000Z' });
    expect(subscription).not.toHaveProperty('freeUntil');
    expect((await testWorld.mailed()).at(-1)).toMatch(/^Receipt/);
  });

  it('lets any other plan be chosen at once and for nothing, a smaller one too', async () => {
    await subscribe(3, true);
    expect(await preview(2)).toMatchObject({ kind: 'now', due_now: 0, next_at: trialEndsAt });
    expect(await change(2)).toBe('now');
    expect(await testWorld.ours()).toMatchObject({
      subscription: { planId: 2, annual: false, freeUntil: trialEndsAt },
      limits: { properties: 10, units: 50 },
    });
  });

  it('that is canceled charges nothing, and choosing a plan again takes that back', async () => {
    const checkoutId = await pageOf(3);
    const subscriptionId = testWorld.life.payCheckout(checkoutId);
    await look(checkoutId);
    testWorld.life.change(subscriptionId, { cancelAtPeriodEnd: true });
    await look(checkoutId);
    expect((await testWorld.ours()).subscription).toMatchObject({
      status: 'canceled',
      freeUntil: trialEndsAt,
    });
    expect(await change(2)).toBe('now');
    expect((await testWorld.ours()).subscription).toMatchObject({
      status: 'active',
      planId: 2,
      autopay: true,
    });
    testWorld.life.change(subscriptionId, { cancelAtPeriodEnd: true });
    testWorld.life.reachPeriodEnd(subscriptionId, { pays: true });
    await look(checkoutId);
    expect((await testWorld.ours()).subscription.status).toBe('ended');
    expect([...testWorld.provider.invoices.values()].map(({ amountPaid }) => amountPaid)).toEqual([0]);
  });
});

describe('changing a plan', () => {
  it('takes a larger one at once, limits and all', async () => {
    await subscribe(2);
    expect(await preview(3)).toMatchObject({ kind: 'now', due_now: 4900 });
    expect(await change(3)).toBe('now');
    expect(await testWorld.ours()).toMatchObject({
      subscription: { planId: 3 },
      limits: { properties: 50, units: 500 },
    });
    expect((await testWorld.audit())[0]).toMatchObject({
      action: 'subscription.plan',
      by: { userId: 'usr_head' },
      before: { planId: 2 },
      after: { planId: 3 },
    });
  });

  it('takes a smaller one at the period’s end, and takes that back', async () => {
    const subscriptionId = await subscribe(3);
    expect(await preview(2)).toMatchObject({ kind: 'period-end', due_now: 0, next_amount: 1900 });
    expect(await change(2)).toBe('period-end');
    expect(await testWorld.ours()).toMatchObject({
      subscription: { planId: 3, nextPlanId: 2 },
      limits: { properties: 50, units: 500 },
    });
    expect(await preview(2)).toMatchObject({ kind: 'none' });
    expect(await change(2)).toBe('none');
    expect(await preview(3)).toMatchObject({ kind: 'now', due_now: 0 });
    expect(await change(3)).toBe('now');
    expect((await testWorld.ours()).subscription).not.toHaveProperty('nextPlanId');
    expect(testWorld.life.subscription(subscriptionId).next).toBeUndefined();
  });

  it('takes another plan in place of the one that waits, and the same one by the year', async () => {
    await subscribe(4);
    expect(await change(2)).toBe('period-end');
    expect(await change(3)).toBe('period-end');
    expect((await testWorld.ours()).subscription).toMatchObject({
      planId: 4,
      nextPlanId: 3,
      nextAnnual: false,
    });
    expect(await change(3)).toBe('none');
    expect(await change(3, true)).toBe('period-end');
    expect((await testWorld.ours()).subscription).toMatchObject({ nextPlanId: 3, nextAnnual: true });
  });

  it('turns autopay on for a plan that is to come', async () => {
    const subscriptionId = await subscribe(3);
    testWorld.life.change(subscriptionId, { cancelAtPeriodEnd: true });
    const { subscription } = await testWorld.ours();
    const canceled = { ...subscription, status: 'canceled', autopay: false } as const;
    await testWorld.db.write(update(Organization, { key, set: { subscription: canceled } }));
    await change(2);
    expect((await testWorld.ours()).subscription).toMatchObject({
      status: 'active',
      autopay: true,
      nextPlanId: 2,
    });
  });

  it('is refused below what is in use, naming what must go first', async () => {
    await subscribe(3);
    await use(60);
    expect((await preview(2)).blockers).toEqual([{ what: 'units', in_use: 60, limit: 50 }]);
    await expect(change(2)).rejects.toMatchObject({
      code: 'plan-too-small',
      details: { fields: { units: 'Remove 10 of 60 units: this plan has 50' } },
    });
    expect((await testWorld.ours()).subscription).not.toHaveProperty('nextPlanId');
  });

  it('that is declined changes nothing, and can be tried again', async () => {
    await subscribe(2);
    const before = await testWorld.ours();
    testWorld.provider.declines = true;
    await expect(change(3)).rejects.toMatchObject({ code: 'payment-declined' });
    expect(await testWorld.ours()).toEqual(before);
    testWorld.provider.declines = false;
    expect(await change(3)).toBe('now');
  });

  it('needs a paid plan', async () => {
    await expect(change(3)).rejects.toMatchObject({ code: 'no-subscription' });
  });
});
