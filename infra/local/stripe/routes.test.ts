import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { routes } from './core/routes';

/** Calls that rent payments will need, and why. A route leaves this list once the gateway calls it. */
const forRent: Readonly<Record<string, string>> = {
  'GET /v1/balance': 'compares the clearing account with the provider every night',
  'POST /v1/disputes/:id': 'plays the bank that decides a dispute, as evidence does in test mode',
  'GET /v1/payouts': 'posts what reached a bank account',
};

const gateways = fileURLToPath(new URL('../../../functions/gateways/payments/', import.meta.url));
const gatewayCode = readdirSync(gateways, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !file.endsWith('.test.ts'))
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
