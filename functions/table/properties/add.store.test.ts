import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import {
  addAnswering,
  added,
  aNewProperty,
  anOrganization,
  anOwner,
  aUnit,
} from '../../../test/support/table-data';
import type { Once } from '../db/once';
import { seedWriter } from '../seed';
import type { NewProperty } from './writes';

const organizationId = 'org_north';

const add = (stores: OpenStores, new_: NewProperty, once?: Once) =>
  addAnswering(stores, added(new_, { reply: { property_id: new_.property.propertyId }, once }));

const aOnce = (part: Partial<Once> = {}): Once => ({
  organizationId,
  scope: 'usr_1 addProperty',
  key: 'key-12345678',
  hash: 'hash-1',
  ...part,
});

/** How many promises succeeded, and the refusals of the others. */
async function outcomes(promises: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(promises);
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: new Set(settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))),
  };
}

const allPages = async (stores: OpenStores) =>
  stores.properties.page({ organizationId, scope: { kind: 'all' }, sort: 'newest', limit: 100 });

describe.each(engines)('properties.add on %s', (engine) => {
  const { open } = useDatabase(engine);

  const withOrganization = async (limits?: { properties: number; units: number }) => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId, limits));
    return stores;
  };
  const countersOf = async (stores: OpenStores) => {
    const found = await stores.organizations.byId(organizationId);
    return [found?.propertyCount, found?.unitCount, found?.ownerCount, found?.unitsWithoutRent];
  };

  it('brings back a property with its units by number and its shares as entered [API-14] [API-15] [PRP-12]', async () => {
    const stores = await withOrganization();
    const shares = [60, 40].map((percentage) => ({
      owner: anOwner(organizationId),
      isNew: true,
      percentage,
    }));
    const new_ = aNewProperty(organizationId, { units: 0, shares });
    const units = ['10', 'A10', '2', 'A2'].map((number) =>
      aUnit(new_.property, number, number === '2' ? { monthlyRent: 120_050 } : {}),
    );
    await add(stores, { ...new_, units });
    const found = await stores.properties.byId({ organizationId, propertyId: new_.property.propertyId });
    const first = shares.map(({ owner: { ownerId }, percentage }) => ({ ownerId, percentage }));
    const shareSets = [{ from: '2026-06-15', shares: first }];
    expect(found?.property).toEqual({ ...new_.property, unitCount: 4, rentTotal: 120_050, shareSets });
    expect(found?.units.map(({ unitNumber }) => unitNumber)).toEqual(['2', '10', 'A2', 'A10']);
    expect(found?.units[0]).toEqual(units[2]);
    expect(found?.shares.map(({ ownerId, percentage }) => [ownerId, percentage])).toEqual(
      shares.map(({ owner, percentage }) => [owner.ownerId, percentage]),
    );
    expect(await countersOf(stores)).toEqual([1, 4, 2, 3]);
  });

  it('lets exactly as many properties through as the plan allows, however many add at once [API-14]', async () => {
    const stores = await withOrganization({ properties: 3, units: 1000 });
    const result = await outcomes(
      Array.from({ length: 50 }, () => add(stores, aNewProperty(organizationId))),
    );
    expect(result).toEqual({ done: 3, codes: new Set(['property-limit']) });
    expect(await countersOf(stores)).toEqual([3, 3, 3, 3]);
    expect((await allPages(stores)).properties).toHaveLength(3);
  });

  it('lets exactly as many units through as the plan allows [API-14] [PRP-30]', async () => {
    const stores = await withOrganization({ properties: 500, units: 10 });
    const result = await outcomes(
      Array.from({ length: 20 }, () => add(stores, aNewProperty(organizationId, { units: 3 }))),
    );
    expect(result).toEqual({ done: 3, codes: new Set(['unit-limit']) });
    expect(await countersOf(stores)).toEqual([3, 9, 3, 9]);
  });

  it('gives one owner mail once in an organization and again in another [API-13]', async () => {
    const stores = await withOrganization();
    await seedWriter(stores.db).putOrganization(anOrganization('org_south'));
    const withMail = (where: string) =>
      aNewProperty(where, {
        shares: [
          { owner: anOwner(where), isNew: true, percentage: 50 },
          { owner: anOwner(where, { email: 'same@demo.test' }), isNew: true, percentage: 50 },
        ],
      });
    const result = await outcomes([1, 2].map(() => add(stores, withMail(organizationId))));
    expect(result).toEqual({ done: 1, codes: new Set(['owner-email-taken']) });
    await expect(add(stores, withMail(organizationId))).rejects.toMatchObject({
      code: 'owner-email-taken',
      details: { fields: { 'rentalOwners.1.email': 'Email already exists. Please use a different email.' } },
    });
    await add(stores, withMail('org_south'));
    const owner = await stores.owners.byEmail({ organizationId, email: 'same@demo.test' });
    expect(owner?.email).toBe('same@demo.test');
    expect(await countersOf(stores)).toEqual([1, 1, 2, 1]);
  });

  it('answers a repeat of the same Idempotency-Key as the first time, also at once, and refuses it for another body', async () => {
    const stores = await withOrganization();
    const tries = Array.from({ length: 10 }, () => aNewProperty(organizationId));
    const replies = await Promise.all(tries.map((new_) => add(stores, new_, aOnce())));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await stores.onceRecords.reply(aOnce())).toEqual({ reply: replies[0] });
    expect(await countersOf(stores)).toEqual([1, 1, 1, 1]);
    const other = aOnce({ hash: 'hash-2' });
    await expect(add(stores, aNewProperty(organizationId), other)).rejects.toMatchObject({
      code: 'key-reused',
    });
    await expect(stores.onceRecords.reply(other)).rejects.toMatchObject({ code: 'key-reused' });
    await add(stores, aNewProperty(organizationId), aOnce({ scope: 'usr_2 addProperty' }));
    expect(await countersOf(stores)).toEqual([2, 2, 2, 2]);
  });

  it('takes owners who stand already, with the new title for the picker, and refuses one who does not', async () => {
    const stores = await withOrganization();
    const owner = anOwner(organizationId);
    await add(stores, aNewProperty(organizationId, { shares: [{ owner, isNew: true, percentage: 100 }] }));
    const existing = { owner, isNew: false, percentage: 100 };
    await add(stores, aNewProperty(organizationId, { shares: [existing], property: { title: 'Oak House' } }));
    const [found] = await stores.owners.byIds({ organizationId, ownerIds: [owner.ownerId] });
    expect(found).toEqual({ ...owner, propertyTitle: 'Oak House', links: 1, shelf: expect.any(Number) });
    const owned = await stores.properties.page({
      organizationId,
      scope: { kind: 'owner', ownerId: owner.ownerId },
      sort: 'name',
      limit: 25,
    });
    expect(owned.properties.map(({ title }) => title)).toEqual(['Elm Court', 'Oak House']);
    const stranger = { ...existing, owner: anOwner(organizationId) };
    await expect(add(stores, aNewProperty(organizationId, { shares: [stranger] }))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await countersOf(stores)).toEqual([2, 2, 1, 2]);
  });

  it('refuses an organization that is not there', async () => {
    const stores = await open();
    await expect(add(stores, aNewProperty(organizationId))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps counters equal to a recount after any adds', { timeout: 120_000 }, async () => {
    const anAdd = fc.record({
      units: fc.integer({ min: 0, max: 6 }),
      rented: fc.boolean(),
      owners: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anAdd, { minLength: 1, maxLength: 8 }), async (adds) => {
        const stores = await withOrganization({ properties: 4, units: 12 });
        const promises = adds.map(({ units, rented, owners }) => {
          const new_ = aNewProperty(organizationId, {
            units,
            shares: owners.map((number) => ({
              owner: anOwner(organizationId, { email: `owner${number}@demo.test` }),
              isNew: true,
              percentage: 100 / owners.length,
            })),
          });
          const rent = rented ? { monthlyRent: 100_000 } : {};
          return add(stores, { ...new_, units: new_.units.map((unit) => ({ ...unit, ...rent })) });
        });
        await Promise.allSettled(promises);
        const { properties } = await allPages(stores);
        const whole = await Promise.all(
          properties.map(({ propertyId }) => stores.properties.byId({ organizationId, propertyId })),
        );
        const units = whole.flatMap((found) => found?.units ?? []);
        const { owners } = await stores.owners.page({ organizationId, limit: 100 });
        expect(await countersOf(stores)).toEqual([
          properties.length,
          units.length,
          owners.length,
          units.filter(({ monthlyRent }) => monthlyRent === undefined).length,
        ]);
        expect(properties.length).toBeLessThanOrEqual(4);
        expect(units.length).toBeLessThanOrEqual(12);
        expect(new Set(owners.map(({ email }) => email)).size).toBe(owners.length);
      }),
      { numRuns: 12 },
    );
  });
});
