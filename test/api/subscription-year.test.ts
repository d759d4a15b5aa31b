import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStripe } from '../../functions/gateways/payments/stripe-client';
import type { MySubscription } from '../../shared/contract/subscriptions';
import type { Client } from '../support/client';
import { password, signUp } from '../support/journeys';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
let stripe: Stripe;
let client: Client;
const email = 'ines.roth@example.com';
const start = new Date('2026-12-01T10:00:00.000Z');
const hour = 3_600_000;

beforeAll(async () => {
  product = await startProduct({ demoData: false });
  const secrets = JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8'));
  const { port } = product.product;
  stripe = openStripe({
    secretKey: secrets.stripeSecretKey,
    webhookSecret: '',
    api: { host: '127.0.0.1', port, protocol: 'http', basePath: '/local/stripe' },
  });
  await product.setClock(start);
  client = await signUp(product.url, email, { planid: 2 });
});
afterAll(() => product?.stop());

async function mine(): Promise<MySubscription> {
  const { user } = await client.logIn(email, password);
  const params = { userId: user.id };
  const first = (await client.call('subscriptions', 'getMySubscription', { params, query: {} })).body.data;
  const history = [...first.paymentHistory];
  for (let after = first.next; after !== undefined; ) {
    const more = await client.call('subscriptions', 'getMySubscription', { params, query: { after } });
    history.push(...more.body.data.paymentHistory);
    after = more.body.data.next;
  }
  return { ...first, paymentHistory: history };
}
const details = async () => {
  const { planDetails } = await mine();
  if (!planDetails) throw new Error('There is no plan');
  return planDetails;
};
/** The worker handles webhook events in the background, so wait for their effect. */
const becomes = (part: Partial<NonNullable<MySubscription['planDetails']>>) =>
  expect.poll(details, { timeout: 20_000, interval: 150 }).toMatchObject(part);
const send = (path: string, body: object) =>
  fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Submits a form on the provider's pages, as a browser without scripts does. */
const sendForm = (path: string, fields: Record<string, string>) =>
  fetch(product.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const cardFields = (number: string) => ({
  by: 'card',
  number,
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ines Roth',
  email,
});

async function payOnItsPage(planid: number, annual = false): Promise<string> {
  await client.logIn(email, password);
  const body = { planid, annual };
  const { url } = (await client.call('subscriptions', 'startCheckout', { body })).body.data;
  const answer = await sendForm(new URL(url).pathname, cardFields('4242424242424242'));
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.pathname).toBe('/subscriptionPayConfirmation');
  return back.searchParams.get('checkout') ?? '';
}

/** Every invoice at the provider, of any customer. */
const everyInvoice = async () => (await stripe.invoices.list({ limit: 100 })).data;
/** Every invoice belongs to one customer. */
async function customerId(): Promise<string> {
  const customers = new Set((await everyInvoice()).map(({ customer }) => String(customer)));
  expect(customers.size).toBe(1);
  return [...customers].join();
}
async function openPortal(): Promise<string> {
  await client.logIn(email, password);
  const { url } = (await client.call('subscriptions', 'openBillingPortal', { body: {} })).body.data;
  return new URL(url).pathname;
}
async function payWith(card: string): Promise<void> {
  const answer = await sendForm(`${await openPortal()}/add`, cardFields(card));
  expect(answer.headers.get('location')).toMatch(/message=added$/);
}
async function payOpenInvoices(): Promise<void> {
  const open = (await everyInvoice()).filter(({ status }) => status === 'open');
  for (const { id = '' } of open) {
    const answer = await sendForm(await openPortal(), { action: 'pay', id: id });
    expect(answer.headers.get('location')).toMatch(/message=paid$/);
  }
}
const call = async (planid: number, annual = false) => {
  await client.logIn(email, password);
  return (await client.call('subscriptions', 'changePlan', { body: { planid, annual } })).body.data.kind;
};

/** Just past the end of the paid period: the provider has tried the renewal. */
async function reachRenewal(): Promise<void> {
  const { endDate } = await details();
  await product.setClock(new Date(Date.parse(endDate) + hour));
}

const subjects = async () =>
  (await product.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
const receipts = async () => (await subjects()).filter((subject) => subject.startsWith('Receipt ')).length;

describe('a year of a subscription at the provider', () => {
  it('begins with a visit to the provider’s page, and costs no day of the trial [SUB-01][API-21]', async () => {
    const trialEnd = (await details()).endDate;
    const id = await payOnItsPage(2);
    const checkout = await client.call('subscriptions', 'getCheckout', { params: { id } });
    const [free] = await everyInvoice();
    expect(free).toMatchObject({ total: 0, status: 'paid' });
    const first = await details();
    expect(first).toMatchObject({ planid: 2, type: 'active', autopay: 1, no_of_units: 50 });
    // The provider counts whole seconds.
    expect(Date.parse(trialEnd) - Date.parse(first.free_until ?? '')).toBeLessThan(1000);
    expect(checkout.body.data).toEqual({ status: 'paid', plan: 'Landlord', free_until: first.free_until });
    expect((await mine()).paymentHistory).toEqual([]);
  });

  it('takes its first payment when the trial ends', async () => {
    const { endDate } = await details();
    await reachRenewal();
    await expect.poll(async () => (await details()).endDate > endDate, { timeout: 20_000 }).toBe(true);
    expect(await details()).not.toHaveProperty('free_until');
    expect((await mine()).paymentHistory).toMatchObject([{ amount: 1900, status: 'paid' }]);
    await expect.poll(receipts, { timeout: 20_000 }).toBe(1);
  });

  it('lives through 12 renewals, a failure and its repair, an upgrade, a downgrade and a refund, and our history equals the provider’s to the cent [SUB-01][API-21]', async () => {
    for (let month = 1; month <= 12; month += 1) {
      const { endDate } = await details();
      if (month === 3) await send('/local/stripe/webhooks', { mode: 'duplicate' });
      if (month === 5) await send('/local/stripe/webhooks', { mode: 'shuffle' });
      if (month === 8) await send('/local/stripe/webhooks', { mode: 'normal' });
      if (month === 4) {
        await payWith('4000000000000341');
        await reachRenewal();
        await becomes({ type: 'past-due', endDate });
        // The person repairs it after the mail.
        await expect
          .poll(async () => (await subjects()).some((subject) => subject.endsWith('failed')), {
            timeout: 20_000,
          })
          .toBe(true);
        await payWith('4242424242424242');
        await payOpenInvoices();
      } else await reachRenewal();
      await becomes({ type: 'active' });
      await expect.poll(async () => (await details()).endDate > endDate, { timeout: 20_000 }).toBe(true);

      if (month === 6) {
        await product.setClock(new Date(Date.parse((await details()).startDate) + 240 * hour));
        await client.logIn(email, password);
        const query = { planid: 3, annual: 'false' as const };
        const preview = (await client.call('subscriptions', 'previewPlanChange', { query })).body.data;
        expect(preview.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.due_now);
        expect(await call(3)).toBe('now');
        expect(await details()).toMatchObject({ planid: 3, no_of_units: 500 });
        expect((await mine()).paymentHistory[0]).toMatchObject({ status: 'paid', amount: preview.due_now });
      }
      if (month === 9) {
        expect(await call(2)).toBe('period-end');
        expect(await details()).toMatchObject({ planid: 3, no_of_units: 500, next_plan: { planid: 2 } });
      }
      if (month === 10) await becomes({ planid: 2, no_of_units: 50 });
      // Mails first: a worker holds each one for minutes of this clock, which is about to jump.
      await expect.poll(receipts, { timeout: 20_000 }).toBe(month + (month < 6 ? 1 : 2));
    }
    const [newest] = (await mine()).paymentHistory;
    await product.product.deps.payments.refund({
      invoiceId: newest?.id ?? '',
      amount: 700,
      attempt: 'refund of the year',
    });
    await expect
      .poll(async () => (await mine()).paymentHistory[0], { timeout: 20_000, interval: 150 })
      .toMatchObject({ status: 'partly-refunded', amount_refunded: 700 });

    const theirs: [string, string, number, number[]][] = [];
    for await (const invoice of stripe.invoices.list({ customer: await customerId(), limit: 5 })) {
      if (invoice.billing_reason === 'subscription_create') continue;
      theirs.push([
        invoice.id ?? '',
        invoice.number ?? '',
        invoice.amount_paid,
        invoice.lines.data.map(({ amount }) => amount),
      ]);
    }
    const { paymentHistory } = await mine();
    const ours = paymentHistory.map(
      ({ id, payment_referenceid, amount, lines }) =>
        [id, payment_referenceid, amount, lines.map((line) => line.amount)] as const,
    );
    expect(theirs).toHaveLength(14);
    const sorted = <T extends readonly [string, ...unknown[]]>(rows: T[]) =>
      rows.toSorted(([one], [other]) => one.localeCompare(other));
    expect(sorted(ours)).toEqual(sorted(theirs));
    const refunds = await stripe.refunds.list({ limit: 100 });
    const back = paymentHistory.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
    expect(back).toBe(refunds.data.reduce((sum, { amount }) => sum + amount, 0));
  }, 240_000);

  it('told of it by mail: a receipt each, the failure, both changes, and nothing twice', async () => {
    await expect.poll(receipts, { timeout: 20_000 }).toBe(14);
    const all = await subjects();
    // A larger plan takes effect now; a smaller one shows when chosen and again when it starts.
    const others = all.filter((subject) => !subject.startsWith('Receipt '));
    // The outbox sends what is due together in any order.
    expect(others.toSorted(), all.join('\n')).toEqual([
      expect.stringMatching(/^Confirm your email/),
      expect.stringMatching(/^Your payment of \$19.00 failed/),
      expect.stringMatching(/^Your plan begins on /),
      expect.stringMatching(/^Your plan changes on /),
      'Your plan was changed',
      'Your plan was changed',
    ]);
    expect(new Set(all).size).toBe(all.length - 1);
  });

  it('stops with autopay, becomes read-only at the period’s end, and comes back [SUB-04][API-22]', async () => {
    const { userplanid, endDate } = await details();
    const items = [{ userplanid, autopaystatus: 0 as const }];
    await client.call('subscriptions', 'saveAutoPayOption', { body: { items } }, { token: undefined });
    const invoices = await everyInvoice();
    const subscriptions = new Set(
      invoices.map(({ parent }) => String(parent?.subscription_details?.subscription)),
    );
    expect(subscriptions.size).toBe(1);
    const { cancel_at_period_end } = await stripe.subscriptions.retrieve([...subscriptions].join());
    expect(cancel_at_period_end).toBe(true);
    expect(await details()).toMatchObject({ autopay: 0, type: 'canceled', endDate });
    await reachRenewal();
    await becomes({ type: 'ended' });
    await send('/local/jobs/expire-subscriptions', {});
    const { user } = await client.logIn(email, password);
    expect(user.account).toMatchObject({ canChange: false, status: 'ended' });
    // The first to see the end reports it; the mail follows the state.
    const ended = async () => (await subjects()).filter((subject) => subject === 'Your plan ended');
    await expect.poll(ended, { timeout: 20_000 }).toHaveLength(1);
    await payOnItsPage(3, true);
    await becomes({ type: 'active', planid: 3, subscription_type: 'annually', no_of_units: 500 });
    const { user: back } = await client.logIn(email, password);
    expect(back.account).toMatchObject({ canChange: true, status: 'active' });
  }, 60_000);

  it('is announced a week before it renews, once', async () => {
    const { endDate } = await details();
    await product.setClock(new Date(Date.parse(endDate) - 7 * 24 * hour + hour));
    for (let run = 0; run < 3; run += 1) await send('/local/jobs/remind-renewals', {});
    const renewals = async () =>
      (await subjects()).filter((subject) => subject.startsWith('Your plan renews on '));
    await expect.poll(renewals, { timeout: 20_000 }).toHaveLength(1);
    await send('/local/jobs/send-outbox', {});
    expect(await renewals()).toHaveLength(1);
    expect(product.reports).toEqual([]);
  });
});
