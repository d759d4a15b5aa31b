import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { routes } from './core/routes';

/** Calls that rent payments will need, and why. A route leaves this list once the gateway calls it. */
const forRent: Readonly<Record<string, string>> = {
  'POST /v1/checkout/sessions/:id/expire':
    'closes a payment page before another is opened for the same charge',
  'POST /v1/payment_intents': 'autopay debits a kept method',
  'GET /v1/payment_intents': 'reads the payments of a lease',
  'GET /v1/payment_intents/:id': 'reads how one payment stands: pending, settled, failed',
  'POST /v1/payment_intents/:id/cancel': 'gives up a declined debit',
  'GET /v1/setup_intents/:id': 'finds the method that a tenant kept on the hosted page',
  'GET /v1/payment_methods/:id': 'shows which card or bank account autopay takes',
  'POST /v1/payment_methods/:id/detach': 'revokes autopay',
  'POST /v1/transfers': 'distributes cleared money to an owner',
  'GET /v1/transfers/:id': 'reads a distribution and what came back of it',
  'GET /v1/balance': 'compares the clearing account with the provider every night',
  'GET /v1/payouts': 'posts what reached a bank account',
};

const gateways = fileURLToPath(new URL('../../../functions/gateways/', import.meta.url));
const gatewayCode = readdirSync(gateways, { recursive: true, encoding: 'utf8' })
  .filter((file) => /payments.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(gateways + file, 'utf8'))
  .join('\n');

/** The HTTP call behind a method of the `stripe` package, recorded from the package itself. */
async function callOf(method: string, takesId: boolean): Promise<string> {
  let call = '';
  const client = Stripe.createNodeHttpClient();
  client.makeRequest = (_host, _port, path, verb) => {
    call = `${verb} ${decodeURIComponent(path.split('?')[0] ?? '')}`;
    return Promise.reject(new Error('Nothing is sent'));
  };
  const stripe = new Stripe('sk_test_1', { httpClient: client, maxNetworkRetries: 0, telemetry: false });
  const names = method.split('.');
  const name = names.pop() ?? '';
  const resource = names.reduce<object>((from, part) => Reflect.get(from, part), stripe);
  await Promise.resolve(Reflect.apply(Reflect.get(resource, name), resource, takesId ? [':id'] : [])).catch(
    () => undefined,
  );
  return call;
}

const methods = [...gatewayCode.matchAll(/\bstripe\.((?:\w+\.)+\w+)\(\s*(\{)?/g)];
const called = new Set(
  await Promise.all(methods.map(([, method = '', params]) => callOf(method, params === undefined))),
);
const known = routes.map(({ method, path }) => `${method} ${path}`);

describe('the routes of the payment double', () => {
  it('are called by the gateway, or named with the reason why rent will call them', () => {
    expect(called.size).toBeGreaterThan(15);
    expect(known.filter((call) => !called.has(call) && !(call in forRent))).toEqual([]);
  });

  it('answer every call of the gateway, each once', () => {
    expect([...called].filter((call) => !known.includes(call))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it('wait for rent only while the gateway does not call them', () => {
    expect(Object.keys(forRent).filter((call) => called.has(call) || !known.includes(call))).toEqual([]);
  });
});
