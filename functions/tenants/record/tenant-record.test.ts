import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { tenantRecordLimits } from '../../../shared/domain/people/tenant-record';
import { nora } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { listed } from '../../../test/support/test-world/viewer';
import { logger } from '../../runtime/logger';
import { AuditEntry } from '../../table/audit/record';
import { put } from '../../table/db/writes';
import { TenantNote, TenantRecord } from '../../table/tenants/record';
import { listTenants } from '../list-tenants';
import { changeTenantRecord } from './change-tenant-record';
import { getTenantRecord } from './get-tenant-record';
import { changeMyRecord, getMyRecord } from './my-record';
import { addTenantNote, deleteTenantNote } from './tenant-notes';

logger.setLogLevel('SILENT');

type As = Partial<Viewer>;
let testWorld: TenantWorld;
let me: As;
let id: string;
beforeEach(async () => {
  testWorld = await openTenants();
  await testWorld.sent();
  await testWorld.mailOut();
  me = await testWorld.movedIn([nora]);
  id = me.userRoleId ?? '';
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const read = async (as: As = {}, of = id) =>
  (await getTenantRecord({ ...testWorld.call(as), params: { id: of } }, testWorld.deps)).data;
const mine = async (as: As = me) => (await getMyRecord(testWorld.call(as), testWorld.deps)).data;
type Change = Omit<Parameters<typeof changeTenantRecord.act>[0]['body'], 'user_role_id'>;
const save = (body: Change, as: As = {}) =>
  testWorld.perform(changeTenantRecord, { ...testWorld.call(as), body: { user_role_id: id, ...body } });
const saveMine = (body: Omit<Change, 'insurance'>, as: As = me) =>
  testWorld.perform(changeMyRecord, { ...testWorld.call(as), body });
const write = async (text: string, as: As = {}) =>
  (
    await testWorld.perform(addTenantNote, {
      ...testWorld.call(as),
      body: { user_role_id: id, kind: 'call', text },
    })
  ).data.note_id;
const erase = (note_id: string, as: As = {}) =>
  testWorld.perform(deleteTenantNote, { ...testWorld.call(as), body: { user_role_id: id, note_id } });

const contact = {
  phones: [
    { kind: 'home' as const, number: '6145550100' },
    { kind: 'mobile' as const, number: '6145550142' },
  ],
  emergency: { name: 'Pat Barnes', relation: 'Sister', number: '6145550190' },
  mailing: 'PO Box 9, Columbus, OH 43004',
  language: 'Spanish',
};
const vehicles = [{ description: '2019 Honda Civic', plate: 'JKV 4410', state: 'OH' }];
const insurance = [{ carrier: 'Lemonade', policy: 'LM-20419', cents: 10_000_000, ends: '2026-12-14' }];
const staff: As = {
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas: { leases: 'change' }, properties: 'all' },
};
const outside: [string, As][] = [
  ['a rental owner of the property', { roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' }],
  ['a tenant', { roleLabel: 'tenant', userId: 'usr_other', userRoleId: 'rol_other' }],
  ['an applicant', { roleLabel: 'applicant', userId: 'usr_applicant' }],
];

describe('what is kept about a tenant', () => {
  it('is empty at first, and is changed part by part by staff and by the tenant', async () => {
    expect(await read()).toMatchObject({ version: 0, phones: [], vehicles: [], insurance: [], notes: [] });
    expect((await save({ version: 0, contact, insurance })).data).toEqual({ version: 1 });
    expect((await saveMine({ version: 1, vehicles })).data).toEqual({ version: 2 });
    const policies = [{ ...insurance[0], state: 'confirmed' }];
    expect(await read()).toMatchObject({ version: 2, ...contact, vehicles, insurance: policies });
    expect(await mine()).toMatchObject({ version: 2, ...contact, vehicles, insurance: policies });
  });

  it('loses an emergency contact that is left out of a new contact, and keeps it otherwise', async () => {
    await save({ version: 0, contact });
    await save({ version: 1, vehicles });
    expect((await read()).emergency).toEqual(contact.emergency);
    const { emergency: _, ...rest } = contact;
    await saveMine({ version: 2, contact: rest });
    expect((await read()).emergency).toBeUndefined();
    expect((await testWorld.all(TenantRecord)).map(({ emergency }) => emergency)).toEqual([undefined]);
  });

  it('is refused to whoever read an older version', async () => {
    await save({ version: 0, vehicles });
    expect(await code(saveMine({ version: 0, vehicles: [] }))).toBe('changed-meanwhile');
    expect(await code(save({ version: 0, vehicles: [] }))).toBe('changed-meanwhile');
    expect((await read()).vehicles).toEqual(vehicles);
  });

  it.each(outside)('is not read, changed or noted by %s', async (_, as) => {
    expect(await code(read(as))).toBe('not-permitted');
    expect(await code(save({ version: 0, vehicles }, as))).toBe('not-permitted');
    expect(await code(write('Called.', as))).toBe('not-permitted');
    expect(await code(erase('tno_1', as))).toBe('not-permitted');
  });

  it.each([
    ['another organization', { organizationId: 'org_two' }],
    [
      'staff with another list of properties',
      {
        ...staff,
        ...listed('prp_other'),
        grants: { areas: { leases: 'change' as const }, properties: ['prp_other'] },
      },
    ],
  ] as [string, As][])('is not there for %s', async (_, as) => {
    expect(await code(read(as))).toBe('not-found');
    expect(await code(save({ version: 0, vehicles }, as))).toBe('not-found');
    expect(await code(write('Called.', as))).toBe('not-found');
    expect(await code(read({}, 'rol_nobody'))).toBe('not-found');
  });

  it('is not changed by who only sees leases', async () => {
    const viewing: As = { ...staff, grants: { areas: { leases: 'view' }, properties: 'all' } };
    expect(await read(viewing)).toMatchObject({ may_change: false });
    expect(await code(save({ version: 0, vehicles }, viewing))).toBe('not-permitted');
    expect(await code(write('Called.', viewing))).toBe('not-permitted');
  });

  it('is one’s own for tenants alone', async () => {
    await save({ version: 0, contact });
    expect(await mine({ ...me, userRoleId: 'rol_other' })).toMatchObject({ version: 0, phones: [] });
    expect(await mine({ ...me, organizationId: 'org_two' })).toMatchObject({ version: 0, phones: [] });
    expect(await code(mine({}))).toBe('not-permitted');
    expect(await code(saveMine({ version: 0, vehicles }, {}))).toBe('not-permitted');
  });

  it('stands in the log by its parts alone', async () => {
    await save({ version: 0, contact, vehicles });
    await write('Asked to pay on the 5th.');
    const entries = (await testWorld.all(AuditEntry)).filter(({ action }) => action.startsWith('tenant.'));
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['tenant.record', { text: 'Contact, Vehicles' }],
      ['tenant.note', undefined],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/6145550|Pat Barnes|JKV|on the 5th/);
  });

  it('shows in the list of tenants for staff: mobile, insurance and vehicles', async () => {
    const lines = async (as: As = {}) =>
      (await listTenants({ ...testWorld.call(as), query: {} }, testWorld.deps)).data.tenants;
    await save({ version: 0, contact, vehicles, insurance });
    expect(await lines()).toMatchObject([
      { mobile_number: '6145550142', insured_until: '2026-12-14', vehicles: 1, pets: 0 },
    ]);
    const [ofOwner] = await lines({ roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' });
    expect(ofOwner).not.toHaveProperty('insured_until');
    expect(ofOwner).not.toHaveProperty('vehicles');
    expect(ofOwner?.mobile_number).not.toBe('6145550142');
  });
});

describe('notes about a tenant', () => {
  it('are read by staff, the newest first, and deleted by their author alone', async () => {
    const first = await write('Called about the faucet.');
    testWorld.wait(60);
    await write('Promised to move the car.', staff);
    const { notes } = await read();
    expect(notes.map(({ text, may_delete }) => [text, may_delete])).toEqual([
      ['Promised to move the car.', false],
      ['Called about the faucet.', true],
    ]);
    expect(await code(erase(first, staff))).toBe('not-found');
    await erase(first);
    expect(await code(erase(first))).toBe('not-found');
    expect((await read()).notes.map(({ text }) => text)).toEqual(['Promised to move the car.']);
  });

  it('do not change the version of the facts, and facts do not change their count', async () => {
    await write('One.');
    await save({ version: 0, vehicles });
    await write('Two.');
    expect(await read()).toMatchObject({ version: 1, vehicles });
    expect(await testWorld.all(TenantRecord)).toMatchObject([{ notes: 2, version: 1 }]);
  });

  it('end at a limit, and one more has room when one went', async () => {
    const note = await write('One.');
    const [stored] = await testWorld.all(TenantRecord);
    if (stored) await testWorld.db.write(put(TenantRecord, { ...stored, notes: tenantRecordLimits.notes }));
    expect(await code(write('One too many.'))).toBe('note-limit');
    await erase(note);
    await write('It fits.');
    expect((await testWorld.all(TenantNote)).map(({ text }) => text)).toEqual(['It fits.']);
  });

  it('belong to a property: staff of another one do not read them', async () => {
    await write('Called.');
    const [note] = await testWorld.all(TenantNote);
    if (note)
      await testWorld.db.write(put(TenantNote, { ...note, noteId: 'tno_other', propertyId: 'prp_other' }));
    expect((await read()).notes).toHaveLength(2);
    const one: As = {
      ...staff,
      grants: { areas: { leases: 'change' }, properties: [note?.propertyId ?? ''] },
    };
    expect((await read(one)).notes.map(({ note_id }) => note_id)).toEqual([note?.noteId]);
  });
});
