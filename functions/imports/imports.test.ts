import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { fileProperty, importCalls } from '../../test/support/test-world/imports';
import { checkLines } from './check-lines';
import { listImports } from './list-imports';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
});
const callsOf = (viewer: Partial<Viewer> = {}) => importCalls(testWorld.deps, viewer);

const change = { areas: { properties: 'change' as const, owners: 'change' as const } };
const listed: Partial<Viewer> = {
  userId: 'usr_staff',
  roleLabel: 'rentalManager',
  grants: { ...change, properties: [] },
};
const check = (
  properties: Parameters<ReturnType<typeof importCalls>['send']>[1],
  viewer: Partial<Viewer> = {},
) => checkLines({ ...testWorld.call(viewer), body: { properties } }, testWorld.deps);
const sentences = async (...args: Parameters<typeof check>) =>
  (await check(...args)).data.problems.map(({ row, column, message }) => [row, column, message]);

describe('imports', () => {
  it('are nobody’s who may not add units, a rental owner’s never [ROL-06]', async () => {
    const owner: Partial<Viewer> = {
      roleLabel: 'rentalOwner',
      ownerId: 'own_1',
      grants: { ...change, properties: 'all' },
    };
    const viewing: Partial<Viewer> = {
      roleLabel: 'rentalManager',
      grants: { areas: { properties: 'view' }, properties: 'all' },
    };
    for (const viewer of [owner, viewing]) {
      await expect(callsOf(viewer).begin()).rejects.toMatchObject({ code: 'not-permitted' });
      await expect(check([fileProperty(0)], viewer)).rejects.toMatchObject({ code: 'not-permitted' });
    }
  });

  it('are seen and taken back by who has a chosen list only when they are his own', async () => {
    const head = callsOf();
    const staff = callsOf(listed);
    const [ofHead, ofStaff] = [await head.begin('a.csv'), await staff.begin('b.csv')];
    const seenBy = async (viewer: Partial<Viewer>) =>
      (await listImports({ ...testWorld.call(viewer), query: {} }, testWorld.deps)).data.imports.map(
        ({ file_name }) => file_name,
      );
    expect(await seenBy({})).toEqual(['b.csv', 'a.csv']);
    expect(await seenBy(listed)).toEqual(['b.csv']);
    const viewAs = {
      userId: 'usr_1',
      userRoleId: 'rol_1',
      roleLabel: 'orgAdmin',
      sessionId: 'ses_1',
    } as const;
    expect(await seenBy({ ...listed, viewAs })).toEqual(['b.csv']);
    await expect(staff.undo(ofHead.import_id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(staff.send(ofHead.import_id, [fileProperty(0)])).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await head.undo(ofStaff.import_id)).toEqual([]);
  });

  it('put what they add on the chosen list of who imports: in the person and the role [ROL-09]', async () => {
    const ids = { userId: 'usr_staff', userRoleId: 'rol_staff', roleLabel: 'rentalManager' } as const;
    await testWorld.account({ userId: ids.userId });
    await testWorld.person({ ...ids, grants: { ...change, properties: [] } });
    const calls = callsOf({ ...listed, ...ids });
    const { import_id } = await calls.begin();
    await calls.send(import_id, [fileProperty(0), fileProperty(1)]);
    const added = (await testWorld.portfolio()).map(({ property }) => property.propertyId).toSorted();
    expect(added).toHaveLength(2);
    const [person] = (await testWorld.people()).filter(({ userId }) => userId === ids.userId);
    expect(person?.grants?.properties).toEqual(added);
    const roles = (await testWorld.deps.accounts.byId(ids.userId))?.roles ?? [];
    expect(roles.map(({ grants }) => grants?.properties)).toEqual([added]);
  });

  it('take the caller’s own mail address for Self, also on plan 1 [ROL-03] [ROL-05]', async () => {
    const { subscription } = await testWorld.organization();
    await testWorld.organization({ subscription: { ...subscription, planId: 1 } });
    const self: Partial<Viewer> = { userId: 'usr_owner', userRoleId: 'rol_owner', roleLabel: 'owner' };
    const email = 'ada@owners.test';
    await testWorld.account({ userId: 'usr_owner', email, firstName: 'Ada', lastName: 'Lane' });
    const bare = fileProperty(0, 1, { owner1_first_name: '', owner1_last_name: '', owner1_mobile: '' });
    expect(await sentences([bare], self)).toEqual([]);
    const calls = callsOf(self);
    const { import_id } = await calls.begin();
    expect((await calls.send(import_id, [bare])).refused).toEqual([]);
    const { owners } = await testWorld.deps.owners.page({ organizationId: 'org_one', limit: 9 });
    expect(owners).toMatchObject([{ userId: 'usr_owner', firstName: 'Ada', lastName: 'Lane' }]);
    expect(await sentences([fileProperty(1, 1, { owner1_email: 'bo@owners.test' })], self)).toEqual([
      [1001, 'owner1_email', 'Your plan or role does not allow owners other than yourself'],
    ]);
  });

  it('say in the dry run what is wrong, keep nothing, and tell the plan’s room', async () => {
    await testWorld.organization({ propertyCount: 498, unitCount: 9_990 });
    const bad = fileProperty(1, 1, { unit_number: '', zipcode: '2139' });
    const { data } = await check([fileProperty(0), bad]);
    expect(data.problems).toEqual([
      { row: 1001, column: 'zipcode', message: 'Zipcode must be 5 characters long: 02139?' },
      { row: 1001, column: 'unit_number', message: 'Unit No required' },
    ]);
    expect(data.room).toEqual({ properties: 2, units: 10 });
    expect(data.totals).toEqual({ properties: 2, units: 2, owners: 1, rent_cents: 290_000 });
    const all = { organizationId: 'org_one', scope: { kind: 'all' }, sort: 'newest', limit: 9 } as const;
    expect((await testWorld.deps.properties.page(all)).properties).toEqual([]);
  });

  it('refuse one place of the file twice in a call, and lines of two properties as one', async () => {
    const calls = callsOf();
    const { import_id } = await calls.begin();
    await expect(calls.send(import_id, [fileProperty(0), fileProperty(0)])).rejects.toMatchObject({
      code: 'invalid',
    });
    const both = { index: 0, rows: [...fileProperty(0).rows, ...fileProperty(1).rows] };
    expect(await sentences([both])).toContainEqual([1, '', 'These lines do not belong to one property']);
  });

  it('write the log: the import begun, each property, finished, taken back', async () => {
    const calls = callsOf();
    const { import_id } = await calls.begin();
    await calls.send(import_id, [fileProperty(0)]);
    await calls.finish(import_id);
    await calls.finish(import_id);
    await calls.undo(import_id);
    const log = (await testWorld.audit()).toReversed();
    expect(log.map(({ action, object }) => [action, object.name])).toEqual([
      ['import.start', 'portfolio.csv'],
      ['property.add', 'Court 0'],
      ['import.finish', 'portfolio.csv'],
      ['import.undo', 'portfolio.csv'],
      ['property.remove', 'Court 0'],
    ]);
    await expect(calls.finish(import_id)).rejects.toMatchObject({ code: 'import-ended' });
  });

  it('tell the head when the plan’s last room is taken', async () => {
    await testWorld.organization({ limits: { properties: 1, units: 100 } });
    await testWorld.head();
    const calls = callsOf();
    const { import_id } = await calls.begin();
    await calls.send(import_id, [fileProperty(0)]);
    expect(await testWorld.told()).toEqual([]);
    await calls.finish(import_id);
    expect(await testWorld.told()).toEqual(['Your plan’s property limit is reached']);
  });

  it('leave the owners out of an export for who may not see them', async () => {
    const calls = callsOf();
    const { import_id } = await calls.begin();
    await calls.send(import_id, [fileProperty(0)]);
    const whole = await calls.export();
    expect(whole).toMatchObject([{ property_title: 'Court 0', owner1_email: 'ada@owners.test' }]);
    const staff = callsOf({
      roleLabel: 'rentalManager',
      grants: { areas: { properties: 'view' }, properties: 'all' },
    });
    const [row] = await staff.export();
    expect(row).toMatchObject({ property_title: 'Court 0', monthly_rent: '1450.00' });
    expect(Object.keys(row ?? {}).filter((column) => column.startsWith('owner'))).toEqual([]);
    await expect(callsOf(listed).export({ property_id: 'prp_1' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(calls.export({ after: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('an export', () => {
  const exported = async () =>
    (await testWorld.audit())
      .filter(({ action }) => action.includes('export'))
      .map(({ action, object, about }) => [action, object.name, about]);

  it('is in the log each time it begins, its further pages are not', async () => {
    for (let made = 0; made < 11; made += 1) await testWorld.property({ propertyId: `prp_${made}` });
    const calls = callsOf();
    await calls.export();
    await calls.export();
    const whole = ['organization.export', 'Northgate Homes', 'org_one'];
    expect(await exported()).toEqual([whole, whole]);
  });

  it('that begins with a forged place is in the log too', async () => {
    const after = Buffer.from('{}').toString('base64url');
    await callsOf().export({ after });
    expect(await exported()).toHaveLength(1);
  });

  it('of one property names it, in the log alone', async () => {
    const { propertyId: property_id, title } = await testWorld.property();
    await callsOf().export({ property_id });
    expect(await exported()).toEqual([['property.export', title, 'org_one']]);
  });

  it('has a property of more units than a page holds on a page of its own, and goes on', async () => {
    for (const title of ['Ash Court', 'Elm Court'])
      await testWorld.property({ propertyId: `prp_${title.slice(0, 3)}`, title, unitCount: 2001 });
    const titles = (await callsOf().export()).map(({ property_title }) => property_title);
    expect(titles.toSorted()).toEqual(['Ash Court', 'Elm Court']);
  });
});
