import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardFields } from './testing/browser';
import { type Opened, openDouble, testSecret } from './testing/open-double';
import { keepMethod, subscribe, withPlans } from './testing/subscriber';

let opened: Opened;
beforeEach(async () => {
  opened = await openDouble();
});
afterEach(() => opened.close());

const call = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${opened.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${testSecret}`, ...init.headers },
  });

describe('the provider’s protocol', () => {
  it.each([
    ['another test key', 'sk_test_another', /Invalid API Key/],
    ['a live key', 'sk_live_abcdefghijkl', /takes no live key/],
    ['a live restricted key', 'rk_live_abcdefghijkl', /takes no live key/],
  ])('refuses %s', async (_, key, says) => {
    const { port } = new URL(opened.url);
    const stranger = new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
    await expect(stranger.invoices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.stringMatching(says),
    });
  });

  it('refuses a call without a key, of another version, and one it does not know', async () => {
    expect((await fetch(`${opened.url}/v1/invoices`)).status).toBe(401);
    expect((await call('/v1/invoices', { headers: { 'stripe-version': '2020-08-27' } })).status).toBe(400);
    const unknown = await call('/v1/tax_rates');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect(unknown.headers.get('request-id')).toMatch(/^req_/);
  });

  it('names what is missing, malformed, unknown or not there', async () => {
    const { stripe } = opened;
    const price = { currency: 'usd', product: 'prod_none', unit_amount: 100 };
    await expect(stripe.prices.create(price)).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'product',
      message: "No such product: 'prod_none'",
    });
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.products.create({} as Stripe.ProductCreateParams)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'name',
    });
    await expect(
      stripe.products.create({ name: 'A', color: 'red' } as unknown as Stripe.ProductCreateParams),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'color' });
    const odd = await call('/v1/prices', {
      method: 'POST',
      body: 'currency=usd&product=prod_none&unit_amount=ten&recurring[interval]=fortnight',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await odd.json()).toMatchObject({
      error: { code: 'parameter_invalid_integer', param: 'unit_amount' },
    });
  });

  it('survives names made to harm', async () => {
    for (const body of [
      '__proto__[a]=1&name=A',
      'metadata[__proto__]=1&name=A',
      'a[b][c][d][e][f][g][h][i]=1',
      '[=1',
    ])
      expect((await call('/v1/products', { method: 'POST', body })).status).toBe(400);
    expect((await call('/v1/products/%E0%A4%A')).status).toBe(404);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('does a write once per key, answers it again, and refuses the key for another', async () => {
    const { stripe } = opened;
    const once = { idempotencyKey: 'key-1' };
    const first = await stripe.customers.create({ email: 'a@demo.test' }, once);
    const again = await stripe.customers.create({ email: 'a@demo.test' }, once);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(opened.double.webhooks.list().map(({ type }) => type)).toEqual(['customer.created']);
    await expect(stripe.customers.create({ email: 'b@demo.test' }, once)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    await opened.moveTo('2026-11-23T10:00:00Z');
    const later = await stripe.customers.create({ email: 'a@demo.test' }, once);
    expect(later.id).not.toBe(first.id);
  });

  it('answers a declined payment the same again, but forgets a malformed call', async () => {
    const { stripe } = opened;
    const { customer } = await withPlans(opened);
    const fields = cardFields('4000000000000341');
    const method = await keepMethod(opened, { customer: customer.id, fields });
    const pay = {
      amount: 1000,
      currency: 'usd',
      customer: customer.id,
      payment_method: method,
      confirm: true,
      off_session: true,
    };
    await expect(stripe.paymentIntents.create(pay, { idempotencyKey: 'key-2' })).rejects.toMatchObject({
      statusCode: 402,
    });
    await expect(stripe.paymentIntents.create(pay, { idempotencyKey: 'key-2' })).rejects.toMatchObject({
      statusCode: 402,
    });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
    const short = { ...pay, amount: 1, payment_method: await keepMethod(opened, { customer: customer.id }) };
    await expect(stripe.paymentIntents.create(short, { idempotencyKey: 'key-3' })).rejects.toMatchObject({
      param: 'amount',
    });
    const right = await stripe.paymentIntents.create({ ...short, amount: 100 }, { idempotencyKey: 'key-3' });
    expect(right.status).toBe('succeeded');
  });

  it('pages by cursor, newest first', async () => {
    const { stripe } = opened;
    const { id: product } = await stripe.products.create({ name: 'Keystead' });
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1)
      made.unshift((await stripe.prices.create({ product, currency: 'usd', unit_amount: 100 + n })).id);
    const first = await stripe.prices.list({ limit: 3 });
    expect(first).toMatchObject({ has_more: true, object: 'list', url: '/v1/prices' });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 3));
    const all: string[] = [];
    for await (const price of stripe.prices.list({ limit: 2 })) all.push(price.id);
    expect(all).toEqual(made);
    await expect(stripe.prices.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('expands what is asked, deep and in lists, and refuses what cannot be', async () => {
    const { stripe } = opened;
    const { customer, price } = await withPlans(opened);
    const made = await subscribe(opened, { customer: customer.id, price: price('landlord_monthly') });
    const subscription = await stripe.subscriptions.retrieve(made.id, {
      expand: ['customer', 'latest_invoice.payments'],
    });
    expect(subscription).toMatchObject({
      customer: { object: 'customer', email: 'owner@demo.test' },
      latest_invoice: { payments: { data: [{ status: 'paid' }] } },
    });
    const [invoice] = (await stripe.invoices.list({ expand: ['data.payments'] })).data;
    expect(invoice?.payments?.data).toHaveLength(1);
    expect((await stripe.invoices.list()).data[0]?.payments).toBeUndefined();
    await expect(stripe.subscriptions.retrieve(made.id, { expand: ['color'] })).rejects.toMatchObject({
      message: 'This property cannot be expanded (color).',
    });
  });

  it('moves a lookup key only when asked', async () => {
    const { stripe } = opened;
    const { price } = await withPlans(opened);
    const keyOf = async (id: string) =>
      (await stripe.prices.list({ limit: 100 })).data.find((found) => found.id === id)?.lookup_key;
    const old = price('landlord_monthly');
    expect(await keyOf(old)).toBe('landlord_monthly');
    const next = {
      product: (await stripe.products.create({ name: 'Dearer' })).id,
      currency: 'usd',
      unit_amount: 2100,
      lookup_key: 'landlord_monthly',
    };
    await expect(stripe.prices.create(next)).rejects.toMatchObject({ param: 'lookup_key' });
    const moved = await stripe.prices.create({ ...next, transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: ['landlord_monthly'], active: true });
    expect(data.map(({ id }) => id)).toEqual([moved.id]);
    expect(await keyOf(old)).toBeNull();
  });

  it('keeps everything over a restart', async () => {
    const once = { idempotencyKey: 'kept' };
    const product = await opened.stripe.products.create({ name: 'Kept' }, once);
    await opened.double.stop();
    const again = await openDouble({ folder: opened.folder });
    expect(await again.stripe.products.retrieve(product.id)).toMatchObject({ name: 'Kept' });
    const replay = await again.stripe.products.create({ name: 'Kept' }, once);
    expect(replay.id).toBe(product.id);
    await again.close();
  });
});
