import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import type { MySubscription } from '../../shared/contract/subscriptions';
import { type Client, signedIn } from '../support/client';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const hour = 3_600_000;
const logIn = (email: string) => signedIn(product.url, email, demoPassword);

async function mine(client: Client): Promise<MySubscription> {
  const { id: userId } = (await client.call('users', 'getCurrentUser', {})).body.data;
  return (await client.call('subscriptions', 'getMySubscription', { params: { userId }, query: {} })).body
    .data;
}

describe('the demo organizations', () => {
  it.each([
    ['orgadmin@demo.test', 'Org', 'annually', Array(2).fill(149_000)],
    ['owner@demo.test', 'Landlord', 'annually', Array(2).fill(19_000)],
    ['manager@demo.test', 'Manager', 'monthly', Array(4).fill(4900)],
  ] as const)('of %s has paid for %s %s, each time with a receipt', async (email, plan, rhythm, paid) => {
    const client = await logIn(email);
    const { planDetails, paymentHistory } = await mine(client);
    expect(planDetails).toMatchObject({ plan, subscription_type: rhythm, type: 'active', autopay: 1 });
    const now = Date.now();
    expect(Date.parse(planDetails?.startDate ?? '')).toBeLessThan(now - 7 * 24 * hour);
    expect(Date.parse(planDetails?.endDate ?? '')).toBeGreaterThan(now + 7 * 24 * hour);
    expect(paymentHistory.map(({ amount }) => amount)).toEqual(paid);
    // Each period ends where the next begins; the newest is the current one.
    expect(paymentHistory.map(({ businessplanenddate }) => businessplanenddate)).toEqual([
      planDetails?.endDate,
      ...paymentHistory.slice(0, -1).map(({ businessplanstartdate }) => businessplanstartdate),
    ]);
    const { entries } = (await client.call('audit', 'getEntries', { query: { kind: 'subscription' } })).body
      .data;
    expect(entries).toMatchObject([{ words: 'Started a paid plan', object_name: plan }]);
    expect(entries[0]?.at.slice(0, 10)).toBe(paymentHistory.at(-1)?.createddate.slice(0, 10));
    for (const { id, status } of paymentHistory) {
      expect(status).toBe('paid');
      const { url } = (await client.call('subscriptions', 'getReceipt', { params: { id } })).body.data;
      const receipt = await fetch(product.url + new URL(url).pathname);
      expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  });

  it('of who just signed up is on its trial, and nobody was told of what was paid long ago', async () => {
    const { planDetails, paymentHistory } = await mine(await logIn('empty@demo.test'));
    expect(planDetails).toMatchObject({ type: 'trial', has_payments: false });
    expect(paymentHistory).toEqual([]);
    const ofPlans = ({ subject }: { subject: string }) => /plan|trial|renew|^Receipt/i.test(subject);
    expect((await product.outbox()).filter(ofPlans)).toEqual([]);
    const client = await logIn('manager@demo.test');
    const [role] = (await client.call('users', 'getCurrentUser', {})).body.data.roles;
    const params = { userRoleId: role?.user_role_id ?? '' };
    const told = (await client.call('notifications', 'getNotifications', { params, query: {} })).body;
    expect(told.encryptedData.notifications).toEqual([]);
  });

  it('upgrades for the days that are left, on the card that it has', async () => {
    const client = await logIn('owner@demo.test');
    const query = { planid: 3, annual: 'true' as const };
    const preview = (await client.call('subscriptions', 'previewPlanChange', { query })).body.data;
    const body = { planid: 3, annual: true };
    expect((await client.call('subscriptions', 'changePlan', { body })).body.data.kind).toBe('now');
    const { planDetails, paymentHistory } = await mine(client);
    expect(planDetails).toMatchObject({ planid: 3, no_of_units: 500, type: 'active' });
    expect(paymentHistory).toHaveLength(3);
    const due = paymentHistory[0]?.amount ?? 0;
    expect(due).toBeGreaterThan(0);
    expect(due).toBeLessThan(30_000);
    // A second may pass between the two calls and cost a cent.
    expect(Math.abs(due - preview.due_now)).toBeLessThanOrEqual(1);
  });

  it('sees its card and can have another one on the provider’s page', async () => {
    const client = await logIn('orgadmin@demo.test');
    const { url } = (await client.call('subscriptions', 'openBillingPortal', { body: {} })).body.data;
    const page = await (await fetch(product.url + new URL(url).pathname)).text();
    expect(page).toContain('Visa •••• 4242');
  });

  it('stops, goes on, and renews by itself', async () => {
    const client = await logIn('manager@demo.test');
    const planDetails = async () => (await mine(client)).planDetails;
    for (const [autopaystatus, type] of [
      [0, 'canceled'],
      [1, 'active'],
    ] as const) {
      const userplanid = (await planDetails())?.userplanid ?? '';
      await client.call('subscriptions', 'saveAutoPayOption', {
        body: { items: [{ userplanid, autopaystatus }] },
      });
      expect(await planDetails()).toMatchObject({ type, autopay: autopaystatus });
    }
    const { endDate = '' } = (await planDetails()) ?? {};
    await product.setClock(new Date(Date.parse(endDate) + hour));
    const again = await logIn('manager@demo.test');
    await expect
      .poll(async () => (await mine(again)).paymentHistory, { timeout: 20_000, interval: 150 })
      .toHaveLength(5);
    const renewed = await mine(again);
    expect(renewed.planDetails).toMatchObject({ type: 'active', startDate: endDate });
    expect(renewed.paymentHistory[0]).toMatchObject({ status: 'paid', amount: 4900 });
    await expect
      .poll(async () => (await product.outbox()).map(({ to, subject }) => [to, subject]), { timeout: 20_000 })
      .toContainEqual(['manager@demo.test', expect.stringMatching(/^Receipt /)]);
    expect(product.reports).toEqual([]);
  });
});
