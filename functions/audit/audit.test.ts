import { beforeEach, describe, expect, it } from 'vitest';
import { audit as rows } from '../../shared/contract/audit';
import { may, RoleLabel } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import type { Deps } from '../runtime/deps/deps';
import { AuditEntry } from '../table/audit/record';
import type { Audit } from '../table/audit/store';
import { put } from '../table/db/writes';
import { exportEntries } from './export-entries';
import { getEntries } from './get-entries';

let testWorld: TestWorld;
let entryCount: number;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
  entryCount = 0;
});

async function logged(over: Partial<AuditEntry> = {}): Promise<void> {
  const entry: AuditEntry = {
    organizationId: 'org_one',
    auditId: `aud_${entryCount}`,
    at: testWorld.now().toISOString(),
    action: 'unit.update',
    by: { userId: 'usr_head', userRoleId: 'rol_head', roleLabel: 'owner', process: '' },
    object: { kind: 'unit', id: 'unt_1', name: '1A' },
    about: 'prp_1',
    requestId: 'req',
    ...over,
  };
  entryCount += 1;
  await testWorld.db.write(put(AuditEntry, entry));
}
const named = (userId: string, firstName: string) =>
  testWorld.account({ userId, firstName, lastName: 'Stone' });
const entries = (query: Parameters<typeof getEntries>[0]['query'] = {}) =>
  getEntries({ ...testWorld.call(), query }, testWorld.deps);

describe('getEntries', () => {
  it('says who, what, when, and from what to what', async () => {
    await named('usr_head', 'Ann');
    await logged({
      before: { monthlyRent: 125_000, bedrooms: '2' },
      after: { monthlyRent: 130_050, bedrooms: '2' },
    });
    const { data } = await entries();
    expect(data).toEqual({
      entries: [
        {
          id: 'aud_0',
          at: '2026-06-15T12:00:00.000Z',
          by: 'Ann Stone',
          by_id: 'usr_head',
          role_label: 'owner',
          words: 'Changed the unit',
          kind: 'unit',
          object_id: 'unt_1',
          object_name: '1A',
          request_id: 'req',
          changes: [{ field: 'Monthly rent', before: '$1,250.00', after: '$1,300.50' }],
        },
      ],
    });
  });

  it('names a process by itself, and is filtered', async () => {
    await logged();
    await logged({ by: { userId: '', userRoleId: '', roleLabel: '', process: 'payment provider' } });
    await logged({ organizationId: 'org_two' });
    expect((await entries()).data.entries).toHaveLength(2);
    const { data } = await entries({ person: 'process' });
    expect(data.entries).toMatchObject([{ by: 'payment provider', by_id: '' }]);
  });

  it('reads the people’s names beside the log, and looks up only who is not among them any more', async () => {
    await named('usr_gone', 'Ida');
    await logged();
    await testWorld.person({ userId: 'usr_head', userRoleId: 'rol_head', firstName: 'Ann' });
    testWorld.requests();
    expect((await entries()).data.entries).toMatchObject([{ by: 'Ann Stone' }]);
    const read = testWorld.requests();
    await logged({ by: { userId: 'usr_gone', userRoleId: 'rol_2', roleLabel: 'owner', process: '' } });
    testWorld.requests();
    expect((await entries()).data.entries.map(({ by }) => by)).toEqual(['Ida Stone', 'Ann Stone']);
    expect(testWorld.requests()).toEqual([...read, 'BatchGetItemCommand']);
  });

  it('is for the heads, who see the whole organization', () => {
    const { need } = rows.getEntries.auth;
    const roles = RoleLabel.options.filter((roleLabel) => need && may({ roleLabel }, need));
    expect(roles.toSorted()).toEqual(['manager', 'orgAdmin', 'owner']);
    expect(rows.exportEntries.auth).toEqual(rows.getEntries.auth);
  });
});

describe('exportEntries', () => {
  it('gives what the filters let through, a row a changed field, no cell a formula', async () => {
    await named('usr_head', '=HYPERLINK("x")');
    await logged({
      object: { kind: 'unit', id: 'unt_1', name: '@1A' },
      after: { bedrooms: '-2', bathrooms: '1' },
    });
    await logged({ action: 'unit.delete' });
    const call = { ...testWorld.call(), query: { action: 'unit.update' as const } };
    const { data } = await exportEntries(call, testWorld.deps);
    expect(data).toEqual({
      csv: [
        '\ufeffWhen (UTC),Who,Role,What,Kind,Thing,Field,Before,After',
        `2026-06-15T12:00:00.000Z,"'=HYPERLINK(""x"") Stone",owner,Changed the unit,unit,"'@1A",Beds,,"'-2"`,
        `2026-06-15T12:00:00.000Z,"'=HYPERLINK(""x"") Stone",owner,Changed the unit,unit,"'@1A",Baths,,1`,
        '',
      ].join('\r\n'),
    });
  });
});

describe('exportEntries', () => {
  it('is itself in the log, each time, and not in its own file', async () => {
    const csv = async () =>
      (await exportEntries({ ...testWorld.call(), query: {} }, testWorld.deps)).data.csv;
    expect(await csv()).not.toContain('Exported the audit log');
    testWorld.wait(1);
    expect(await csv()).toContain('Exported the audit log');
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual([
      'organization.export-log',
      'organization.export-log',
    ]);
  });
});

describe('exporting a long log', () => {
  const asking = () => ({ ...testWorld.call(), query: { thing: 'elm' } });
  const searching = (search: Audit['search']): Deps => ({
    ...testWorld.deps,
    audit: { ...testWorld.deps.audit, search },
  });

  it('looks at so much of it, and says how far back that was', async () => {
    const asked: unknown[] = [];
    const { data } = await exportEntries(
      asking(),
      searching(async ({ after }) => {
        asked.push(after);
        return { entries: [], next: `place ${asked.length}`, lookedBackTo: `2026-06-1${asked.length}` };
      }),
    );
    expect(asked).toEqual([undefined, 'place 1', 'place 2', 'place 3', 'place 4']);
    expect(data.lookedBackTo).toBe('2026-06-15');
  });

  it('is whole when the log ends before that', async () => {
    let left = 3;
    const { data } = await exportEntries(
      asking(),
      searching(async () => {
        left -= 1;
        return { entries: [], ...(left > 0 && { next: 'on', lookedBackTo: '2026-06-11' }) };
      }),
    );
    expect([left, data.lookedBackTo]).toEqual([0, undefined]);
  });
});
