import { beforeEach, describe, expect, it } from 'vitest';
import { units as rows } from '../../shared/contract/units';
import type { Viewer } from '../../shared/domain/people/roles';
import type { UnitKey, UnitMeter } from '../../shared/domain/portfolio/unit-access';
import { propertyId } from '../../test/support/test-world/portfolio';
import { one, openUnits, two } from '../../test/support/test-world/units';
import { ada, listed, mayChange } from '../../test/support/test-world/viewer';
import { AuditEntry } from '../table/audit/record';
import { UnitAccess } from '../table/unit-access/record';
import { deleteUnit } from './delete-unit';
import { changeUnitAccess, getUnitAccess } from './unit-access';

type Who = Partial<Viewer>;

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
  await testWorld.account({ firstName: 'Hanna', lastName: 'Head' });
});

type Body = Parameters<typeof changeUnitAccess.act>[0]['body'];
const save = (body: Omit<Body, 'unit_id'>, who: Who = {}, unit_id = one) =>
  testWorld.perform(changeUnitAccess, { ...testWorld.call(who), body: { unit_id, ...body } });
const read = async (who: Who = {}, unitId = one) => {
  const request = { ...testWorld.call(who), params: { unitId } };
  return rows.getUnitAccess.reply.parse(await getUnitAccess(request, testWorld.deps)).data;
};
const code = (work: Promise<unknown>) => work.then(() => 'done').catch((error) => error.code);

const keys: UnitKey[] = [{ what: 'Front door', count: 2, tag: '14', holder: 'tenant', name: 'Theo Barnes' }];
const meters: UnitMeter[] = [
  { kind: 'water', number: 'W-7781', place: 'Basement', payer: 'owner', readings: [] },
];
const codes = [{ kind: 'gate' as const, place: 'Side gate', code: '4711#' }];
const staff = (areas: NonNullable<Viewer['grants']>['areas']): Who => ({
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas, properties: 'all' },
});

describe('keys, meters and entry codes of a unit', () => {
  it('are empty at first, and change part by part at the version read', async () => {
    expect(await read()).toMatchObject({ version: 0, keys: [], meters: [], codes: [], has_codes: false });
    expect((await save({ version: 0, keys })).data).toEqual({ version: 1 });
    await save({ version: 1, meters, codes });
    expect(await read()).toMatchObject({ version: 2, keys, meters, codes, has_codes: true });
    expect(await code(save({ version: 1, keys: [] }))).toBe('changed-meanwhile');
    await save({ version: 2, codes: [] });
    expect(await read()).toMatchObject({ keys, meters, codes: [], has_codes: false });
    expect(await read({}, two)).toMatchObject({ version: 0 });
  });

  it.each([
    ['staff who change units', staff({ properties: 'change' }), codes],
    ['staff who work on requests', staff({ properties: 'view', requests: 'change' }), codes],
    ['staff who see requests', staff({ properties: 'view', requests: 'view' }), undefined],
    ['staff who see units', staff({ properties: 'view' }), undefined],
  ] as const)('show their codes to %s or not', async (_, who, seen) => {
    await save({ version: 0, keys, codes });
    const shown = await read(who);
    expect([shown.codes, shown.has_codes, shown.keys]).toEqual([seen, true, keys]);
  });

  it.each([
    ['a rental owner', { ...ada, grants: mayChange }],
    ['a tenant', { roleLabel: 'tenant', userId: 'usr_tenant' }],
    ['an applicant', { roleLabel: 'applicant', userId: 'usr_applicant' }],
  ] as const)('are no business of %s', async (_, who) => {
    await save({ version: 0, codes });
    expect(await code(read(who))).toBe('not-permitted');
    expect(await code(save({ version: 1, codes: [] }, who))).toBe('not-permitted');
  });

  it('are not there for who does not see the unit, and not changed by who only sees it', async () => {
    expect(await code(read({ organizationId: 'org_two' }))).toBe('not-found');
    expect(await code(read({ ...staff({ properties: 'change' }), ...listed('prp_other') }))).toBe(
      'not-found',
    );
    expect(await code(save({ version: 0, keys }, { organizationId: 'org_two' }))).toBe('not-found');
    expect(await code(save({ version: 0, keys }, staff({ properties: 'view' })))).toBe('not-permitted');
    expect(await testWorld.all(UnitAccess)).toEqual([]);
  });

  it('have no day to come', async () => {
    const since = '2999-01-01';
    await expect(save({ version: 0, keys: keys.map((key) => ({ ...key, since })) })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { 'keys.0.since': 'Choose today or an earlier day' } },
    });
    const readings = [{ on: since, value: 1 }];
    const later = meters.map((meter) => ({ ...meter, readings }));
    await expect(save({ version: 0, meters: later })).rejects.toMatchObject({
      details: { fields: { 'meters.0.readings.0.on': 'Choose today or an earlier day' } },
    });
  });

  it('stand in the log by their parts alone', async () => {
    await save({ version: 0, keys, meters, codes });
    const entries = (await testWorld.all(AuditEntry)).filter(({ action }) => action === 'unit.access');
    expect(entries).toMatchObject([{ about: propertyId, after: { text: 'Keys, Meters, Entry codes' } }]);
    expect(JSON.stringify(entries)).not.toMatch(/4711|Theo|W-7781/);
  });

  it('go with their unit', async () => {
    await save({ version: 0, keys, codes }, {}, two);
    await testWorld.perform(deleteUnit, { ...testWorld.call(), params: { unitId: two } });
    expect(await testWorld.all(UnitAccess)).toEqual([]);
  });
});
