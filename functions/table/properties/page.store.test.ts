import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { added, aNewProperty, anOrganization, anOwner, noon } from '../../../test/support/table-data';
import { present } from '../db/conditions';
import { update } from '../db/writes';
import { seedWriter } from '../seed';
import type { PropertyQuery, PropertyScope, PropertySort } from './page';
import { PropertyLine } from './record';

const organizationId = 'org_north';
const types = ['Multi Family', 'Office', 'Parking'];
const places = Array.from({ length: 60 }, (_, index) => index + 1);
const sorts: PropertySort[] = ['newest', 'oldest', 'name', 'name-descending'];

/** House 1 to House 60, each added a minute after the one before; every third is Olga's. */
async function sixtyHouses(stores: OpenStores) {
  await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
  const olga = anOwner(organizationId);
  const others = anOwner(organizationId, { firstName: 'Ben' });
  const ids: string[] = [];
  for (const place of places) {
    const owner = place % 3 === 0 ? olga : others;
    const new_ = aNewProperty(organizationId, {
      shares: [{ owner, isNew: place === 1 || place === 3, percentage: 100 }],
      property: {
        title: `House ${place}`,
        street: place === 17 ? '9 Rue de la Liberté' : `${place} Elm St`,
        propertyType: types[place % 3] ?? 'Others',
        createdAt: new Date(noon.getTime() + place * 60_000).toISOString(),
      },
    });
    await stores.properties.add(added(new_));
    ids.push(new_.property.propertyId);
  }
  return { olga, ids };
}

const numbers = (page: { properties: { title: string }[] }) =>
  page.properties.map(({ title }) => Number(title.split(' ')[1]));

/** Every page from the first to the last, and then back again. */
async function thereAndBack(
  stores: OpenStores,
  query: Omit<PropertyQuery, 'organizationId'> & { scope: PropertyScope },
) {
  const there = [await stores.properties.page({ organizationId, ...query })];
  for (let next = there[0]?.next; next !== undefined; next = there.at(-1)?.next)
    there.push(await stores.properties.page({ organizationId, ...query, after: next }));
  const back = there.slice(-1);
  for (let previous = back[0]?.previous; previous !== undefined; previous = back[0]?.previous)
    back.unshift(await stores.properties.page({ organizationId, ...query, before: previous }));
  return { there: there.map(numbers), back: back.map(numbers) };
}

describe.each(engines)('pages of properties on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('leads through 60 properties there and back, in every order, whatever the scope', {
    timeout: 120_000,
  }, async () => {
    const stores = await open();
    const { olga, ids } = await sixtyHouses(stores);
    const scopes: [PropertyScope, number[]][] = [
      [{ kind: 'all' }, places],
      [{ kind: 'owner', ownerId: olga.ownerId }, places.filter((place) => place % 3 === 0)],
      [{ kind: 'listed', propertyIds: [...ids.slice(0, 20), 'prp_nobody'] }, places.slice(0, 20)],
    ];
    for (const [scope, expected] of scopes)
      for (const sort of sorts) {
        const pages = await thereAndBack(stores, { scope, sort, limit: 7 });
        const descending = sort === 'newest' || sort === 'name-descending';
        expect(pages.there.flat()).toEqual(descending ? expected.toReversed() : expected);
        expect(pages.there.slice(0, -1).every((page) => page.length === 7)).toBe(true);
        expect(pages.back).toEqual(pages.there);
      }

    const office = await thereAndBack(stores, {
      scope: { kind: 'all' },
      sort: 'name',
      type: 'Office',
      limit: 6,
    });
    expect(office.there.flat()).toEqual(places.filter((place) => place % 3 === 1));
    expect(office.back).toEqual(office.there);
    const byOwner = { kind: 'owner', ownerId: olga.ownerId } as const;
    for (const scope of [{ kind: 'all' }, byOwner] as const) {
      const found = await stores.properties.page({
        organizationId,
        scope,
        sort: 'oldest',
        search: ' HOUSE 3',
        limit: 9,
      });
      const wanted = [3, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39];
      const seen = scope.kind === 'all' ? wanted.slice(0, 9) : wanted.filter((place) => place % 3 === 0);
      expect(numbers(found)).toEqual(seen);
    }
    const accents = { search: 'LIBERTE', sort: 'name', limit: 5, scope: { kind: 'all' } } as const;
    expect(numbers(await stores.properties.page({ organizationId, ...accents }))).toEqual([17]);
  });

  it('reads no more of a long list than its page, and goes on past what is archived [P3]', {
    timeout: 60_000,
  }, async () => {
    const read: { from: number; found: number }[] = [];
    const stores = await open({
      middleware: {
        applyToStack: (stack) =>
          stack.add(
            (next, context) => async (args) => {
              const result = await next(args);
              const page = Object(result.output);
              if (context.commandName === 'QueryCommand')
                read.push({ from: page.ScannedCount, found: page.Count });
              return result;
            },
            { step: 'initialize', name: 'reading' },
          ),
      },
    });
    const { ids } = await sixtyHouses(stores);
    const asked = {
      organizationId,
      scope: { kind: 'all' },
      sort: 'newest',
      archived: 'none',
      limit: 7,
    } as const;
    const pageOf = async () => {
      read.splice(0);
      return numbers(await stores.properties.page(asked));
    };
    expect(await pageOf()).toEqual([60, 59, 58, 57, 56, 55, 54]);
    expect(read).toEqual([{ from: 8, found: 8 }]);
    // The newest thirty but one.
    for (const [index, propertyId] of ids.slice(30).entries())
      if (index !== 20)
        await stores.db.transact([
          update(PropertyLine, {
            key: {
              organizationId,
              propertyId,
              createdAt: new Date(noon.getTime() + (index + 31) * 60_000).toISOString(),
            },
            set: { archivedAt: noon.toISOString() },
            condition: present,
          }),
        ]);
    expect(await pageOf()).toEqual([51, 30, 29, 28, 27, 26, 25]);
    expect(read).toEqual([
      { from: 8, found: 0 },
      { from: 32, found: 11 },
    ]);
  });

  it('shows what was added at once and nothing of another organization', async () => {
    const stores = await open();
    for (const id of [organizationId, 'org_south'])
      await seedWriter(stores.db).putOrganization(anOrganization(id));
    const north = aNewProperty(organizationId);
    const south = aNewProperty('org_south');
    const cursors: (string | undefined)[] = [];
    for (const new_ of [north, south, aNewProperty('org_south')]) {
      await stores.properties.add(added(new_));
      const { organizationId: where } = new_.property;
      const scope = { kind: 'all' } as const;
      const page = await stores.properties.page({ organizationId: where, scope, sort: 'newest', limit: 1 });
      expect(page.properties[0]?.propertyId).toBe(new_.property.propertyId);
      cursors.push(page.next);
    }
    const { propertyId } = south.property;
    expect(await stores.properties.byId({ organizationId, propertyId })).toBeUndefined();
    expect(await stores.units.after({ organizationId, propertyId })).toEqual({ units: [] });
    const ownerId = south.shares[0]?.owner.ownerId ?? '';
    const email = south.shares[0]?.owner.email ?? '';
    expect(await stores.owners.byIds({ organizationId, ownerIds: [ownerId] })).toEqual([]);
    expect(await stores.owners.byEmail({ organizationId, email })).toBeUndefined();
    const scopes = [
      { kind: 'listed', propertyIds: [propertyId] },
      { kind: 'owner', ownerId },
    ] as const;
    for (const scope of scopes) {
      const page = await stores.properties.page({ organizationId, scope, sort: 'name', limit: 5 });
      expect(page).toEqual({ properties: [] });
    }
    const after = cursors[2] ?? '';
    const led = await stores.properties.page({
      organizationId,
      scope: { kind: 'all' },
      sort: 'newest',
      after,
      limit: 5,
    });
    expect(led.properties.every((line) => line.propertyId === north.property.propertyId)).toBe(true);
    expect(Buffer.from(after, 'base64url').toString()).not.toMatch(/ORG|org_|PROPERT/);
  });

  it('refuses a place that is none, or of another list, by the field it came in', async () => {
    const stores = await open();
    const { properties, owners } = stores;
    await sixtyHouses(stores);
    const all = { organizationId, scope: { kind: 'all' }, limit: 2 } as const;
    const { next = '' } = await properties.page({ ...all, sort: 'newest' });
    const unknown = { code: 'invalid', details: { fields: { after: expect.any(String) } } };
    for (const after of ['x', 'e30', next.slice(2), Buffer.from('["time",1,2]').toString('base64url')])
      await expect(properties.page({ ...all, sort: 'newest', after })).rejects.toMatchObject(unknown);
    await expect(properties.page({ ...all, sort: 'name', after: next })).rejects.toMatchObject(unknown);
    await expect(properties.page({ ...all, sort: 'name', before: '!' })).rejects.toMatchObject({
      details: { fields: { before: expect.any(String) } },
    });
    await expect(owners.page({ organizationId, limit: 3, after: next })).rejects.toMatchObject(unknown);
    await expect(
      stores.units.after({ organizationId, propertyId: 'prp_1', after: next }),
    ).rejects.toMatchObject(unknown);
  });

  it('pages owners three by three, by name, and finds them by name, company or mail [API-12]', async () => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    const people = [
      anOwner(organizationId, { firstName: 'Zoë', lastName: 'Ash' }),
      anOwner(organizationId, { firstName: 'ann', lastName: 'Bell' }),
      anOwner(organizationId, { isCompany: true, companyName: 'Birch 10 LLC', firstName: '', lastName: '' }),
      anOwner(organizationId, { isCompany: true, companyName: 'Birch 2 LLC', firstName: '', lastName: '' }),
      anOwner(organizationId, { firstName: 'Ann', lastName: 'Ash', email: 'ann.ash@demo.test' }),
    ];
    const shares = people.map((owner) => ({ owner, isNew: true, percentage: 20 }));
    await stores.properties.add(added(aNewProperty(organizationId, { shares })));
    const names = (page: Awaited<ReturnType<typeof stores.owners.page>>) =>
      page.owners.map(({ firstName, lastName, companyName }) =>
        `${firstName} ${lastName}${companyName}`.trim(),
      );
    const first = await stores.owners.page({ organizationId, limit: 3 });
    expect(names(first)).toEqual(['Ann Ash', 'ann Bell', 'Birch 2 LLC']);
    const second = await stores.owners.page({ organizationId, limit: 3, after: first.next ?? '' });
    expect(names(second)).toEqual(['Birch 10 LLC', 'Zoë Ash']);
    expect(second.next).toBeUndefined();
    const search = async (text: string) =>
      names(await stores.owners.page({ organizationId, limit: 3, search: text }));
    expect(await search('BIRCH')).toEqual(['Birch 2 LLC', 'Birch 10 LLC']);
    expect(await search('zoe')).toEqual(['Zoë Ash']);
    expect(await search('ann.ash@')).toEqual(['Ann Ash']);
    expect(await search('nobody')).toEqual([]);
    const [found] = first.owners;
    expect(found).toEqual({ ...people[4], propertyTitle: 'Elm Court', shelf: expect.any(Number) });
  });
});
