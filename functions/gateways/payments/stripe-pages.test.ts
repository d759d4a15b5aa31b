import { describe, expect, it } from 'vitest';
import { listOf, missingResource, type stripeServer, useStripe } from '../../../test/support/stripe-server';
import type { Payments } from './payments';

let stripe: Awaited<ReturnType<typeof stripeServer>>;
let payments: Payments;
useStripe((open) => {
  ({ stripe, payments } = open);
});

const urls = { successUrl: 'https://k.test/done', cancelUrl: 'https://k.test/back' };
const until = '2026-11-21T11:00:00.000Z';
const lease = { organizationId: 'org_1', leaseId: 'lse_1' };
const application = { organizationId: 'org_1', applicationId: 'app_1' };
const fee = {
  ...application,
  ...urls,
  attempt: 1,
  cents: 3_500,
  name: 'Screening, unit 1A',
  payer: { name: 'Grace', email: 'grace@applicant.test' },
};
const toPay = {
  customerId: 'cus_1',
  organizationId: 'org_1',
  planId: 2,
  annual: false,
  attempt: 'a',
  ...urls,
};
const rent = { ...lease, ...urls, paymentId: 'pay_1', customerId: 'cus_1', cents: 145_000, until };
const method = { ...lease, ...urls, customerId: 'cus_1', until, attempt: 'one' };

/** Each kind of page, as the product opens it. */
const pages: readonly [string, () => Promise<{ checkoutId: string; url: string }>][] = [
  ['a plan', () => payments.startCheckout(toPay)],
  ['rent', () => payments.startRentCheckout({ ...rent, name: 'Rent, unit 1A' })],
  ['a saved method', () => payments.startMethodPage(method)],
  ['a fee', () => payments.startFeeCheckout(fee)],
];
const opening = (url: string | null) =>
  stripe.answer({
    'GET /v1/prices': () => ({ body: listOf({ id: 'price_2', object: 'price' }) }),
    'POST /v1/customers': () => ({ body: { id: 'cus_1', object: 'customer' } }),
    'POST /v1/checkout/sessions': () => ({ body: { id: 'cs_1', object: 'checkout.session', url } }),
  });
const form = () => stripe.calls.at(-1)?.form;
const keyOf = () => stripe.calls.at(-1)?.headers['idempotency-key'];
const session = (more: object) =>
  stripe.answer({
    'GET /v1/checkout/sessions/cs_1': () => ({ body: { id: 'cs_1', object: 'checkout.session', ...more } }),
  });

describe('a page of the provider', () => {
  it.each(pages)('for %s is known by its id and address', async (_, start) => {
    opening('https://pay.test/1');
    expect(await start()).toEqual({ checkoutId: 'cs_1', url: 'https://pay.test/1' });
    const key = keyOf();
    await start();
    expect(keyOf()).toBe(key);
  });

  it.each(pages)('for %s without an address is a surprise', async (_, start) => {
    for (const url of [null, '']) {
      opening(url);
      await expect(start()).rejects.toThrow('The provider opened a page without an address');
    }
  });

  it('for a fee asks in dollars for a card alone, once for each attempt of each thing that is paid', async () => {
    opening('https://pay.test/1');
    await payments.startFeeCheckout(fee);
    expect(form()).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '3500',
      'metadata[applicationId]': 'app_1',
      'payment_intent_data[metadata][applicationId]': 'app_1',
    });
    expect(form()).not.toHaveProperty('metadata[screeningId]');
    const keys = [keyOf()];
    const others = [{ applicationId: 'app_2' }, { screeningId: 'scr_1' }, { screeningId: 'scr_2' }];
    for (const other of [...others, { attempt: 2 }]) {
      await payments.startFeeCheckout({ ...fee, ...other });
      keys.push(keyOf());
    }
    expect(new Set(keys).size).toBe(5);
  });

  it('for a saved method saves and takes nothing, until a time', async () => {
    opening('https://pay.test/1');
    await payments.startMethodPage(method);
    expect(form()).toMatchObject({ mode: 'setup', currency: 'usd', customer: 'cus_1' });
    expect(form()).toMatchObject({ expires_at: String(Date.parse(until) / 1000) });
  });

  it('for a plan is free until a time, where one is given', async () => {
    opening('https://pay.test/1');
    await payments.startCheckout(toPay);
    expect(form()).toMatchObject({ mode: 'subscription', 'line_items[0][quantity]': '1' });
    expect(form()).not.toHaveProperty('subscription_data[trial_end]');
    await payments.startCheckout({ ...toPay, freeUntil: '2026-12-05T09:30:00.700Z' });
    expect(form()).toMatchObject({
      'subscription_data[trial_end]': String(Date.UTC(2026, 11, 5, 9, 30) / 1000),
    });
  });

  it.each([
    ['open', 'open'],
    ['complete', 'complete'],
    ['expired', 'expired'],
    [null, 'open'],
  ])('that is %s there is %s', async (status, expected) => {
    session({ status, payment_status: 'unpaid', metadata: application });
    expect(await payments.rentCheckout('cs_1')).toBe(expected);
    expect(await payments.feeCheckout('cs_1')).toMatchObject({ status: expected });
    expect(await payments.checkout('cs_1')).toMatchObject({ status: expected });
  });

  it('that is not there is nobody’s', async () => {
    stripe.answer({
      'GET /v1/checkout/sessions/cs_1': () => missingResource,
      'GET /v1/payment_intents/pi_1': () => missingResource,
    });
    expect(await payments.rentCheckout('cs_1')).toBeUndefined();
    expect(await payments.feeCheckout('cs_1')).toBeUndefined();
    expect(await payments.savedMethod('cs_1')).toBeUndefined();
    expect(await payments.rentOf({ checkoutId: 'cs_1' })).toBeUndefined();
    expect(await payments.rentOf({ intentId: 'pi_1' })).toBeUndefined();
    expect(await payments.rentOf({})).toBeUndefined();
  });

  it.each([
    ['paid', true],
    ['no_payment_required', true],
    ['unpaid', false],
  ])('for a plan that is %s has paid for it: %s', async (payment_status, paid) => {
    session({ status: 'complete', payment_status, metadata: null, subscription: null });
    expect(await payments.checkout('cs_1')).toEqual({ organizationId: '', status: 'complete', paid });
    session({
      status: 'complete',
      payment_status,
      metadata: { organizationId: 'org_1' },
      subscription: 'sub_1',
    });
    const facts = { organizationId: 'org_1', status: 'complete', paid };
    expect(await payments.checkout('cs_1')).toEqual({ ...facts, subscriptionId: 'sub_1' });
  });

  it.each([
    ['paid', 'pi_1', { paidBy: 'pi_1' }],
    ['paid', null, {}],
    ['unpaid', 'pi_1', {}],
  ])('for a fee that is %s by %s names what paid it', async (payment_status, payment_intent, paidBy) => {
    const facts = { status: 'complete', metadata: application, amount_total: 3_500 };
    session({ ...facts, payment_status, payment_intent });
    expect(await payments.feeCheckout('cs_1')).toEqual({
      ...application,
      status: 'complete',
      cents: 3_500,
      ...paidBy,
    });
  });

  it.each([{}, lease, { organizationId: 'org_1' }, { applicationId: 'app_1' }, null])(
    'that says %j is for no fee',
    async (metadata) => {
      session({ status: 'complete', payment_status: 'paid', payment_intent: 'pi_1', metadata });
      expect(await payments.feeCheckout('cs_1')).toBeUndefined();
    },
  );
});

describe('a method that was saved', () => {
  const saved = (method: object, more: object = {}) =>
    session({ status: 'complete', setup_intent: { status: 'succeeded', payment_method: method }, ...more });
  const card = { display_brand: 'visa', brand: 'mastercard', last4: '4242', exp_month: 4, exp_year: 2028 };
  const cardFacts = { kind: 'card', until: '2028-04' };
  const bankFacts = { kind: 'bank' };

  it.each([
    [{ type: 'card', card }, 'Visa •••• 4242', cardFacts],
    [{ type: 'card', card: { ...card, display_brand: null } }, 'Mastercard •••• 4242', cardFacts],
    [{ us_bank_account: { bank_name: 'First Bank', last4: '6789' } }, 'First Bank •••• 6789', bankFacts],
    [{ us_bank_account: { bank_name: null, last4: '6789' } }, 'Bank account •••• 6789', bankFacts],
    [{ us_bank_account: { bank_name: null, last4: null } }, 'Bank account •••• ', bankFacts],
  ])('%j is known as %s', async (method, name, facts) => {
    saved({ id: 'pm_1', object: 'payment_method', ...method });
    expect(await payments.savedMethod('cs_1')).toEqual({ methodId: 'pm_1', name, ...facts });
    expect(form()).toEqual({ 'expand[0]': 'setup_intent.payment_method' });
  });

  it.each([
    ['open', 'succeeded'],
    ['complete', 'processing'],
  ])('on a page that is %s, by a step that is %s, is not there yet', async (status, step) => {
    saved({}, { status, setup_intent: { status: step, payment_method: { id: 'pm_1', card } } });
    expect(await payments.savedMethod('cs_1')).toBeUndefined();
  });

  it('is debited at once, without its owner and without a page to return to', async () => {
    const path = 'POST /v1/payment_intents';
    stripe.answer({ [path]: () => ({ body: { id: 'pi_1', object: 'payment_intent' } }) });
    const debit = { ...lease, paymentId: 'auto:1', customerId: 'cus_1', methodId: 'pm_1', cents: 145_000 };
    expect(await payments.debitRent(debit)).toEqual({});
    expect(form()).toEqual({
      amount: '145000',
      currency: 'usd',
      customer: 'cus_1',
      payment_method: 'pm_1',
      confirm: 'true',
      off_session: 'true',
      'payment_method_types[0]': 'card',
      'payment_method_types[1]': 'us_bank_account',
      'metadata[organizationId]': 'org_1',
      'metadata[leaseId]': 'lse_1',
      'metadata[paymentId]': 'auto:1',
    });
    const failing = (status: number, error: object) =>
      stripe.answer({ [path]: () => ({ status, body: { error } }) });
    failing(402, { type: 'card_error', code: 'card_declined', message: 'Declined' });
    expect(await payments.debitRent(debit)).toEqual({});
    failing(400, { type: 'invalid_request_error', message: 'No such method' });
    expect(await payments.debitRent(debit)).toEqual({ failure: 'No such method' });
    failing(500, { type: 'api_error' });
    await expect(payments.debitRent(debit)).rejects.toMatchObject({ code: 'payments-away' });
  });
});

describe('books whose money moved', () => {
  it('are found by what moved, by the payment or the transfer behind it, and no other product’s', async () => {
    const property = { organizationId: 'org_1', propertyId: 'prp_1' };
    const sources = [
      { object: 'charge', metadata: lease },
      { object: 'transfer', metadata: property },
      { object: 'refund', metadata: {}, payment_intent: 'pi_1' },
      { object: 'transfer_reversal', metadata: {}, transfer: { id: 'tr_1', object: 'transfer' } },
      { object: 'charge', metadata: { organizationId: 'org_1' } },
      { object: 'payout' },
      null,
    ];
    stripe.answer({
      'GET /v1/balance_transactions': () => ({
        body: listOf(...sources.map((source, at) => ({ id: `txn_${at}`, source }))),
      }),
      'GET /v1/payment_intents/pi_1': () => ({ body: { metadata: { ...lease, leaseId: 'lse_2' } } }),
      'GET /v1/transfers/tr_1': () => ({ body: { metadata: { ...property, propertyId: 'prp_2' } } }),
    });
    const books = await payments.booksMovedSince('2026-06-01T00:00:00.900Z');
    expect(books.map(({ bookId }) => bookId)).toEqual(['lse_1', 'prp_1', 'lse_2', 'prp_2']);
    expect(stripe.calls[0]?.form).toMatchObject({
      'created[gte]': String(Date.UTC(2026, 5, 1) / 1000),
      'expand[0]': 'data.source',
    });
  });
});
