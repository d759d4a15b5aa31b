import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Payments } from '../../../functions/gateways/payments/payments';
import { stripePayments } from '../../../functions/gateways/payments/stripe';
import { plans } from '../../plans';
import { cardFields, follow, open, send } from './testing/browser';
import { type Opened, openDouble, testSecret, testWebhookSecret } from './testing/open-double';

let opened: Opened;
let payments: Payments;
beforeEach(async () => {
  opened = await openDouble();
  payments = stripePayments({
    secretKey: testSecret,
    webhookSecret: testWebhookSecret,
    api: { host: '127.0.0.1', port: opened.port, protocol: 'http' },
  });
  await payments.ensurePrices(plans);
});
afterEach(() => opened.close());

const landlord = { planId: 2, annual: false };
const manager = { planId: 3, annual: false };

async function paidPlan() {
  const organization = { organizationId: 'org_1', email: 'owner@demo.test', name: 'Olga Owner' };
  const customerId = await payments.customerFor(organization);
  const page = await payments.startCheckout({
    ...landlord,
    customerId,
    organizationId: 'org_1',
    successUrl: 'http://localhost:3000/done',
    cancelUrl: 'http://localhost:3000/canceled',
    attempt: 'first',
  });
  await send(page.url, cardFields());
  const checkout = await payments.checkout(page.checkoutId);
  const subscriptionId = checkout?.subscriptionId ?? '';
  return { customerId, checkout, subscriptionId, now: () => payments.subscription(subscriptionId) };
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('the product’s own gateway against the double', () => {
  it('writes its prices once, and a new one when a plan’s price changes', async () => {
    const count = async () => (await opened.stripe.prices.list({ limit: 100 })).data.length;
    expect(await count()).toBe(6);
    await payments.ensurePrices(plans);
    expect(await count()).toBe(6);
    await payments.ensurePrices(plans.map((plan) => (plan.id === 2 ? { ...plan, price: 21 } : plan)));
    expect(await count()).toBe(7);
  });

  it('sees a checkout paid, and its subscription', async () => {
    const { checkout, now, customerId } = await paidPlan();
    expect(checkout).toMatchObject({ organizationId: 'org_1', status: 'complete', paid: true });
    expect(await now()).toMatchObject({
      ...landlord,
      customerId,
      organizationId: 'org_1',
      status: 'active',
      periodStart: '2026-11-21T10:00:00.000Z',
      periodEnd: '2026-12-21T10:00:00.000Z',
      cancelAtPeriodEnd: false,
    });
    expect(await payments.subscription('sub_none')).toBeUndefined();
    expect(await payments.checkout('cs_none')).toBeUndefined();
  });

  it('charges for a larger plan what it foresaw, and waits with a smaller one', async () => {
    const { subscriptionId, now, customerId } = await paidPlan();
    opened.clock.set(new Date('2026-12-06T10:00:00Z'));
    const change = { ...manager, subscriptionId };
    const foreseen = await payments.previewChange({ ...change, now: opened.clock.now() });
    expect(foreseen).toMatchObject({ dueNow: 1500, nextAmount: 4900, nextAt: '2026-12-21T10:00:00.000Z' });
    await payments.changePlan({ ...change, when: 'now', attempt: 'up' });
    expect((await payments.invoices(customerId))[0]).toMatchObject({ amountPaid: 1500, status: 'paid' });
    const waits = await payments.changePlan({
      ...landlord,
      subscriptionId,
      when: 'period-end',
      attempt: 'down',
    });
    expect(waits).toMatchObject({ ...manager, next: landlord });
    await opened.moveTo('2026-12-21T10:00:05Z');
    expect(await now()).toMatchObject({ ...landlord, status: 'active' });
    expect((await now())?.next).toBeUndefined();
  });

  it('turns autopay off and on, dropping a change that waits', async () => {
    const { subscriptionId, now } = await paidPlan();
    await payments.changePlan({ ...manager, subscriptionId, when: 'period-end', attempt: 'later' });
    const off = await payments.setAutopay({ subscriptionId, on: false, attempt: 'off' });
    expect(off).toMatchObject({ ...landlord, cancelAtPeriodEnd: true });
    expect(off.next).toBeUndefined();
    await payments.setAutopay({ subscriptionId, on: true, attempt: 'on' });
    expect((await now())?.cancelAtPeriodEnd).toBe(false);
    await payments.setAutopay({ subscriptionId, on: false, attempt: 'off again' });
    await opened.moveTo('2026-12-21T10:00:05Z');
    expect((await now())?.status).toBe('canceled');
  });

  it('changes nothing when the larger plan’s payment is declined', async () => {
    const { subscriptionId, now, customerId } = await paidPlan();
    const { url } = await payments.openPortal({ customerId, returnUrl: 'http://localhost:3000/back' });
    await send(`${url}/add`, cardFields('4000000000000341'));
    await expect(
      payments.changePlan({ ...manager, subscriptionId, when: 'now', attempt: 'up' }),
    ).rejects.toMatchObject({ code: 'payment-declined' });
    expect(await now()).toMatchObject({ ...landlord, status: 'active' });
  });

  it('keeps a waiting change when the card for another one is declined, and drops it once that one is paid', async () => {
    const { subscriptionId, now, customerId } = await paidPlan();
    const yearly = { planId: 2, annual: true };
    await payments.changePlan({ ...manager, subscriptionId, when: 'now', attempt: 'up' });
    await payments.changePlan({ ...landlord, subscriptionId, when: 'period-end', attempt: 'down' });
    const { url } = await payments.openPortal({ customerId, returnUrl: 'http://localhost:3000/back' });
    await send(`${url}/add`, cardFields('4000000000000341'));
    const larger = { planId: 4, annual: true, subscriptionId, when: 'now' } as const;
    await expect(payments.changePlan({ ...larger, attempt: 'declined' })).rejects.toMatchObject({
      code: 'payment-declined',
    });
    expect(await now()).toMatchObject({ ...manager, next: landlord });
    await send(`${url}/add`, cardFields());
    expect(await payments.changePlan({ ...larger, attempt: 'again' })).not.toHaveProperty('next');
    await payments.changePlan({ ...yearly, subscriptionId, when: 'period-end', attempt: 'later' });
    expect(await now()).toMatchObject({ planId: 4, annual: true, next: yearly });
  });

  it('plays a year: renewals, a failure and its repair, up, down, a refund; every cent agrees with the provider', async () => {
    const { subscriptionId, customerId, now } = await paidPlan();
    const change = { subscriptionId };
    await opened.moveTo('2027-02-06T10:00:00Z');
    await payments.changePlan({ ...change, ...manager, when: 'now', attempt: 'up' });
    await opened.moveTo('2027-04-01T10:00:00Z');
    await payments.changePlan({ ...change, ...landlord, when: 'period-end', attempt: 'down' });
    await opened.moveTo('2027-06-01T10:00:00Z');
    const broken = await payments.openPortal({ customerId, returnUrl: 'http://localhost:3000/back' });
    await send(`${broken.url}/add`, cardFields('4000000000000341'));
    await opened.moveTo('2027-06-25T10:00:00Z');
    expect((await now())?.status).toBe('past_due');
    const [owed] = await payments.invoices(customerId);
    const repair = await payments.openPortal({ customerId, returnUrl: 'http://localhost:3000/back' });
    await send(`${repair.url}/add`, cardFields('5555555555554444'));
    await send(repair.url, { action: 'pay', id: owed?.invoiceId ?? '' });
    expect((await now())?.status).toBe('active');
    await payments.refund({ invoiceId: owed?.invoiceId ?? '', amount: 700, attempt: 'refund' });
    await opened.moveTo('2027-11-21T10:00:05Z');

    const invoices = await payments.invoices(customerId);
    expect(invoices).toHaveLength(14);
    expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
    const upgrade = invoices.filter(({ lines }) => lines.some(({ isProration }) => isProration));
    expect(upgrade.map(({ amountPaid }) => amountPaid)).toEqual([
      sum(upgrade[0]?.lines.map(({ amount }) => amount) ?? []),
    ]);
    expect(sum(invoices.map(({ amountPaid }) => amountPaid))).toBe(
      11 * 1900 + 2 * 4900 + (upgrade[0]?.amountPaid ?? 0),
    );
    expect(sum(invoices.map(({ amountRefunded }) => amountRefunded))).toBe(700);
    const intents = await opened.stripe.paymentIntents.list({
      customer: customerId,
      limit: 100,
      expand: ['data.latest_charge'],
    });
    const charges = intents.data.map(({ latest_charge }) => latest_charge as Stripe.Charge);
    expect(charges.every(({ status }) => status === 'succeeded')).toBe(true);
    const kept = sum(charges.map(({ amount, amount_refunded: back }) => amount - back));
    expect(sum(invoices.map(({ amountPaid, amountRefunded }) => amountPaid - amountRefunded))).toBe(kept);
    const [balance, { data: movements }] = await Promise.all([
      opened.stripe.balance.retrieve(),
      opened.stripe.balanceTransactions.list({ limit: 100 }),
    ]);
    const held = [...balance.available, ...balance.pending].map(({ amount }) => amount);
    expect(sum(held)).toBe(kept - sum(movements.map(({ fee }) => fee)));
  });

  it('reads its webhook events', async () => {
    await paidPlan();
    opened.answerWith(200);
    await opened.double.webhooks.deliverDue();
    const [delivery] = opened.double.webhooks.list();
    const stamp = Math.floor(opened.clock.now().getTime() / 1000);
    const { signatureOf } = await import('./webhooks/send-event');
    const body = delivery?.body ?? '';
    const signature = signatureOf(body, testWebhookSecret, stamp);
    expect(await payments.readEvent(body, signature, opened.clock.now())).toMatchObject({
      eventId: delivery?.event,
      type: delivery?.type,
    });
    expect(await payments.readEvent(`${body} `, signature, opened.clock.now())).toBeUndefined();
  });

  it('follows an owner’s account from nothing to ready', async () => {
    const owner = { organizationId: 'org_1', ownerId: 'own_1', email: 'rosa@demo.test' };
    const accountId = await payments.connectedAccountFor(owner);
    expect(await payments.connectedAccountFor(owner)).toBe(accountId);
    const urls = { returnUrl: 'http://localhost:3000/back', refreshUrl: 'http://localhost:3000/again' };
    const { url } = await payments.startOnboarding({ accountId, ...urls });
    const page = follow(opened, await open(url));
    await send(page.replace(/you$/, 'bank'), { routing: '110000000', account: '000123456789' });
    expect(await payments.connectedAccount(accountId)).toMatchObject({
      ownerId: 'own_1',
      detailsSubmitted: false,
      payoutsEnabled: false,
      bank: { name: 'STRIPE TEST BANK', last4: '6789' },
      missing: expect.arrayContaining(['individual.dob.day']),
    });
    expect(await payments.connectedAccount('acct_none')).toBeUndefined();
  });
});
