import { beforeEach, describe, expect, it, vi } from 'vitest';
import { units as rows } from '../../shared/contract/units';
import type { Viewer } from '../../shared/domain/people/roles';
import { unitViews } from '../../shared/domain/portfolio/vacancy';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { idOf, unitIdAt } from '../../test/support/test-world/portfolio';
import { ada, listed } from '../../test/support/test-world/viewer';
import { countUnits } from './count-units';
import { propertiesPerCall } from './page-of-units';
import { searchUnits } from './search-units';

const elm = idOf('prp', 'e');
const oak = idOf('prp', 'o');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  for (const organizationId of ['org_one', 'org_two']) await testWorld.organization({ organizationId });
  await testWorld.property({
    propertyId: oak,
    title: 'Oak Park',
    zipcode: '60601',
    shares: [{ ownerId: 'own_bea' }],
    units: [{ unitNumber: '10', monthlyRent: 90_000 }, { unitNumber: '2' }],
  });
  await testWorld.property({
    propertyId: elm,
    title: 'Elm Street',
    zipcode: '50011',
    units: [{ unitNumber: '1', images: ['images/one.jpg', 'images/two.jpg'], monthlyRent: 0 }, {}],
  });
});

type Query = Parameters<typeof searchUnits>[0]['query'];
const search = async (query: Query = {}, viewer: Partial<Viewer> = {}) => {
  const reply = await searchUnits({ ...testWorld.call(viewer), query }, testWorld.deps);
  return rows.searchUnits.reply.parse(reply).data;
};
const named = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).units.map((unit) => `${unit.property_title} ${unit.unit_number}`);
const all = ['Elm Street 1', 'Elm Street 2A', 'Oak Park 2', 'Oak Park 10'];

describe('searchUnits', () => {
  it('lists the units of all properties, by property and number, with the first photo alone', async () => {
    expect(await named()).toEqual(all);
    const [first] = (await search()).units;
    expect(first).toMatchObject({
      unit_id: unitIdAt(0, elm),
      property_id: elm,
      rent_price: '0.00',
      size_sqft: '850',
      image_urls: ['https://files.test/images/one.jpg'],
    });
  });

  it.each([1, 2, 3])('pages by %d, each unit once', async (limit) => {
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await search({ limit, after });
      pages.push(page.units.map(({ property_title, unit_number }) => `${property_title} ${unit_number}`));
      after = page.next;
    } while (after !== undefined);
    expect(pages.flat()).toEqual(all);
    expect(pages).toHaveLength(Math.ceil(all.length / limit));
  });

  it('goes on behind a building that left the caller’s list', async () => {
    const { next } = await search({ limit: 1 });
    expect(await named({ after: next })).toEqual(all.slice(1));
    expect(await named({ after: next }, listed(oak))).toEqual(all.slice(2));
  });

  it.each([
    ['elm', all.slice(0, 2)],
    ['50011 2A', ['Elm Street 2A']],
    ['PARK 10', ['Oak Park 10']],
    ['elm park', []],
  ])('finds by each word of %s', async (words, found) => {
    expect(await named({ search: words })).toEqual(found);
  });

  it('tells those without a rent and without photos', async () => {
    expect(await named({ view: 'without-rent' })).toEqual(['Elm Street 2A', 'Oak Park 2']);
    expect(await named({ view: 'without-photos' })).toEqual(all.slice(1));
    expect(await named({ view: 'without-photos', search: 'elm' })).toEqual(['Elm Street 2A']);
  });

  it('tells vacant and soon available ones by the lease and the day', async () => {
    const lease = { kind: 'signed', lease: 'lse_1', from: '2026-01-01' } as const;
    await testWorld.property({
      propertyId: oak,
      title: 'Oak Park',
      units: [
        { calendar: { entries: [{ ...lease, to: '2026-07-31' }] } },
        { calendar: { entries: [lease] } },
        { availableDate: '2026-06-01' },
      ],
    });
    expect(await named({ view: 'vacant', search: 'oak' })).toEqual(['Oak Park 3A']);
    expect(await named({ view: 'available-soon', search: 'oak' })).toEqual(['Oak Park 1A']);
  });

  it.each([
    ['another organization', { organizationId: 'org_two' }, []],
    ['staff with a chosen list', listed(oak), all.slice(2)],
    ['staff without the area', { roleLabel: 'rentalManager', grants: { areas: {}, properties: 'all' } }, []],
    ['a rental owner', ada, all.slice(0, 2)],
    ['a tenant', { roleLabel: 'tenant' }, []],
  ] as const)('shows %s only what they may see', async (_, viewer, seen) => {
    expect(await named({}, viewer as Partial<Viewer>)).toEqual(seen);
  });

  it('reads all units of a building past one read', async () => {
    const units = Array.from({ length: 203 }, (_, at) => ({ unitNumber: String(at + 1), monthlyRent: 1 }));
    await testWorld.property({
      propertyId: oak,
      title: 'Oak Park',
      units: [...units, { unitNumber: '204' }],
    });
    expect(await named({ view: 'without-rent', search: 'oak' })).toEqual(['Oak Park 204']);
  });

  it('ends a page early after many properties without a match, and goes on from there', async () => {
    const many = Array.from({ length: propertiesPerCall }, (_, at) => String(at).padStart(26, '0'));
    for (const id of many)
      await testWorld.property({
        propertyId: `prp_${id}`,
        title: `Birch ${id}`,
        units: [{ monthlyRent: 1 }],
      });
    const { units, next } = await search({ view: 'without-rent' });
    expect(units).toEqual([]);
    expect(await named({ view: 'without-rent', after: next })).toEqual(['Elm Street 2A', 'Oak Park 2']);
  });

  it('lists the last property of such a page once, and none that went meanwhile', async () => {
    const many = Array.from({ length: propertiesPerCall }, (_, at) => String(at).padStart(26, '0'));
    for (const [at, id] of many.entries()) {
      const units = [{ monthlyRent: at === propertiesPerCall - 1 ? undefined : 1 }];
      await testWorld.property({ propertyId: `prp_${id}`, title: `Birch ${id}`, units });
    }
    const { units, next } = await search({ view: 'without-rent' });
    expect(units).toMatchObject([{ property_id: `prp_${many.at(-1)}` }]);
    const rest = ['Elm Street 2A', 'Oak Park 2'];
    expect(await named({ view: 'without-rent', after: next })).toEqual(rest);
    const { byId } = testWorld.deps.properties;
    const gone = vi.spyOn(testWorld.deps.properties, 'byId');
    gone.mockImplementation(async (key) => (key.propertyId === elm ? undefined : byId(key)));
    expect(await named({ view: 'without-rent', after: next })).toEqual(rest.slice(1));
    gone.mockRestore();
  });

  it.each(['nonsense', 'nonsense.', '.', 'a.b'])('refuses %s as a place', async (after) => {
    await expect(search({ after })).rejects.toMatchObject({ code: 'invalid' });
  });
});

it('counts the units of each view, among those that the caller sees and the filters leave', async () => {
  const count = async (query: Parameters<typeof countUnits>[0]['query'] = {}, viewer: Partial<Viewer> = {}) =>
    rows.countUnits.reply.parse(await countUnits({ ...testWorld.call(viewer), query }, testWorld.deps)).data
      .views;
  for (const query of [{}, { search: 'elm' }, { property: oak }]) {
    const views = await count(query);
    expect(views.all).toBe((await search(query)).units.length);
    for (const view of unitViews)
      expect(views[view], view).toBe((await search({ ...query, view })).units.length);
  }
  expect(await count()).toMatchObject({ all: 4, 'without-photos': 3 });
  expect((await count({}, listed(oak))).all).toBe(2);
});
