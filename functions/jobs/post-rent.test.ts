import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LeaseWorld, nora, openLeases, two } from '../../test/support/test-world/leases';
import { endLease } from '../leases/moves/lease-moves';
import { getLedger } from '../ledger/books/get-ledger';
import { receivePayment } from '../ledger/payments/receive-payment';
import { put } from '../table/db/writes';
import { ClosedBooks, RentWatch, StoredEntry, StoredHead } from '../table/ledger/record';
import { LedgerCheck } from '../table/ledger-checks/record';
import { OutboxEntry } from '../table/outbox/record';
import { checkLedgersWith } from './check-ledgers';
import { postRentWith } from './post-rent';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  const made = await testWorld.draft();
  lease_id = made.lease_id;
  await testWorld.save(lease_id, {}, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
});

const run = () => postRentWith(() => testWorld.deps)();
const charges = async () =>
  (await testWorld.all(StoredEntry))
    .filter(({ charge }) => charge)
    .map(({ on, charge, process }) => [on, charge?.due, charge?.cents, process]);

describe('rent posts itself', () => {
  it('on the property’s own day, seven days ahead, and never before the lease [D6] [D9]', async () => {
    testWorld.goTo('2026-06-30T12:00:00.000Z');
    expect(await run()).toMatchObject({ posted: 0 });
    testWorld.goTo('2026-07-01T04:59:00.000Z');
    expect(await run()).toMatchObject({ posted: 0 });
    testWorld.goTo('2026-07-01T05:01:00.000Z');
    expect(await run()).toMatchObject({ posted: 1 });
    testWorld.goTo('2026-07-25T06:00:00.000Z');
    expect(await run()).toMatchObject({ posted: 1 });
    const rent = (await testWorld.read(lease_id)).terms[0]?.rentLines[0]?.cents;
    expect(await charges()).toEqual([
      ['2026-07-01', '2026-07-01', rent, 'rent'],
      ['2026-07-25', '2026-08-01', rent, 'rent'],
    ]);
    const [head] = await testWorld.all(StoredHead);
    expect(head).toMatchObject({ seq: 2, version: 2, shown: { tenants: ['Nora Whitaker'] } });
    const written = (await testWorld.all(StoredEntry)).map(({ by, requestId }) => [by, requestId]);
    expect(written).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('in turns: what is not begun when the time is over is left to the next run', async () => {
    testWorld.goTo('2026-07-25T06:00:00.000Z');
    const job = postRentWith(() => testWorld.deps);
    expect(await job({}, { getRemainingTimeInMillis: () => 10_000 })).toEqual({
      posted: 0,
      credited: 0,
      reminded: 0,
      left: 1,
    });
    expect(await charges()).toEqual([]);
    expect(await job({}, { getRemainingTimeInMillis: () => 800_000 })).toMatchObject({ posted: 2 });
    expect(await charges()).toHaveLength(2);
  });

  it('with no more heads held than a page of leases has', async () => {
    testWorld.goTo('2026-07-25T06:00:00.000Z');
    const asked = vi.spyOn(testWorld.deps.ledgers, 'headsOf');
    const [watch] = await testWorld.all(RentWatch);
    if (!watch) throw new Error('no watch');
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      ...watch,
      leaseId: `${watch.leaseId}${index}`,
      next: '9999-12-31',
    }));
    vi.spyOn(testWorld.deps.ledgers, 'rentWatchesOf').mockImplementation(async (digit) =>
      digit === '0' ? many : [],
    );
    await run();
    expect(asked.mock.calls.map(([keys]) => keys.length)).toEqual([1_000, 1_000, 500]);
    vi.restoreAllMocks();
  });

  it('once, run twice, by four at once, and a year late [D3] [D9]', async () => {
    testWorld.goTo('2027-06-01T12:00:00.000Z');
    await Promise.all([run(), run(), run(), run()]);
    expect(await run()).toMatchObject({ posted: 0 });
    expect(await charges()).toHaveLength(12);
    const [head] = await testWorld.all(StoredHead);
    expect(head?.seq).toBe(12);
  });

  it.each([
    [31, '2029-01-20', '2029-01-25'],
    [32, '2029-02-01', '2029-02-22'],
  ])('whole in one run, also %i months, more than one transaction holds [D9]', async (count, on, next) => {
    const long = await testWorld.sent(two, { to: '2029-12-31', coSigners: [] });
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    testWorld.goTo(`${on}T12:00:00.000Z`);
    const ofLong = async () => (await testWorld.all(StoredEntry)).filter(({ leaseId }) => leaseId === long);
    const { posted } = await run();
    expect(await ofLong()).toHaveLength(count);
    expect(posted).toBe((await charges()).length);
    const watch = (await testWorld.all(RentWatch)).find(({ leaseId }) => leaseId === long);
    expect(watch?.next).toBe(next);
  });

  it('looks again when the lease changes, and takes back what an end leaves out [D39]', async () => {
    testWorld.goTo('2026-07-28T12:00:00.000Z');
    await run();
    const [watch] = await testWorld.all(RentWatch);
    expect(watch?.next).toBe('2026-08-25');
    // A job that read the lease before its last change must not say when to look again.
    expect(watch?.version).toBe((await testWorld.read(lease_id)).version);
    const body = { lease_id, day: '2026-07-28', why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body });
    await run();
    const [head] = await testWorld.all(StoredHead);
    expect(head?.open.map(({ due }) => due)).toEqual(['2026-07-01']);
    expect((await testWorld.all(RentWatch))[0]?.next).toBe('9999-12-31');
  });

  it.each([
    ['2026-07-31', 145_000],
    ['2026-08-15', 74_839],
  ])('that was paid is a prepayment, as far as an end on %s leaves it out [D39]', async (day, held) => {
    testWorld.goTo('2026-08-15T12:00:00.000Z');
    await run();
    const check = { received_on: '2026-08-15', method: 'check', reference: '7', hold_rest: false } as const;
    const paid = { lease_id, cents: 290_000, payer: 'Nora Whitaker', chosen: [], ...check };
    await testWorld.perform(receivePayment, { ...testWorld.call(), body: paid });
    const body = { lease_id, day, why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body });
    await run();
    const [head] = await testWorld.all(StoredHead);
    expect(head?.open).toEqual([]);
    expect(head?.prepayments.map(({ cents }) => cents)).toEqual([held]);
  });

  it('of one lease that fails blocks no other, and alerts', async () => {
    const broken = { ...testWorld.deps.leases, byId: () => Promise.reject(new Error('down')) };
    testWorld.goTo('2026-07-01T12:00:00.000Z');
    const deps = {
      ...testWorld.deps,
      leases: broken,
      ledgers: testWorld.deps.ledgers,
      clock: testWorld.deps.clock,
    };
    await expect(postRentWith(() => deps)()).rejects.toThrow('Rent of 1 of 1 leases failed');
    expect(await run()).toMatchObject({ posted: 1 });
  });
});

describe('tenants are reminded', () => {
  const mailed = async () =>
    (await testWorld.all(OutboxEntry)).flatMap(({ message }) =>
      message.kind === 'letter' && message.subject.includes('due') ? [[message.to, message.subject]] : [],
    );
  const before = [nora.email, '$2,900.00 is due on Aug 01, 2026'];
  const past = [nora.email, '$2,900.00 is past due'];

  it('three days before rent is due and the day after, in the daytime at the property, once [D6]', async () => {
    testWorld.goTo('2026-07-25T15:00:00.000Z');
    await run();
    for (const [instant, reminded] of [
      ['2026-07-29T12:59:00.000Z', 0],
      ['2026-07-29T13:00:00.000Z', 1],
      ['2026-07-30T01:59:00.000Z', 0],
      ['2026-07-30T15:00:00.000Z', 0],
      ['2026-08-01T15:00:00.000Z', 0],
      ['2026-08-02T12:59:00.000Z', 0],
    ] as const) {
      testWorld.goTo(instant);
      expect([instant, await run()]).toEqual([instant, { posted: 0, credited: 0, reminded }]);
    }
    expect(await mailed()).toEqual([before]);
    testWorld.goTo('2026-08-03T01:59:00.000Z');
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
    expect((await mailed()).toSorted()).toEqual([before, past].toSorted());
    expect((await testWorld.audit()).filter(({ action }) => action === 'ledger.remind')).toHaveLength(2);
  });

  it('by the property’s clock, also while its ledger has another one’s', async () => {
    testWorld.goTo('2026-07-25T15:00:00.000Z');
    await run();
    for (const head of await testWorld.all(StoredHead))
      await testWorld.db.write(put(StoredHead, { ...head, shown: { ...head.shown, zone: 'UTC' } }));
    testWorld.goTo('2026-07-29T12:59:00.000Z');
    expect(await run()).toEqual({ posted: 0, credited: 0, reminded: 0 });
    testWorld.goTo('2026-07-29T13:00:00.000Z');
    expect(await run()).toEqual({ posted: 0, credited: 0, reminded: 1 });
  });
});

describe('the nightly check', () => {
  const check = () => checkLedgersWith(() => testWorld.deps)();
  const found = async () =>
    (await testWorld.all(LedgerCheck)).map(({ leaseId, differs }) => [leaseId, differs]);

  it('finds each figure that is not what the entries come to, until it is, and closes what was left open [D4] [D7] [D8]', async () => {
    testWorld.goTo('2026-07-26T12:00:00.000Z');
    await run();
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('no ledger');
    const { balances } = head;
    const wrong = { ...head, balances: { ...balances, receivable: 1, 'cash/bank': 5 }, version: 9 };
    await testWorld.db.write(put(StoredHead, wrong));
    const books = { organizationId: 'org_one', through: '2026-07-01', version: 1, at: '', by: '' };
    await testWorld.db.write(put(ClosedBooks, books));
    expect(await check()).toEqual({ organizations: 1, differing: 2 });
    expect(await found()).toEqual([
      ['all', [lease_id, 'all']],
      [lease_id, ['balances']],
    ]);
    expect(await testWorld.all(StoredHead)).toMatchObject([{ locked: '2026-07-01', version: 10 }]);
    const params = { leaseId: lease_id };
    const { data } = await getLedger({ ...testWorld.call(), params, query: {} }, testWorld.deps);
    expect(data.differs).toBe(true);
    await testWorld.db.write(put(StoredHead, { ...head, version: 11 }));
    expect(await check()).toEqual({ organizations: 1, differing: 0 });
  });
});
