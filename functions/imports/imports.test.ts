import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { fakeDeps } from '../../test/support/fake-deps';
import { addOrganization } from '../../test/support/fake-viewer';
import { fileProperty, importsStand } from '../../test/support/imports-stand';
import { checkLines } from './check-lines';
import { listImports } from './list-imports';

let { deps, world } = fakeDeps();
beforeEach(() => {
  ({ deps, world } = fakeDeps());
  addOrganization(world);
});

const change = { areas: { properties: 'change' as const, owners: 'change' as const } };
const listed: Partial<Viewer> = {
  userId: 'usr_staff',
  roleLabel: 'rentalManager',
  grants: { ...change, properties: [] },
};
const check = (
  properties: Parameters<ReturnType<typeof importsStand>['send']>[1],
  viewer: Partial<Viewer> = {},
) => checkLines({ ...importsStand(deps, viewer).call(), body: { properties } }, deps);
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
      await expect(importsStand(deps, viewer).begin()).rejects.toMatchObject({ code: 'not-permitted' });
      await expect(check([fileProperty(0)], viewer)).rejects.toMatchObject({ code: 'not-permitted' });
    }
  });

  it('are seen and taken back by who has a chosen list only when they are his own', async () => {
    const head = importsStand(deps);
    const staff = importsStand(deps, listed);
    const [ofHead, ofStaff] = [await head.begin('a.csv'), await staff.begin('b.csv')];
    const seenBy = async (viewer: Partial<Viewer>) =>
      (await listImports({ ...importsStand(deps, viewer).call(), query: {} }, deps)).data.imports.map(
        ({ file_name }) => file_name,
      );
    expect(await seenBy({})).toEqual(['b.csv', 'a.csv']);
    expect(await seenBy(listed)).toEqual(['b.csv']);
    await expect(staff.undo(ofHead.import_id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(staff.send(ofHead.import_id, [fileProperty(0)])).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await head.undo(ofStaff.import_id)).toEqual([]);
  });

  it('take the caller’s own mail address for Self, also on plan 1 [ROL-03] [ROL-05]', async () => {
    const { subscription } = addOrganization(world);
    addOrganization(world, { subscription: { ...subscription, planId: 1 } });
    const self: Partial<Viewer> = { userId: 'usr_owner', userRoleId: 'rol_owner', roleLabel: 'owner' };
    world.accounts.set('usr_owner', {
      ...{ userId: 'usr_owner', email: 'ada@owners.test', firstName: 'Ada', lastName: 'Lane', mobile: '' },
      ...{ passwordHash: '', active: true, createdAt: '' },
    });
    const bare = fileProperty(0, 1, { owner1_first_name: '', owner1_last_name: '', owner1_mobile: '' });
    expect(await sentences([bare], self)).toEqual([]);
    const stand = importsStand(deps, self);
    const { import_id } = await stand.begin();
    expect((await stand.send(import_id, [bare])).refused).toEqual([]);
    expect(world.owners).toMatchObject([{ userId: 'usr_owner', firstName: 'Ada', lastName: 'Lane' }]);
    expect(await sentences([fileProperty(1, 1, { owner1_email: 'bo@owners.test' })], self)).toEqual([
      [1001, 'owner1_email', 'Your plan or role does not allow other owners than yourself'],
    ]);
  });

  it('say in the dry run what is wrong, keep nothing, and tell the plan’s room', async () => {
    addOrganization(world, { propertyCount: 498, unitCount: 9_990 });
    const bad = fileProperty(1, 1, { unit_number: '', zipcode: '2139' });
    const { data } = await check([fileProperty(0), bad]);
    expect(data.problems).toEqual([
      { row: 1001, column: 'zipcode', message: 'Zipcode must be 5 characters long: 02139?' },
      { row: 1001, column: 'unit_number', message: 'Unit No required' },
    ]);
    expect(data.room).toEqual({ properties: 2, units: 10 });
    expect(data.totals).toEqual({ properties: 2, units: 2, owners: 1, rent_cents: 290_000 });
    expect(world.properties.size).toBe(0);
  });

  it('refuse one place of the file twice in a call, and lines of two properties as one', async () => {
    const stand = importsStand(deps);
    const { import_id } = await stand.begin();
    await expect(stand.send(import_id, [fileProperty(0), fileProperty(0)])).rejects.toMatchObject({
      code: 'invalid',
    });
    const both = { index: 0, rows: [...fileProperty(0).rows, ...fileProperty(1).rows] };
    expect(await sentences([both])).toContainEqual([1, '', 'These lines are not of one property']);
  });

  it('write the log: the import begun, each property, finished, taken back', async () => {
    const stand = importsStand(deps);
    const { import_id } = await stand.begin();
    await stand.send(import_id, [fileProperty(0)]);
    await stand.finish(import_id);
    await stand.finish(import_id);
    await stand.undo(import_id);
    expect(world.audit.map(({ action, object }) => [action, object.name])).toEqual([
      ['import.start', 'portfolio.csv'],
      ['property.add', 'Court 0'],
      ['import.finish', 'portfolio.csv'],
      ['import.undo', 'portfolio.csv'],
      ['property.remove', 'Court 0'],
    ]);
    await expect(stand.finish(import_id)).rejects.toMatchObject({ code: 'import-ended' });
  });

  it('tell the head when the plan’s last room is taken', async () => {
    addOrganization(world, { limits: { properties: 1, units: 100 } });
    const role = { userId: 'usr_head', userRoleId: 'rol_head', organizationId: 'org_one' };
    world.accounts.set('usr_head', {
      ...{ userId: 'usr_head', email: 'head@demo.test', firstName: 'Hedy', lastName: 'Head', mobile: '' },
      ...{ passwordHash: '', active: true, createdAt: '' },
    });
    world.roles.push({
      ...role,
      roleLabel: 'orgAdmin',
      organizationName: '',
      adminUserId: 'usr_head',
      createdAt: '',
    });
    const told: unknown[] = [];
    const { changeState } = deps.imports;
    const stand = importsStand({
      ...deps,
      imports: {
        ...deps.imports,
        changeState: async (to) => {
          told.push(...(to.told ?? []));
          await changeState(to);
        },
      },
    });
    const { import_id } = await stand.begin();
    await stand.send(import_id, [fileProperty(0)]);
    await stand.finish(import_id);
    expect(told).toMatchObject([{ userRoleId: 'rol_head' }]);
  });

  it('leave the owners out of an export for who may not see them', async () => {
    const stand = importsStand(deps);
    const { import_id } = await stand.begin();
    await stand.send(import_id, [fileProperty(0)]);
    const whole = await stand.export();
    expect(whole).toMatchObject([{ property_title: 'Court 0', owner1_email: 'ada@owners.test' }]);
    const staff = importsStand(deps, {
      roleLabel: 'rentalManager',
      grants: { areas: { properties: 'view' }, properties: 'all' },
    });
    const [row] = await staff.export();
    expect(row).toMatchObject({ property_title: 'Court 0', monthly_rent: '1450.00' });
    expect(Object.keys(row ?? {}).filter((column) => column.startsWith('owner'))).toEqual([]);
    await expect(importsStand(deps, listed).export({ property_id: 'prp_1' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(stand.export({ after: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
