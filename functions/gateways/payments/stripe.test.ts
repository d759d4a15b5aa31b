import { describe, expect, it } from 'vitest';
import { listOf, missingResource, stripeServer, useStripe } from '../../../test/support/stripe-server';
import type { Payments } from './payments';
import { stripePayments } from './stripe';

let stripe: Awaited<ReturnType<typeof stripeServer>>;
let payments: Payments;
useStripe((open) => {
  ({ stripe, payments } = open);
});

const asked = () => stripe.calls.map(({ method, path }) => `${method} ${path}`);
const plan = { id: 2, plan: 'Landlord', price: 19, annual_price: 190 };
const price = (id: string, cents: number, more: object = {}) => ({
  id,
  object: 'price',
  unit_amount: cents,
  ...more,
});

describe('how the provider is asked', () => {
  it('gives every write an idempotency key, the same for a repeat and another for another thing', async () => {
    stripe.answer({ 'POST /v1/customers': () => ({ body: { id: 'cus_1', object: 'customer' } }) });
    const who = { organizationId: 'org_1', email: 'a@demo.test', name: 'Northgate' };
    for (const organization of [who, who, { ...who, organizationId: 'org_2' }])
      expect(await payments.customerFor(organization)).toBe('cus_1');
    const keys = stripe.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(stripe.calls[0]?.form).toMatchObject({ 'metadata[organizationId]': 'org_1' });
  });

  it('gives pages that are good once a key each', async () => {
    stripe.answer({
      'POST /v1/account_links': () => ({ body: { object: 'account_link', url: 'https://pay.test/1' } }),
    });
    const link = { accountId: 'acct_1', returnUrl: 'https://k.test/a', refreshUrl: 'https://k.test/b' };
    for (const _ of [1, 2])
      expect(await payments.startOnboarding(link)).toEqual({ url: 'https://pay.test/1' });
    const keys = stripe.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys.every((key) => typeof key === 'string' && key.length > 10)).toBe(true);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('puts the double’s own path before the provider’s', async () => {
    const double = stripePayments({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      api: { ...stripe.api, basePath: '/local/stripe' },
    });
    stripe.answer({ 'GET /local/stripe/v1/accounts/acct_1': () => missingResource });
    expect(await double.connectedAccount('acct_1')).toBeUndefined();
    expect(asked()).toEqual(['GET /local/stripe/v1/accounts/acct_1']);
  });
});

describe('what the provider says no to', () => {
  const failing = (status: number, error: object) =>
    stripe.answer({ 'POST /v1/customers': () => ({ status, body: { error } }) });
  const ask = () => payments.customerFor({ organizationId: 'org_1', email: 'a@demo.test', name: 'N' });

  it.each([
    [402, { type: 'card_error', code: 'card_declined', message: 'Declined' }, 'payment-declined'],
    [500, { type: 'api_error', message: 'Oh no' }, 'payments-away'],
    [503, { type: 'api_error', message: 'Oh no' }, 'payments-away'],
    [429, { type: 'rate_limit_error', message: 'Slow down' }, 'payments-away'],
  ])('%s becomes a refusal', async (status, error, code) => {
    failing(status, error);
    await expect(ask()).rejects.toMatchObject({ name: 'Refusal', code });
  });

  it.each([
    [401, { type: 'invalid_request_error', message: 'No key' }],
    [400, { type: 'idempotency_error', message: 'Other parameters' }],
    [400, { type: 'invalid_request_error', message: 'Wrong parameter', param: 'email' }],
  ])('%s stays a surprise: it is a mistake of ours', async (status, error) => {
    failing(status, error);
    await expect(ask()).rejects.not.toMatchObject({ name: 'Refusal' });
  });

  it('nobody listening becomes a refusal too', async () => {
    const gone = await stripeServer();
    await gone.close();
    const nobody = stripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', api: gone.api });
    await expect(nobody.invoice('in_1')).rejects.toMatchObject({ code: 'payments-away' });
  });

  it('what is not there is undefined, and only that', async () => {
    stripe.answer({
      'GET /v1/subscriptions/sub_1': () => missingResource,
      'GET /v1/invoices/in_1': () => missingResource,
      'GET /v1/checkout/sessions/cs_1': () => missingResource,
    });
    expect(await payments.subscription('sub_1')).toBeUndefined();
    expect(await payments.invoice('in_1')).toBeUndefined();
    expect(await payments.checkout('cs_1')).toBeUndefined();
    const refused = { type: 'invalid_request_error', code: 'parameter_invalid_empty', message: 'Empty' };
    stripe.answer({ 'GET /v1/invoices/in_1': () => ({ status: 400, body: { error: refused } }) });
    await expect(payments.invoice('in_1')).rejects.toMatchObject({ code: 'parameter_invalid_empty' });
  });
});

describe('ensurePrices', () => {
  it('makes product and both prices where they lack', async () => {
    stripe.answer({
      'GET /v1/products/keystead_plan_2': () => missingResource,
      'POST /v1/products': () => ({ body: { id: 'keystead_plan_2', object: 'product' } }),
      'GET /v1/prices': () => ({ body: listOf() }),
      'POST /v1/prices': () => ({ body: price('price_1', 1) }),
    });
    const free = [{ price: 0 }, { annual_price: 0 }, { price: 0, annual_price: 0 }];
    await payments.ensurePrices([...free.map((prices) => ({ ...plan, id: 1, ...prices })), plan]);
    const made = stripe.calls.filter(({ method }) => method === 'POST').map(({ form }) => form);
    expect(made).toMatchObject([
      { id: 'keystead_plan_2', name: 'Keystead Landlord' },
      {
        lookup_key: 'keystead_plan_2_monthly',
        unit_amount: '1900',
        'recurring[interval]': 'month',
        'metadata[planId]': '2',
        'metadata[annual]': 'false',
      },
      {
        lookup_key: 'keystead_plan_2_annually',
        unit_amount: '19000',
        'recurring[interval]': 'year',
        'metadata[annual]': 'true',
      },
    ]);
  });

  it('leaves alone what stands, and moves the name on to a new price when the figure changed', async () => {
    stripe.answer({
      'GET /v1/products/keystead_plan_2': () => ({ body: { id: 'keystead_plan_2', object: 'product' } }),
      'GET /v1/prices': ({ form }) => ({
        body: listOf(price('price_1', form['lookup_keys[0]']?.endsWith('monthly') ? 1900 : 15000)),
      }),
      'POST /v1/prices': () => ({ body: price('price_2', 19000) }),
    });
    await payments.ensurePrices([plan]);
    expect(asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/prices']);
    expect(stripe.calls.at(-1)?.form).toMatchObject({
      lookup_key: 'keystead_plan_2_annually',
      unit_amount: '19000',
      transfer_lookup_key: 'true',
    });
  });
});

describe('an owner’s account', () => {
  it('is read as far as we need it: what is missing once, of the bank its name and last digits', async () => {
    const account = {
      id: 'acct_1',
      object: 'account',
      metadata: { organizationId: 'org_1', ownerId: 'own_1' },
      details_submitted: true,
      payouts_enabled: false,
      requirements: {
        past_due: ['external_account'],
        currently_due: ['external_account', 'individual.dob.day'],
        disabled_reason: 'requirements.past_due',
      },
      external_accounts: listOf({ object: 'bank_account', bank_name: 'TEST BANK', last4: '6789' }),
    };
    stripe.answer({ 'GET /v1/accounts/acct_1': () => ({ body: account }) });
    expect(await payments.connectedAccount('acct_1')).toEqual({
      accountId: 'acct_1',
      organizationId: 'org_1',
      ownerId: 'own_1',
      detailsSubmitted: true,
      payoutsEnabled: false,
      missing: ['external_account', 'individual.dob.day'],
      disabledReason: 'requirements.past_due',
      bank: { name: 'TEST BANK', last4: '6789' },
    });
  });

  it('that was only just opened lacks everything but its name', async () => {
    const unnamed = { object: 'bank_account', bank_name: null, last4: '6789' };
    const opened = { id: 'acct_1', object: 'account', external_accounts: listOf(unnamed) };
    stripe.answer({ 'GET /v1/accounts/acct_1': () => ({ body: opened }) });
    expect(await payments.connectedAccount('acct_1')).toEqual({
      accountId: 'acct_1',
      organizationId: '',
      ownerId: '',
      detailsSubmitted: false,
      payoutsEnabled: false,
      missing: [],
      bank: { name: 'Bank account', last4: '6789' },
    });
    const card = { object: 'card', bank_name: null, last4: '4242' };
    stripe.answer({
      'GET /v1/accounts/acct_1': () => ({ body: { ...opened, external_accounts: listOf(card) } }),
    });
    expect(await payments.connectedAccount('acct_1')).not.toHaveProperty('bank');
  });

  it('is made for this owner, to be filled in on the provider’s pages', async () => {
    stripe.answer({ 'POST /v1/accounts': () => ({ body: { id: 'acct_1', object: 'account' } }) });
    await payments.connectedAccountFor({ organizationId: 'org_1', ownerId: 'own_1', email: 'o@demo.test' });
    expect(stripe.calls[0]?.form).toMatchObject({
      type: 'express',
      'metadata[ownerId]': 'own_1',
      'metadata[organizationId]': 'org_1',
      'capabilities[transfers][requested]': 'true',
    });
  });
});
