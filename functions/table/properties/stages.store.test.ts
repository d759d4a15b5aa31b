import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { localClient } from '../../../infra/local/dynamodb/client';
import { engines, type OpenStores, openStores, useDatabase } from '../../../test/support/databases';
import {
  addAnswering,
  added,
  aNewProperty,
  anOrganization,
  anOwner,
  noon,
} from '../../../test/support/table-data';
import type { Once } from '../db/once';
import { put } from '../db/writes';
import { seedWriter } from '../seed';
import { Share } from './record';
import type { NewProperty } from './writes';

const organizationId = 'org_north';
const once: Once = { organizationId, scope: 'usr_1 addProperty', key: 'key-12345678', hash: 'hash-1' };
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const add = (stores: OpenStores, new_: NewProperty, now = noon) =>
  addAnswering(stores, added(new_, { reply: new_.property.propertyId, now, once }));

/** A process that dies: its `number`th transaction and all later calls never reach the database. */
function dyingAt(number: number): NonNullable<Parameters<typeof localClient>[1]> {
  let transactions = 0;
  return {
    middleware: {
      applyToStack: (stack) =>
        stack.add(
          (next, context) => async (args) => {
            if (context.commandName === TransactWriteItemsCommand.name) transactions += 1;
            if (transactions >= number) throw new Error('The process was killed');
            return next(args);
          },
          { step: 'initialize', name: 'dying', priority: 'low' },
        ),
    },
  };
}

describe.each(engines)('an add past 100 items on %s', (engine) => {
  const { open } = useDatabase(engine);
  const limits = { properties: 10, units: 300 };

  const withOrganization = async (units = limits.units) => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId, { ...limits, units }));
    return stores;
  };
  const killed = (stores: OpenStores, number: number) =>
    openStores({ ...stores, client: localClient(stores.endpoint, dyingAt(number)) });
  const everyUnit = async (stores: OpenStores, propertyId: string) => {
    const first = await stores.properties.byId({ organizationId, propertyId });
    const units = [...(first?.units ?? [])];
    let after = first?.next;
    while (after) {
      const more = await stores.units.after({ organizationId, propertyId, after });
      units.push(...more.units);
      after = more.next;
    }
    return units.map(({ unitNumber }) => unitNumber);
  };
  /** Nothing shows up, however it is read. */
  const expectNothing = async (stores: OpenStores, { property, shares }: NewProperty) => {
    const { propertyId } = property;
    expect(await stores.properties.byId({ organizationId, propertyId })).toBeUndefined();
    expect(await stores.units.after({ organizationId, propertyId })).toEqual({ units: [] });
    const ownerId = shares[0]?.owner.ownerId ?? '';
    const scopes = [
      { kind: 'all' },
      { kind: 'listed', propertyIds: [propertyId] },
      { kind: 'owner', ownerId },
    ] as const;
    for (const scope of scopes) {
      const page = await stores.properties.page({ organizationId, scope, sort: 'newest', limit: 10 });
      expect(page.properties).toEqual([]);
    }
    expect(await stores.owners.page({ organizationId, limit: 10 })).toEqual({ owners: [] });
    expect(await stores.organizations.byId(organizationId)).toMatchObject({
      propertyCount: 0,
      unitCount: 0,
      ownerCount: 0,
    });
  };
  /** All the room of the plan is free: a property that fills it goes in, then none. */
  const expectWholeRoom = async (stores: OpenStores) => {
    const filling = aNewProperty(organizationId, { units: limits.units });
    await stores.properties.add(added(filling, { now: later(60) }));
    const oneMore = stores.properties.add(added(aNewProperty(organizationId), { now: later(60) }));
    await expect(oneMore).rejects.toMatchObject({ code: 'unit-limit' });
  };

  it('adds 150 units, in the order of their numbers, and a repeat answers the same [API-14]', async () => {
    const stores = await withOrganization();
    const new_ = aNewProperty(organizationId, { units: 150 });
    expect(await add(stores, new_)).toBe(new_.property.propertyId);
    expect(await everyUnit(stores, new_.property.propertyId)).toEqual(
      Array.from({ length: 150 }, (_, index) => String(index + 1)),
    );
    expect(await add(stores, aNewProperty(organizationId, { units: 150 }))).toBe(new_.property.propertyId);
    expect(await stores.organizations.byId(organizationId)).toMatchObject({
      propertyCount: 1,
      unitCount: 150,
      ownerCount: 1,
      unitsWithoutRent: 150,
    });
    expect(await stores.properties.abandonUnfinished({ now: later(600) })).toBe(0);
  });

  it('takes any number of units round the 100 items of one transaction', async () => {
    const stores = await withOrganization(1000);
    const counts = [88, 89, 90, 91, 92, 93, 94, 95];
    const all = counts.map((units) => aNewProperty(organizationId, { units }));
    for (const new_ of all) await stores.properties.add(added(new_));
    const read = all.map(({ property: { propertyId } }) =>
      stores.properties.byId({ organizationId, propertyId }),
    );
    expect((await Promise.all(read)).map((found) => found?.units.length)).toEqual(counts);
  });

  it('pages past 200 units without a gap [API-15]', async () => {
    const stores = await withOrganization(500);
    const new_ = aNewProperty(organizationId, { units: 430 });
    await add(stores, new_);
    expect(await everyUnit(stores, new_.property.propertyId)).toEqual(
      Array.from({ length: 430 }, (_, index) => String(index + 1)),
    );
  });

  it('shows every unit of a property that sixty people owned one after another', async () => {
    const stores = await withOrganization();
    const new_ = aNewProperty(organizationId, { units: 200 });
    await add(stores, new_);
    const { propertyId } = new_.property;
    const [share] = (await stores.properties.head({ organizationId, propertyId }))?.everOwners ?? [];
    if (!share) throw new Error('the property has no owner');
    const before = Array.from({ length: 60 }, (_, index) => ({
      ...share,
      ownerId: `own_before${index}`,
      position: index + 1,
    }));
    await stores.db.writeAll(before.map((one) => put(Share, one)));
    expect(await everyUnit(stores, propertyId)).toHaveLength(200);
  });

  it('refuses past the limit or for an owner who is not there, and leaves no trace', async () => {
    const stores = await withOrganization();
    await expect(add(stores, aNewProperty(organizationId, { units: 301 }))).rejects.toMatchObject({
      code: 'unit-limit',
    });
    const owner = anOwner(organizationId);
    const twice = aNewProperty(organizationId, {
      units: 120,
      shares: [{ owner, isNew: false, percentage: 100 }],
    });
    await expect(add(stores, twice)).rejects.toMatchObject({ code: 'conflict' });
    await expectNothing(stores, twice);
    await expectWholeRoom(stores);
  });

  // Transactions of this add: 1 reserves, 2 and 3 add units, 4 publishes.
  it.each([2, 3, 4])(
    'killed before transaction %i shows nothing, and a repeat finishes it',
    async (number) => {
      const stores = await withOrganization();
      const new_ = aNewProperty(organizationId, { units: 150 });
      await expect(add(killed(stores, number), new_)).rejects.toThrow('killed');
      await expectNothing(stores, new_);
      const repeat = aNewProperty(organizationId, { units: 150, shares: new_.shares });
      await expect(add(stores, repeat)).rejects.toMatchObject({ code: 'in-progress' });
      const reply = await add(stores, repeat, later(1));
      expect(await everyUnit(stores, String(reply))).toHaveLength(150);
      expect(await stores.organizations.byId(organizationId)).toMatchObject({
        propertyCount: 1,
        unitCount: 150,
        ownerCount: 1,
      });
      expect(await stores.properties.abandonUnfinished({ now: later(600) })).toBe(0);
    },
  );

  it('killed and never repeated is undone after 15 minutes, once, with all it had reserved', async () => {
    const stores = await withOrganization();
    const new_ = aNewProperty(organizationId, { units: 150 });
    await expect(add(killed(stores, 3), new_)).rejects.toThrow('killed');
    expect(await stores.properties.abandonUnfinished({ now: later(14) })).toBe(0);
    const sweeps = [1, 2, 3].map(() => stores.properties.abandonUnfinished({ now: later(16) }));
    const undone = await Promise.all(sweeps);
    expect(undone.reduce((sum, count) => sum + count)).toBe(1);
    await expectNothing(stores, new_);
    const email = new_.shares[0]?.owner.email ?? '';
    expect(await stores.owners.byEmail({ organizationId, email })).toBeUndefined();
    expect(await stores.onceRecords.reply(once)).toBeUndefined();
    await expectWholeRoom(stores);
  });

  it('counts a sweep that was killed itself only once', async () => {
    const stores = await withOrganization();
    await expect(add(killed(stores, 3), aNewProperty(organizationId, { units: 150 }))).rejects.toThrow();
    const sweep = killed(stores, 1).properties.abandonUnfinished({ now: later(16) });
    await expect(sweep).rejects.toThrow('killed');
    expect(await stores.properties.abandonUnfinished({ now: later(16) })).toBe(1);
    await expectWholeRoom(stores);
  });
});
