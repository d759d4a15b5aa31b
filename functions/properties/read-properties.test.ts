import { beforeEach, describe, expect, it } from 'vitest';
import { properties as rows } from '../../shared/contract/properties';
import type { Viewer } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { ada } from '../../test/support/test-world/viewer';
import type { Property, Share } from '../table/properties/record';
import type { Unit } from '../table/units/record';
import { countProperties } from './count-properties';
import { getDashboard } from './get-dashboard';
import { getProperty } from './get-property';
import { listProperties } from './list-properties';
import { listUnits } from './list-units';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization({ propertyCount: 3, unitCount: 7, ownerCount: 2, unitsWithoutRent: 4 });
  await testWorld.organization({ organizationId: 'org_two' });
});

const share = (ownerId: string, percentage = 100) => ({
  ownerId,
  percentage,
  email: `${ownerId}@owners.test`,
});
const put = (
  over: Partial<Property>,
  units: Partial<Unit>[] = [{}],
  shares: Partial<Share>[] = [share('own_ada')],
) => testWorld.property({ propertyId: 'prp_1', ...over, units: units.map(named), shares });
const named = (unit: Partial<Unit>, at: number): Partial<Unit> => ({ unitId: `unt_${at + 1}`, ...unit });
const read = (id: string, viewer: Partial<Viewer> = {}) =>
  getProperty({ ...testWorld.call(viewer), params: { id } }, testWorld.deps);
const list = (query: Parameters<typeof listProperties>[0]['query'] = {}, viewer: Partial<Viewer> = {}) =>
  listProperties({ ...testWorld.call(viewer), query }, testWorld.deps);
const granted = (properties: 'all' | string[]): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas: { properties: 'view' }, properties },
});

describe('getProperty', () => {
  it('shows property, units and owners as the spec names them [API-15]', async () => {
    const unit = { monthlyRent: 125_000, images: ['images/org_one/prp_1/unt_1/a.jpg'] };
    await put({}, [unit, {}]);
    const { success, data } = rows.getProperty.reply.parse(await read('prp_1'));
    expect(success).toBe(1);
    expect(data[0]).toMatchObject({
      property_id: 'prp_1',
      property_title: 'Maple Court',
      street_address: '12 Maple Street',
      property_desc: '',
      image_url: 'https://files.test/images/org_one/prp_1/unt_1/a.jpg',
    });
    expect(data[0]?.property_units[0]).toMatchObject({
      unit_id: 'unt_1',
      rent_price: '1250.00',
      size_sqft: '850',
      is_availability_date: '2026-07-01',
      unit_lease_status: 0,
      unit_address: '12 Maple Street, Ames, Iowa 50010',
      image_urls: ['https://files.test/images/org_one/prp_1/unt_1/a.jpg'],
    });
    expect(data[0]?.property_units[1]?.rent_price).toBe('');
    expect(data[0]?.rental_owners).toEqual([
      {
        rental_user_owner_id: 'own_ada',
        rental_owner_first_name: 'Ada',
        rental_owner_last_name: 'Byron',
        rent_owner_companyname: '',
        rent_owner_email: 'own_ada@owners.test',
        rent_owner_percentage: 100,
        rent_owner_bankinfo: 0,
      },
    ]);
  });

  it.each([
    ['another organization', { organizationId: 'org_two' }],
    ['a rental owner without a share', { ...ada, ownerId: 'own_other' }],
    ['a rental owner without a record', { roleLabel: 'rentalOwner' }],
    ['a rental manager with another list', granted(['prp_2'])],
    ['a rental manager without a grant', { roleLabel: 'rentalManager' }],
    ['a tenant', { roleLabel: 'tenant' }],
    ['an applicant', { roleLabel: 'applicant' }],
  ] as const)('for %s it is not there, in the words of what is not there [API-15]', async (_who, viewer) => {
    await put({});
    const mine = await read('prp_1', viewer as Partial<Viewer>).catch((error) => error);
    const nobodys = await read('prp_none').catch((error) => error);
    expect(mine.code).toBe('not-found');
    expect([mine.code, mine.message, mine.details]).toEqual([nobodys.code, nobodys.message, nobodys.details]);
  });

  it.each([
    ['with a share', ada],
    ['with the property on the list', granted(['prp_1'])],
    ['with a grant for all', granted('all')],
  ])('is there for who comes %s [ROL-09]', async (_who, viewer) => {
    await put({});
    expect((await read('prp_1', viewer)).data[0]?.property_id).toBe('prp_1');
  });

  it('shows a rental owner his own share alone, and owners to nobody they were not granted to [ROL-09]', async () => {
    await put({}, [], [share('own_ada', 60), share('own_bo', 40)]);
    const ownersFor = async (viewer: Partial<Viewer>) =>
      (await read('prp_1', viewer)).data[0]?.rental_owners.map((owner) => owner.rental_user_owner_id);
    expect(await ownersFor({ roleLabel: 'owner' })).toEqual(['own_ada', 'own_bo']);
    expect(await ownersFor(ada)).toEqual(['own_ada']);
    expect(await ownersFor(granted('all'))).toEqual([]);
  });
});

describe('listUnits', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ unitNumber: String(index) }));
  const more = (after: string | undefined, viewer: Partial<Viewer> = {}) =>
    listUnits({ ...testWorld.call(viewer), params: { id: 'prp_1' }, query: { after } }, testWorld.deps);

  it('leads on from where a property’s details end [PRP-24]', async () => {
    await put({}, many);
    const { data } = await read('prp_1');
    expect(data[0]?.property_units).toHaveLength(200);
    expect(data[0]?.next_units).toBeDefined();
    const { units, next } = (await more(data[0]?.next_units)).data;
    expect(units.map(({ unit_number }) => unit_number)).toEqual(
      many.slice(200).map(({ unitNumber }) => unitNumber),
    );
    expect(next).toBeUndefined();
  });

  it.each([{ organizationId: 'org_two' }, { roleLabel: 'tenant' }, { ...ada, ownerId: 'own_x' }] as const)(
    'has nothing for %o',
    async (viewer) => {
      await put({}, many);
      await expect(more(undefined, viewer)).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});

describe('listProperties', () => {
  beforeEach(async () => {
    await put({ propertyId: 'prp_1', title: 'Birch', createdAt: '2026-06-01T00:00:00.000Z' });
    await put(
      { propertyId: 'prp_2', title: 'Acorn', createdAt: '2026-06-02T00:00:00.000Z', propertyType: 'Office' },
      [],
      [],
    );
    await put({ propertyId: 'prp_3', title: 'Cedar', createdAt: '2026-06-03T00:00:00.000Z' }, [], []);
  });
  const titles = async (...of: Parameters<typeof list>) =>
    (await list(...of)).data.properties.map(({ property_title }) => property_title);

  it('is newest first, and sorted, searched, filtered and paged as asked', async () => {
    expect(await titles()).toEqual(['Cedar', 'Acorn', 'Birch']);
    expect(await titles({ sort: 'name' })).toEqual(['Acorn', 'Birch', 'Cedar']);
    expect(await titles({ search: 'bir' })).toEqual(['Birch']);
    expect(await titles({ type: 'Office' })).toEqual(['Acorn']);
    const first = await list({ limit: 2 });
    expect(await titles({ limit: 2, after: first.data.next })).toEqual(['Birch']);
  });

  it('tells the total of the whole list only: the organization’s counter', async () => {
    expect((await list()).data.total).toBe(3);
    expect((await list({ search: 'bir' })).data.total).toBeUndefined();
    expect((await list({ type: 'Office' })).data.total).toBeUndefined();
    expect((await list({}, ada)).data.total).toBeUndefined();
  });

  it('shows each role its part [ROL-09]', async () => {
    expect(await titles({}, ada)).toEqual(['Birch']);
    expect(await titles({}, granted(['prp_3']))).toEqual(['Cedar']);
    expect(await titles({}, granted('all'))).toHaveLength(3);
    expect(await titles({}, { organizationId: 'org_two' })).toEqual([]);
    for (const roleLabel of ['tenant', 'applicant'] as const)
      expect((await list({}, { roleLabel })).data).toEqual({ properties: [] });
  });
});

describe('the list of properties by its columns and filters', () => {
  beforeEach(async () => {
    await put(
      {
        propertyId: 'prp_1',
        title: 'Birch',
        state: 'Iowa',
        rentTotal: 300_000,
        unitCount: 3,
        signedCount: 1,
      },
      [{}],
      [{ ...share('own_ada'), bankReady: true }],
    );
    await put(
      { propertyId: 'prp_2', title: 'Acorn', state: 'Ohio', rentTotal: 90_000, unitCount: 2, signedCount: 2 },
      [],
      [share('own_bo')],
    );
    await put(
      { propertyId: 'prp_3', title: 'Cedar', state: 'Iowa', archivedAt: '2026-06-15T12:00:00.000Z' },
      [],
    );
    await put({ propertyId: 'prp_4', title: 'Dogwood', state: 'Ohio', unitCount: 0 }, [], []);
  });
  const page = async (...of: Parameters<typeof list>) =>
    rows.listProperties.reply.parse(await list(...of)).data;
  const titles = async (...of: Parameters<typeof list>) =>
    (await page(...of)).properties.map(({ property_title }) => property_title);
  const count = async (
    query: Parameters<typeof countProperties>[0]['query'] = {},
    viewer: Partial<Viewer> = {},
  ) =>
    rows.countProperties.reply.parse(
      await countProperties({ ...testWorld.call(viewer), query }, testWorld.deps),
    ).data.views;

  it.each([
    ['rent.desc', ['Birch', 'Acorn', 'Dogwood']],
    ['rent.asc', ['Acorn', 'Birch', 'Dogwood']],
    ['occupancy.desc', ['Acorn', 'Birch', 'Dogwood']],
    ['vacant.desc', ['Birch', 'Acorn', 'Dogwood']],
    ['name.desc', ['Dogwood', 'Birch', 'Acorn']],
    ['bank.asc', ['Acorn', 'Birch', 'Dogwood']],
  ])('sorts by %s, those without a value last', async (order, found) => {
    expect(await titles({ order })).toEqual(found);
  });

  it.each([
    [{ state: 'Ohio' }, ['Acorn', 'Dogwood']],
    [{ state: 'Ohio,Iowa', occupancy: 'vacant' }, ['Birch']],
    [{ bank: 'missing' }, ['Acorn']],
    [{ owner: 'own_ada' }, ['Birch']],
    [{ property: 'prp_4,prp_2' }, ['Acorn', 'Dogwood']],
    [{ property: 'prp_1', search: 'acorn' }, []],
    [{ state: 'Iowa', archived: 'only' }, ['Cedar']],
  ] as const)('leaves of %j these, and counts them', async (query, found) => {
    expect(await titles(query)).toEqual(found);
    const { archived, ...filters } = query as typeof query & { archived?: 'only' };
    expect((await count(filters))[archived ? 'archived' : 'active'].count).toBe(found.length);
  });

  it('goes on after a page of another order, with the number of all', async () => {
    const first = await page({ order: 'rent.desc', limit: 2 });
    expect([first.properties.length, first.total]).toEqual([2, 3]);
    expect(await titles({ order: 'rent.desc', limit: 2, after: first.next })).toEqual(['Dogwood']);
  });

  it('sums what the views have, for each role its part', async () => {
    expect(await count()).toMatchObject({ active: { count: 3, rent: 390_000 }, archived: { count: 1 } });
    expect((await count({}, ada)).active.count).toBe(1);
    expect((await count({}, granted(['prp_2']))).active).toEqual({ count: 1, rent: 90_000 });
    expect((await count({}, { roleLabel: 'tenant' })).active).toMatchObject({ count: 0, rent: 0 });
    expect((await page({ money: 'with' }, granted('all'))).properties[0]?.past_due).toBeUndefined();
    expect((await page({ money: 'with' })).properties[0]?.past_due).toBe(0);
  });
});

describe('getDashboard', () => {
  const figures = async (viewer: Partial<Viewer> = {}, query: { property?: string } = {}) =>
    rows.getDashboard.reply.parse(await getDashboard({ ...testWorld.call(viewer), query }, testWorld.deps))
      .data;

  it('counts the properties in use, and says how full the plan is', async () => {
    await put({ propertyId: 'prp_1', unitCount: 4 });
    await put({ propertyId: 'prp_2', unitCount: 3, archivedAt: '2026-06-01T00:00:00.000Z' });
    expect(await figures()).toMatchObject({
      properties: 1,
      property_title: 'Maple Court',
      units: 4,
      occupied: 0,
      unitsWithoutLease: 4,
      unitsWithoutRent: 4,
      limits: { properties: { used: 3, most: 500 }, units: { used: 7, most: 10_000 } },
    });
  });

  it('is narrowed to some properties, and to a part for who sees a part', async () => {
    await put({ propertyId: 'prp_1', unitCount: 4 });
    await put({ propertyId: 'prp_2', unitCount: 3 });
    expect(await figures()).toMatchObject({ properties: 2, units: 7 });
    const narrowed = await figures({}, { property: 'prp_2' });
    expect(narrowed).toMatchObject({ properties: 1, units: 3 });
    expect(narrowed.unitsWithoutRent).toBeUndefined();
    expect(await figures(granted(['prp_1']))).toMatchObject({ units: 4 });
    expect(await figures(granted(['prp_1']), { property: 'prp_2' })).toMatchObject({ units: 0 });
  });

  it('adds up a rental owner’s own rows, and says nothing it does not know', async () => {
    await put({ propertyId: 'prp_1', unitCount: 2 });
    await put({ propertyId: 'prp_2', unitCount: 3 });
    await put({ propertyId: 'prp_3', unitCount: 5 }, [], []);
    const seen = await figures(ada);
    expect(seen).toMatchObject({ properties: 2, units: 5, unitsWithoutLease: 5 });
    expect([seen.unitsWithoutRent, seen.limits, seen.rent, seen.past_due, seen.short]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it.each(['tenant', 'applicant'] as const)('has nothing of the portfolio for a %s', async (roleLabel) => {
    await put({});
    expect(await figures({ roleLabel })).toEqual({
      today: '2026-06-15',
      properties: 0,
      units: 0,
      occupied: 0,
      unitsWithoutLease: 0,
      leases: [],
    });
  });
});
