import { beforeEach, describe, expect, it } from 'vitest';
import { owners as rows } from '../../shared/contract/owners';
import { messages } from '../../shared/domain/messages';
import type { Viewer } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { idOf } from '../../test/support/test-world/portfolio';
import { update } from '../table/db/writes';
import { Owner } from '../table/owners/record';
import { countOwners } from './count-owners';
import { getOwner } from './get-owner';
import { searchOwners } from './search-owners';
import { updateOwner } from './update-owner';

const elm = idOf('prp', 'e');
const oak = idOf('prp', 'o');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  for (const organizationId of ['org_one', 'org_two']) await testWorld.organization({ organizationId });
  for (const firstName of ['ada', 'bea', 'cy'])
    await testWorld.owner({ ownerId: `own_${firstName}`, firstName });
  await testWorld.owner({ ownerId: 'own_eve', organizationId: 'org_two' });
  await testWorld.property({
    propertyId: elm,
    title: 'Elm Street',
    units: [{}],
    shares: [{ ownerId: 'own_ada' }],
  });
  const halves = [
    { ownerId: 'own_ada', percentage: 25 },
    { ownerId: 'own_bea', percentage: 75 },
  ];
  await testWorld.property({ propertyId: oak, title: 'Oak Park', shares: halves });
});

/** Staff with these properties, who may see and change owners. */
const staff = (...properties: string[]): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas: { owners: 'change', properties: 'view' }, properties },
});
const ada: Partial<Viewer> = { roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' };
const notFound = { code: 'not-found' };

const search = async (
  viewer: Partial<Viewer> = {},
  query: Parameters<typeof searchOwners>[0]['query'] = {},
) =>
  rows.searchOwners.reply.parse(await searchOwners({ ...testWorld.call(viewer), query }, testWorld.deps))
    .data;
const ids = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).owners.map(({ owner_id }) => owner_id);
const read = async (id: string, viewer: Partial<Viewer> = {}) =>
  rows.getOwner.reply.parse(await getOwner({ ...testWorld.call(viewer), params: { id } }, testWorld.deps))
    .data;
const write = (
  id: string,
  body: { version?: number; mobile_number?: string; mailing_address?: string },
  viewer: Partial<Viewer> = {},
) =>
  testWorld.perform(updateOwner, {
    ...testWorld.call(viewer),
    params: { id },
    body: { version: 1, mobile_number: '6415550199', mailing_address: '', ...body },
  });

describe('searchOwners', () => {
  it('lists owners by name, searched and paged', async () => {
    const first = await search({}, { limit: 2 });
    expect(first.owners[0]).toEqual({
      owner_id: 'own_ada',
      name: 'ada Byron',
      is_company: false,
      has_account: false,
      bank_ready: false,
      email: 'ada@owners.test',
      mobile_number: '5551234567',
    });
    expect(await ids({}, { limit: 2, after: first.next })).toEqual(['own_cy']);
    expect(await ids({}, { search: 'bea@' })).toEqual(['own_bea']);
  });

  it('tells who can be paid, and nothing of owners whose bank details the caller may not see', async () => {
    const key = { organizationId: 'org_one', ownerId: 'own_bea' };
    await testWorld.db.write(update(Owner, { key, set: { bankReady: true } }));
    expect((await search()).owners.map(({ bank_ready }) => bank_ready)).toEqual([false, true, false]);
    const set = { from: '2030-01-01', shares: [{ ownerId: 'own_bea', percentage: 100 }] };
    const now = { from: '2020-01-01', shares: [{ ownerId: 'own_ada', percentage: 100 }] };
    await testWorld.property({ propertyId: elm, title: 'Elm Street', shareSets: [now, set] });
    expect((await search(staff(elm))).owners.map(({ bank_ready }) => bank_ready)).toEqual([false, undefined]);
  });

  it.each([
    ['staff with a chosen list', staff(elm), ['own_ada']],
    ['a rental owner', ada, ['own_ada']],
    ['another organization', { organizationId: 'org_two' }, ['own_eve']],
  ] as const)('shows %s only what they may see', async (_, viewer, seen) => {
    expect(await ids(viewer)).toEqual(seen);
  });
});

describe('getOwner', () => {
  it('shows the shares across properties, by name', async () => {
    const { shares, ...owner } = await read('own_ada');
    expect(owner).toMatchObject({ name: 'ada Byron', version: 1, may_change: true, bank_ready: false });
    expect(shares.map(({ property_title, percentage }) => [property_title, percentage])).toEqual([
      ['Elm Street', 100],
      ['Oak Park', 25],
    ]);
    expect((await read('own_cy')).shares).toEqual([]);
  });

  it('shows a share to come and one that ends, and no former one', async () => {
    const whole = (ownerId: string, from: string) => ({ from, shares: [{ ownerId, percentage: 100 }] });
    const past = whole('own_cy', '2020-01-01');
    const shareSets = [past, whole('own_ada', '2024-01-01'), whole('own_bea', '2026-07-01')];
    const shares = [{ ownerId: 'own_ada' }, { ownerId: 'own_bea' }, { ownerId: 'own_cy' }];
    await testWorld.property({ propertyId: elm, title: 'Elm Street', shares, shareSets });
    const of = async (id: string) => (await read(id)).shares.find(({ property_id }) => property_id === elm);
    expect(await of('own_ada')).toMatchObject({
      percentage: 100,
      next: { from: '2026-07-01', percentage: 0 },
    });
    expect(await of('own_bea')).toMatchObject({
      percentage: 0,
      next: { from: '2026-07-01', percentage: 100 },
    });
    expect(await of('own_cy')).toBeUndefined();
  });

  it('shows staff only the shares of properties on their list', async () => {
    const { shares } = await read('own_ada', staff(oak));
    expect(shares.map(({ property_id }) => property_id)).toEqual([oak]);
    const owners = { areas: { owners: 'view' as const }, properties: 'all' as const };
    const withoutProperties = await read('own_ada', { roleLabel: 'rentalManager', grants: owners });
    expect(withoutProperties).toMatchObject({ shares: [], may_change: false });
  });

  it.each([
    ['staff with another list', staff(elm), 'own_bea'],
    ['a rental owner', ada, 'own_bea'],
    ['another organization', { organizationId: 'org_two' }, 'own_ada'],
    ['anybody', {}, 'own_none'],
  ] as const)('for %s others are not there', async (_, viewer, id) => {
    await expect(read(id, viewer)).rejects.toMatchObject(notFound);
    await expect(write(id, {}, viewer)).rejects.toMatchObject(notFound);
  });
});

describe('updateOwner', () => {
  it('changes the mobile number, with an entry in the log', async () => {
    expect((await write('own_ada', {})).data).toEqual({ version: 2 });
    expect(await read('own_ada')).toMatchObject({ mobile_number: '6415550199', version: 2 });
    expect((await testWorld.audit())[0]).toMatchObject({
      action: 'owner.update',
      object: { kind: 'owner', id: 'own_ada', name: 'ada Byron' },
      before: { mobile: '5551234567' },
      after: { mobile: '6415550199' },
    });
  });

  it('keeps and empties the mailing address, with an entry in the log', async () => {
    await write('own_ada', { mobile_number: '5551234567', mailing_address: ' 1 Elm St\n\nAustin' });
    expect(await read('own_ada')).toMatchObject({ mailing_address: '1 Elm St\nAustin', version: 2 });
    expect((await testWorld.audit())[0]).toMatchObject({ after: { mailingAddress: '1 Elm St\nAustin' } });
    await write('own_ada', { version: 2, mobile_number: '5551234567' });
    expect(await read('own_ada')).toMatchObject({ mailing_address: '', version: 3 });
  });

  it('refuses an old version, and lets a repeat of the same change through', async () => {
    await write('own_ada', {});
    await expect(write('own_ada', { mobile_number: '6415550100' })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect((await write('own_ada', {})).data).toEqual({ version: 2 });
    expect((await write('own_ada', { version: 2, mobile_number: '6415550100' })).data).toEqual({
      version: 3,
    });
    expect(await testWorld.audit()).toHaveLength(2);
  });

  it.each([
    ['', messages.mobileRequired],
    ['641555019', messages.mobileInvalid],
    ['64155501999', messages.mobileInvalid],
  ])('refuses the number %j [PRP-20]', async (mobile_number, message) => {
    await expect(write('own_ada', { mobile_number })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { mobile_number: message } },
    });
  });

  it('lets a rental owner change their own', async () => {
    expect((await write('own_ada', {}, ada)).data).toEqual({ version: 2 });
  });
});

describe('the list of owners by its columns and filters', () => {
  const count = async (query: object = {}, viewer: Partial<Viewer> = {}) =>
    rows.countOwners.reply.parse(await countOwners({ ...testWorld.call(viewer), query }, testWorld.deps)).data
      .views;

  it('says what each owns today, and sorts by it', async () => {
    const { owners, count: all } = await search({}, { sort: 'properties.desc', facts: 'with' });
    expect(owners.map(({ owner_id, properties, units }) => [owner_id, properties, units])).toEqual([
      ['own_ada', 2, 1],
      ['own_bea', 1, 0],
      ['own_cy', 0, 0],
    ]);
    expect(all).toBe(3);
    const first = await search({}, { sort: 'name.desc', limit: 2 });
    expect(first.owners.map(({ owner_id }) => owner_id)).toEqual(['own_cy', 'own_bea']);
    expect(await ids({}, { sort: 'name.desc', limit: 2, after: first.next })).toEqual(['own_ada']);
  });

  it.each([
    [{ property: elm }, ['own_ada']],
    [{ property: `${elm},${oak}` }, ['own_ada', 'own_bea']],
    [{ owner: 'own_cy,own_bea' }, ['own_bea', 'own_cy']],
    [{ owner: 'own_cy', property: elm }, []],
    [{ owner: 'own_eve' }, []],
  ])('leaves of %j these, and counts them', async (query, found) => {
    expect(await ids({}, query)).toEqual(found);
    expect((await count(query)).all.count).toBe(found.length);
  });

  it('has those without bank details as a view, and money for who sees it', async () => {
    const views = await count();
    expect(views).toMatchObject({ all: { count: 3, balance: 0 }, owed: { count: 0, balance: 0 } });
    expect(views['bank-missing'].count).toBe((await ids({}, { view: 'bank-missing' })).length);
    expect((await count({}, staff(oak))).all.balance).toBeUndefined();
    expect((await search(staff(oak), { facts: 'with' })).owners[0]?.balance).toBeUndefined();
    expect((await count({}, ada)).all.count).toBe(1);
  });
});
