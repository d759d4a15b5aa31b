import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { newId, noon } from '../../../test/support/table-data';
import { cursorOf } from '../db/cursor';
import { openDb } from '../db/db';
import type { AuditEntry } from './record';
import { auditStore } from './store';
import { auditWrite } from './writes';

const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000).toISOString();
const time = { since: at(-60), until: at(60) };

describe.each(engines)('searching the audit log on %s', (engine) => {
  const { open } = useDatabase(engine);

  const anEntry = (organizationId: string, over: Partial<AuditEntry> = {}): AuditEntry => ({
    organizationId,
    auditId: newId('aud'),
    at: at(0),
    requestId: 'req',
    action: 'unit.add',
    by: { userId: 'usr_ann', userRoleId: 'rol_ann', roleLabel: 'owner', process: '' },
    object: { kind: 'unit', id: 'unt_1', name: '1A' },
    about: 'prp_1',
    ...over,
  });
  const write = async ({ db }: OpenStores, entries: readonly AuditEntry[]) => {
    for (const entry of entries) expect(await db.transact([auditWrite(entry)])).toBeUndefined();
  };

  it('finds by person, action, kind, name and time, newest first', async () => {
    const stores = await open();
    const organizationId = newId('org');
    const process = { userId: '', userRoleId: '', roleLabel: '', process: 'payment provider' };
    const entries = [
      anEntry(organizationId, { at: at(0) }),
      anEntry(organizationId, {
        at: at(1),
        action: 'property.add',
        object: { kind: 'property', id: 'prp_1', name: 'Elm Court' },
        by: { userId: 'usr_bob', userRoleId: 'rol_bob', roleLabel: 'owner', process: '' },
      }),
      anEntry(organizationId, {
        at: at(2),
        action: 'subscription.state',
        object: { kind: 'subscription', id: 'sub_1', name: 'Landlord' },
        by: process,
      }),
    ];
    await write(stores, [...entries, anEntry(newId('org'), { at: at(1) })]);
    const found = async (filter: object) => {
      const page = await stores.audit.search({ organizationId, ...time, limit: 10, ...filter });
      expect(page.next).toBeUndefined();
      return page.entries.map((entry) => entries.findIndex(({ auditId }) => auditId === entry.auditId));
    };
    expect(await found({})).toEqual([2, 1, 0]);
    expect(await found({ person: 'usr_bob' })).toEqual([1]);
    expect(await found({ person: 'process' })).toEqual([2]);
    expect(await found({ action: 'unit.add' })).toEqual([0]);
    expect(await found({ kind: 'property' })).toEqual([1]);
    expect(await found({ thing: ' elm c' })).toEqual([1]);
    expect(await found({ from: at(1) })).toEqual([2, 1]);
    expect(await found({ to: at(2) })).toEqual([1, 0]);
    expect(await found({ from: at(1), to: at(2) })).toEqual([1]);
    expect(await found({ from: at(2), to: at(1) })).toEqual([]);
    expect(await found({ from: at(1), to: at(1) })).toEqual([]);
  });

  it('pages through one instant and a filter without a gap or a repeat', async () => {
    const stores = await open();
    const organizationId = newId('org');
    const entries = [0, 1, 1, 1, 2].map((minute) => anEntry(organizationId, { at: at(minute) }));
    await write(stores, [...entries, anEntry(organizationId, { at: at(1), action: 'unit.delete' })]);
    const first = await stores.audit.search({ organizationId, ...time, limit: 2 });
    expect(first).toMatchObject({ entries: [{ at: at(2) }, { at: at(1) }], lookedBackTo: at(1) });
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const after = next === undefined ? {} : { after: next };
      const page = await stores.audit.search({
        ...time,
        organizationId,
        limit: 2,
        action: 'unit.add' as const,
        from: at(0),
        to: at(3),
        ...after,
      });
      seen.push(...page.entries.map(({ auditId }) => auditId));
      next = page.next;
    } while (next !== undefined);
    expect(seen).toHaveLength(entries.length);
    expect(new Set(seen)).toEqual(new Set(entries.map(({ auditId }) => auditId)));
    await expect(
      stores.audit.search({ organizationId, ...time, after: 'nowhere', limit: 1 }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  /** The log over a client that counts its reads. */
  const counting = ({ client, tableName }: OpenStores) => {
    const reads = { count: 0 };
    client.middlewareStack.add((next) => async (args) => {
      reads.count += 1;
      return next(args);
    });
    return { reads, audit: auditStore(openDb({ client, tableName })) };
  };

  it('reads no month in which the organization was not there, whatever days or place are asked for', async () => {
    const stores = await open();
    const organizationId = newId('org');
    const entry = anEntry(organizationId);
    await write(stores, [entry]);
    const { audit, reads } = counting(stores);
    const asked = { organizationId, ...time, limit: 5 };
    const wide = { from: '0001-01-01T00:00:00.000Z', to: '9999-12-31T23:59:59.999Z' };
    const after = cursorOf('audit', ['9999-12-31T23:59:59.999Z', 'aud']);
    expect(await audit.search({ ...asked, ...wide, after })).toEqual({ entries: [entry] });
    expect(await audit.ofThing({ ...asked, about: 'prp_1', after })).toMatchObject({ entries: [entry] });
    expect(reads.count).toBe(2);
  });

  it('refuses a place whose time is no time', async () => {
    const stores = await open();
    const asked = {
      organizationId: newId('org'),
      ...time,
      limit: 5,
      after: cursorOf('audit', ['2026-xx', 'a']),
    };
    const refused = { code: 'invalid', details: { fields: { after: expect.any(String) } } };
    await expect(stores.audit.search(asked)).rejects.toMatchObject(refused);
    await expect(stores.audit.ofThing({ ...asked, about: 'prp_1' })).rejects.toMatchObject(refused);
  });

  it('writes an entry once: the same again fails, and the first stays', async () => {
    const stores = await open();
    const organizationId = newId('org');
    const entry = anEntry(organizationId);
    await write(stores, [entry]);
    const forged = { ...entry, after: { title: 'forged' } };
    expect(await stores.db.transact([auditWrite(forged)])).toMatchObject({ name: 'audit' });
    expect(await stores.audit.search({ organizationId, ...time, limit: 5 })).toEqual({ entries: [entry] });
  });
});
