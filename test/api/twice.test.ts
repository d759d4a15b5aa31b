import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client';
import { owner, property, signUp, unit } from '../support/journeys';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ demoData: false });
});
afterAll(() => product.stop());

const add = (client: Client, body: object, key?: string) =>
  client.call(
    'properties',
    'addProperty',
    { body },
    { headers: key === undefined ? {} : { 'idempotency-key': key } },
  );

const units = (count: number) => Array.from({ length: count }, (_, index) => unit(String(index + 1)));

const dashboard = async (client: Client) =>
  (await client.call('properties', 'getDashboard', { query: {} })).body.data;

describe('the same call twice', () => {
  it('with one Idempotency-Key makes one property, also all at once', async () => {
    const client = await signUp(product.url, 'double@example.com', { planid: 3, role: 'manager' });
    const body = property();
    const key = 'form-mount-0001';
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(client, body, key)));
    const made = answers
      .filter(({ error }) => error === undefined)
      .map((answer) => answer.body.data.property_id);
    expect(new Set(made).size).toBe(1);
    for (const { error } of answers) if (error) expect(['in-progress', 'conflict']).toContain(error.code);
    expect((await add(client, body, key)).body.data.property_id).toBe(made[0]);
    expect((await dashboard(client)).properties).toBe(1);

    const other = await add(client, { ...body, property_title: 'Another' }, key);
    expect([other.status, other.error?.code]).toEqual([422, 'key-reused']);
    const short = await add(client, body, 'short');
    expect(short.status).toBe(422);
  });
});

describe('the plan’s limits', () => {
  it('two adds at once at the unit limit: one is made, the other refused in the spec’s words [PRP-30] [API-18]', async () => {
    const client = await signUp(product.url, 'limit@example.com');
    (await add(client, property({ units: units(40) }))).body;
    const both = await Promise.all(
      [1, 2].map((n) => add(client, property({ property_title: `House ${n}`, units: units(8) }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ error }) => error)?.error).toMatchObject({
      code: 'unit-limit',
      message: 'Unit Limit Exceeded! Please Upgrade Your Plan',
    });
    expect(await dashboard(client)).toMatchObject({
      properties: 2,
      units: 48,
      limits: { properties: { used: 2, most: 10 }, units: { used: 48, most: 50 } },
    });
    const limit = (await client.call('subscriptions', 'checkUnitLimit', { params: { roleId: 2 } })).body.data;
    expect(limit).toEqual({
      WithinLimit: 1,
      unitCount: 48,
      unitLimit: 50,
      propertyCount: 2,
      propertyLimit: 10,
    });
    (await add(client, property({ units: units(2) }))).body;
    const full = (await client.call('subscriptions', 'checkUnitLimit', { params: { roleId: 2 } })).body.data;
    expect(full.WithinLimit).toBe(0);
  });

  it('a building past one transaction’s hundred items goes in whole and comes out in order', async () => {
    const client = await signUp(product.url, 'tower@example.com', { planid: 3, role: 'manager' });
    const id = (await add(client, property({ units: units(150) }), 'tower-0001')).body.data.property_id;
    const read = (await client.call('properties', 'getProperty', { params: { id } })).body.data[0];
    expect([read?.unit_count, read?.property_units.length]).toEqual([150, 150]);
    expect(read?.property_units.slice(8, 11).map(({ unit_number }) => unit_number)).toEqual([
      '9',
      '10',
      '11',
    ]);
  });

  it('plan 1 takes no owner but the landlord [ROL-05]', async () => {
    const client = await signUp(product.url, 'solo@example.com', { planid: 1 });
    const refused = await add(client, property({ rentalOwners: [owner('someone@owners.test', 100)] }));
    expect(refused.error?.code).toBe('not-permitted');
  });
});
