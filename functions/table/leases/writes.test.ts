import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCalendar } from '../../../shared/domain/leases/calendar';
import { newReport } from '../../../shared/domain/leases/condition/checklist';
import { type LeaseStand, nora, one, openLeases } from '../../../test/support/stand/leases';
import { leaseById } from '../../common/leases/lease-at';
import { lineOf } from '../../common/leases/lease-line';
import { draftAgain } from '../../leases/draft-again';
import { voidLease } from '../../leases/void-lease';
import { put, remove } from '../db/writes';
import { RentWatch, Settlement } from '../ledger/record';
import { calendarOf, Unit } from '../units/record';
import { LeaseTold, SealDue, SigningLink, StoredEvent, StoredPacket, StoredReport } from './record';
import type { LeaseWrite } from './write';

const organizationId = 'org_one';
const on = '2026-06-15';

let stand: LeaseStand;
let lease_id: string;
beforeEach(async () => {
  stand = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const key = () => ({ organizationId, leaseId: lease_id });
/** The lease as it stands is written again, with what comes with it. */
async function again(over: Partial<LeaseWrite> = {}): Promise<number> {
  const at = await leaseById(key(), stand.deps);
  if (!at) throw new Error('There is no lease');
  const { read, unit, head } = at;
  const done = { lease: read.lease, calendar: calendarOf(unit), events: [] };
  const line = lineOf(read.lease, { unit, property: head.property, on });
  const dues = { added: [], removed: [] };
  return stand.deps.leases.write({ before: read, done, unit, head, line, dues, ...over });
}
const asRead = () => stand.deps.leases.byId(key());

describe('a lease', () => {
  it('is written at the version that was read, also where nothing else of it changes', async () => {
    ({ lease_id } = await stand.draft(one));
    const before = await asRead();
    expect(await again({ before })).toBe(2);
    expect(await code(again({ before }))).toBe('conflict');
    expect((await asRead())?.version).toBe(2);
  });

  it('is not written as a new one where it is already', async () => {
    ({ lease_id } = await stand.draft(one));
    expect(await code(again({ before: undefined }))).toBe('conflict');
  });

  it('is written whatever became of the unit’s days, unless it needs days itself [D35]', async () => {
    ({ lease_id } = await stand.draft(one));
    const [unit] = await stand.all(Unit);
    await stand.draft(one);
    const { lease } = (await asRead()) ?? {};
    if (!unit || !lease) throw new Error('There is no lease');
    const done = { lease, calendar: calendarOf(unit), events: [] };
    expect(await code(again({ unit, done }))).toBe('done');
    expect(await code(again({ unit, done: { ...done, calendar: emptyCalendar } }))).toBe('conflict');
  });

  it('takes no days of a unit that is gone', async () => {
    ({ lease_id } = await stand.draft(one));
    const [leased, unit] = await stand.all(Unit);
    const { lease } = (await asRead()) ?? {};
    if (!leased || !unit || !lease) throw new Error('There is no lease');
    const done = { lease, calendar: calendarOf(leased), events: [] };
    await stand.db.write(remove(Unit, unit));
    expect(await code(again({ unit, done }))).toBe('conflict');
    expect(await stand.all(Unit)).toEqual([leased]);
  });

  it('reports a step once', async () => {
    ({ lease_id } = await stand.draft(one));
    const step = { ...key(), on, kind: 'first-day' as const, name: 'first' };
    expect(await code(again({ step }))).toBe('done');
    expect(await stand.all(LeaseTold)).toMatchObject([{ leaseId: lease_id, name: 'first' }]);
    expect(await code(again({ step }))).toBe('conflict');
  });

  it('gets no event where one stands already', async () => {
    lease_id = await stand.sent(one);
    const [event] = await stand.all(StoredEvent);
    if (!event) throw new Error('There is no event');
    await stand.db.write(put(StoredEvent, { ...event, seq: 3 }));
    expect(await code(stand.open(await stand.tokenOf(nora)))).toBe('conflict');
    expect((await stand.all(StoredEvent)).map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'created'],
      [2, 'sent'],
      [3, 'created'],
    ]);
  });

  it('gets no link by a value that is taken', async () => {
    lease_id = await stand.sent(one);
    const taken = (await stand.all(SigningLink)).find(({ signer }) => signer === 'nora');
    if (!taken) throw new Error('There is no link');
    const link = { ...taken, hashes: [{ value: 'lease' as const, hash: taken.linkHash }], signer: 'conrad' };
    expect(await code(again({ newLinks: [link] }))).toBe('conflict');
    expect((await stand.all(SigningLink)).filter(({ signer }) => signer === 'nora')).toEqual([taken]);
  });

  it('gets no report’s link by a value that is taken', async () => {
    lease_id = await stand.sent(one);
    const [unit] = await stand.all(Unit);
    const [taken] = await stand.all(SigningLink);
    if (!unit || !taken) throw new Error('There is no link');
    const report: StoredReport = {
      ...{ ...key(), kind: 'in', version: 1, deductions: [], report: newReport(unit, on) },
    };
    const links = [{ ...taken, value: 'report' as const, signer: 'elias' }];
    expect(await code(again({ report: { report, links } }))).toBe('conflict');
    expect(await stand.all(StoredReport)).toEqual([]);
    expect(await code(again({ report: { report } }))).toBe('done');
  });

  it('has the letter of its settlement once', async () => {
    lease_id = await stand.sent(one);
    const none = { held: 0, due: 0, added: 0, waived: 0, prepaid: 0, applied: 0, refunded: 0, owed: 0 };
    await stand.db.write(
      put(Settlement, {
        ...{ ...key(), at: '2026-07-24T12:00:00.000Z', by: 'usr_head', on: '2026-07-24' },
        ...{ signedBy: 'Lena Hart', tenants: [], address: '', held: [], due: [], charges: [], waivers: [] },
        sums: none,
      }),
    );
    expect(await code(again({ letter: 'a' }))).toBe('done');
    expect(await code(again({ letter: 'b' }))).toBe('conflict');
    expect((await stand.all(Settlement)).map(({ letter }) => letter)).toEqual(['a']);
  });
});

it('rent of a lease is looked at again with each change from the last signature on [D3]', async () => {
  lease_id = await stand.sent(one, { coSigners: [] });
  await stand.signAs(nora);
  expect(await stand.all(RentWatch)).toEqual([]);
  await stand.signAs(stand.agent);
  const signed = (await asRead())?.version ?? 0;
  expect(await stand.all(RentWatch)).toEqual([{ ...key(), version: signed, next: '' }]);
  const [packet] = await stand.all(StoredPacket);
  if (!packet) throw new Error('It was sent');
  const { completed: _, ...renewal } = packet;
  await stand.db.write(put(StoredPacket, { ...renewal, term: 2 }));
  await again();
  expect(await stand.all(RentWatch)).toEqual([{ ...key(), version: signed + 1, next: '' }]);
});

describe('a paper to seal', () => {
  const dues = async () =>
    (await stand.all(SealDue)).map(({ term, version, dueAt }) => [term, version, dueAt]);
  const sealed = async () => {
    for (const due of await stand.all(SealDue)) await stand.deps.leases.seals.done(due);
    await again();
    expect(await dues()).toEqual([]);
  };
  const sign = async () => {
    for (const who of [nora, stand.agent]) await stand.signAs(who);
  };

  it('is asked for when everyone has signed, and when that is void, each time once', async () => {
    lease_id = await stand.sent(one, { coSigners: [] });
    await stand.signAs(nora);
    expect(await dues()).toEqual([]);
    await stand.signAs(stand.agent);
    expect(await dues()).toEqual([[1, 1, stand.now().toISOString()]]);
    await sealed();
    stand.wait(3600);
    await stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: '' } });
    expect(await dues()).toEqual([[1, 1, stand.now().toISOString()]]);
    await sealed();
    const { version } = await stand.read(lease_id);
    await stand.perform(draftAgain, { ...stand.call(), body: { lease_id, version } });
    await stand.send(lease_id);
    await sign();
    expect(await dues()).toEqual([[1, 2, stand.now().toISOString()]]);
  });

  it('is not asked for where a paper was void before everyone had signed', async () => {
    lease_id = await stand.sent(one, { coSigners: [] });
    await stand.signAs(nora);
    await stand.perform(voidLease, { ...stand.call(), body: { lease_id, note: '' } });
    expect(await dues()).toEqual([]);
  });
});
