import { beforeEach, describe, expect, it } from 'vitest';
import { newReport } from '../../../shared/domain/leases/condition/checklist';
import { emptyCalendar } from '../../../shared/domain/leases/status/calendar';
import { type LeaseWorld, nora, one, openLeases } from '../../../test/support/test-world/leases';
import { leaseById } from '../../common/leases/lease-at';
import { lineOf } from '../../common/leases/lease-line';
import { draftAgain } from '../../leases/draft/draft-again';
import { voidLease } from '../../leases/signing/void-lease';
import { put, remove } from '../db/writes';
import { RentWatch, Settlement } from '../ledger/record';
import { calendarOf, Unit } from '../units/record';
import { LeaseTold, SealDue, SigningLink, StoredEvent, StoredPacket, StoredReport } from './record';
import type { LeaseWrite } from './write';

const organizationId = 'org_one';
const on = '2026-06-15';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const key = () => ({ organizationId, leaseId: lease_id });
/** The lease as it stands is written again, with what comes with it. */
async function again(over: Partial<LeaseWrite> = {}): Promise<number> {
  const at = await leaseById(key(), testWorld.deps);
  if (!at) throw new Error('There is no lease');
  const { read, unit, head } = at;
  const done = { lease: read.lease, calendar: calendarOf(unit), events: [] };
  const line = lineOf(read.lease, { unit, property: head.property, on });
  const dues = { added: [], removed: [] };
  return testWorld.deps.leases.write({ before: read, done, unit, head, line, dues, ...over });
}
const asRead = () => testWorld.deps.leases.byId(key());

describe('a lease', () => {
  it('is written at the version that was read, also where nothing else of it changes', async () => {
    ({ lease_id } = await testWorld.draft(one));
    const before = await asRead();
    expect(await again({ before })).toBe(2);
    expect(await code(again({ before }))).toBe('conflict');
    expect((await asRead())?.version).toBe(2);
  });

  it('is not written as a new one where it is already', async () => {
    ({ lease_id } = await testWorld.draft(one));
    expect(await code(again({ before: undefined }))).toBe('conflict');
  });

  it('is written whatever became of the unit’s days, unless it needs days itself [D35]', async () => {
    ({ lease_id } = await testWorld.draft(one));
    const [unit] = await testWorld.all(Unit);
    await testWorld.draft(one);
    const { lease } = (await asRead()) ?? {};
    if (!unit || !lease) throw new Error('There is no lease');
    const done = { lease, calendar: calendarOf(unit), events: [] };
    expect(await code(again({ unit, done }))).toBe('done');
    expect(await code(again({ unit, done: { ...done, calendar: emptyCalendar } }))).toBe('conflict');
  });

  it('takes no days of a unit that is gone', async () => {
    ({ lease_id } = await testWorld.draft(one));
    const [leased, unit] = await testWorld.all(Unit);
    const { lease } = (await asRead()) ?? {};
    if (!leased || !unit || !lease) throw new Error('There is no lease');
    const done = { lease, calendar: calendarOf(leased), events: [] };
    await testWorld.db.write(remove(Unit, unit));
    expect(await code(again({ unit, done }))).toBe('conflict');
    expect(await testWorld.all(Unit)).toEqual([leased]);
  });

  it('reports a step once', async () => {
    ({ lease_id } = await testWorld.draft(one));
    const step = { ...key(), on, kind: 'first-day' as const, name: 'first' };
    expect(await code(again({ step }))).toBe('done');
    expect(await testWorld.all(LeaseTold)).toMatchObject([{ leaseId: lease_id, name: 'first' }]);
    expect(await code(again({ step }))).toBe('conflict');
  });

  it('gets no event where one stands already', async () => {
    lease_id = await testWorld.sent(one);
    const [event] = await testWorld.all(StoredEvent);
    if (!event) throw new Error('There is no event');
    await testWorld.db.write(put(StoredEvent, { ...event, seq: 3 }));
    expect(await code(testWorld.open(await testWorld.tokenOf(nora)))).toBe('conflict');
    expect((await testWorld.all(StoredEvent)).map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'created'],
      [2, 'sent'],
      [3, 'created'],
    ]);
  });

  it('gets no link by a value that is taken', async () => {
    lease_id = await testWorld.sent(one);
    const taken = (await testWorld.all(SigningLink)).find(({ signer }) => signer === 'nora');
    if (!taken) throw new Error('There is no link');
    const link = { ...taken, hashes: [{ value: 'lease' as const, hash: taken.linkHash }], signer: 'conrad' };
    expect(await code(again({ newLinks: [link] }))).toBe('conflict');
    expect((await testWorld.all(SigningLink)).filter(({ signer }) => signer === 'nora')).toEqual([taken]);
  });

  it('gets no report’s link by a value that is taken', async () => {
    lease_id = await testWorld.sent(one);
    const [unit] = await testWorld.all(Unit);
    const [taken] = await testWorld.all(SigningLink);
    if (!unit || !taken) throw new Error('There is no link');
    const report: StoredReport = {
      ...key(),
      kind: 'in',
      version: 1,
      deductions: [],
      report: newReport(unit, on),
    };
    const links = [{ ...taken, value: 'report' as const, signer: 'elias' }];
    expect(await code(again({ report: { report, links } }))).toBe('conflict');
    expect(await testWorld.all(StoredReport)).toEqual([]);
    expect(await code(again({ report: { report } }))).toBe('done');
  });

  it('has the letter of its settlement once', async () => {
    lease_id = await testWorld.sent(one);
    const none = { held: 0, due: 0, added: 0, waived: 0, prepaid: 0, applied: 0, refunded: 0, owed: 0 };
    await testWorld.db.write(
      put(Settlement, {
        ...key(),
        at: '2026-07-24T12:00:00.000Z',
        by: 'usr_head',
        on: '2026-07-24',
        signedBy: 'Lena Hart',
        tenants: [],
        address: '',
        held: [],
        due: [],
        charges: [],
        waivers: [],
        sums: none,
      }),
    );
    expect(await code(again({ letter: 'a' }))).toBe('done');
    expect(await code(again({ letter: 'b' }))).toBe('conflict');
    expect((await testWorld.all(Settlement)).map(({ letter }) => letter)).toEqual(['a']);
  });
});

it('rent of a lease is looked at again with each change from the last signature on [D3]', async () => {
  lease_id = await testWorld.sent(one, { coSigners: [] });
  await testWorld.signAs(nora);
  expect(await testWorld.all(RentWatch)).toEqual([]);
  await testWorld.signAs(testWorld.agent);
  const signed = (await asRead())?.version ?? 0;
  expect(await testWorld.all(RentWatch)).toEqual([{ ...key(), version: signed, next: '' }]);
  const [packet] = await testWorld.all(StoredPacket);
  if (!packet) throw new Error('It was sent');
  const { completed: _, ...renewal } = packet;
  await testWorld.db.write(put(StoredPacket, { ...renewal, term: 2 }));
  await again();
  expect(await testWorld.all(RentWatch)).toEqual([{ ...key(), version: signed + 1, next: '' }]);
});

describe('a paper to seal', () => {
  const dues = async () =>
    (await testWorld.all(SealDue)).map(({ term, version, dueAt }) => [term, version, dueAt]);
  const sealed = async () => {
    for (const due of await testWorld.all(SealDue)) await testWorld.deps.leases.seals.done(due);
    await again();
    expect(await dues()).toEqual([]);
  };
  const sign = async () => {
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  };

  it('is asked for when everyone has signed, and when that is void, each time once', async () => {
    lease_id = await testWorld.sent(one, { coSigners: [] });
    await testWorld.signAs(nora);
    expect(await dues()).toEqual([]);
    await testWorld.signAs(testWorld.agent);
    expect(await dues()).toEqual([[1, 1, testWorld.now().toISOString()]]);
    await sealed();
    testWorld.wait(3600);
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    expect(await dues()).toEqual([[1, 1, testWorld.now().toISOString()]]);
    await sealed();
    const { version } = await testWorld.read(lease_id);
    await testWorld.perform(draftAgain, { ...testWorld.call(), body: { lease_id, version } });
    await testWorld.send(lease_id);
    await sign();
    expect(await dues()).toEqual([[1, 2, testWorld.now().toISOString()]]);
  });

  it('is not asked for where a paper was void before everyone had signed', async () => {
    lease_id = await testWorld.sent(one, { coSigners: [] });
    await testWorld.signAs(nora);
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: '' } });
    expect(await dues()).toEqual([]);
  });
});
