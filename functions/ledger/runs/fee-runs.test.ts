import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, one, openLeases, two } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { logger } from '../../runtime/logger';
import { getLedger } from '../books/get-ledger';
import { assessLateFees } from '../charges/assess-late-fees';
import { creditCharge } from '../charges/credit-charge';
import { listLateFees } from '../charges/list-late-fees';
import { receivePayment } from '../payments/receive-payment';
import { getFeeRun } from './get-fee-run';
import { listFeeRuns } from './list-fee-runs';
import { undoFeeRun } from './undo-fee-run';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
const leases: string[] = [];
const run = 'a'.repeat(32);

/** Two leases with a fee of 50.00, late with July since the 7th. */
beforeEach(async () => {
  testWorld = await openLeases();
  leases.length = 0;
  for (const unit of [one, two]) {
    const { lease_id } = await testWorld.draft(unit);
    const fee = { kind: 'flat', cents: 5_000 } as const;
    const late = { fee, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
    await testWorld.save(lease_id, { late }, { coSigners: [] });
    await testWorld.send(lease_id);
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    leases.push(lease_id);
  }
  testWorld.goTo('2026-07-07T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

const charge = async (of = run) => {
  const { data } = await listLateFees(testWorld.call(), testWorld.deps);
  const charged = leases.map((lease_id) => ({
    lease_id,
    entry_ids: data.fees.filter((fee) => fee.lease_id === lease_id).map(({ entry_id }) => entry_id),
  }));
  return (
    await testWorld.perform(assessLateFees, { ...testWorld.call(), body: { run: of, leases: charged } })
  ).data;
};
const undo = async (lease_ids = leases, of = run) =>
  (await testWorld.perform(undoFeeRun, { ...testWorld.call(), body: { run: of, lease_ids } })).data;
const balanceOf = async (leaseId = '') =>
  (await getLedger({ ...testWorld.call(), params: { leaseId }, query: {} }, testWorld.deps)).data.balance;
const balances = () => Promise.all(leases.map((leaseId) => balanceOf(leaseId)));
const runs = async () => (await listFeeRuns(testWorld.call(), testWorld.deps)).data.runs;
const key = (lease_id: string, more = '') => ({ lease_id, entry_id: `latefee:${lease_id}:2026-07${more}` });

describe('a run of late fees', () => {
  it('is shown with its sum, and reversed as a whole, once [D18] [D19]', async () => {
    const before = await balances();
    expect(await charge()).toEqual({ posted: leases.map((lease) => key(lease)), refused: [] });
    expect(await charge()).toEqual({ posted: leases.map((lease) => key(lease)), refused: [] });
    const shown = { run, kind: 'late', by: 'Lena Hart', count: 2, cents: 10_000, undone: 0, left_out: 0 };
    expect(await runs()).toEqual([
      { ...shown, at: '2026-07-07T12:00:00.000Z', undo_until: '2026-07-08T12:00:00.000Z', may_undo: true },
    ]);
    const undone = { undone: leases.map((lease) => key(lease)), skipped: [] };
    expect(await undo()).toEqual(undone);
    expect(await balances()).toEqual(before);
    expect(await undo()).toEqual(undone);
    expect(await balances()).toEqual(before);
    const query = { run };
    const { data } = await getFeeRun({ ...testWorld.call(), query }, testWorld.deps);
    expect(data.run).toMatchObject({ undone: 2, may_undo: false });
    expect(data.fees.map(({ cents, undone: at }) => [cents, at])).toEqual([
      [5_000, '2026-07-07T12:00:00.000Z'],
      [5_000, '2026-07-07T12:00:00.000Z'],
    ]);
  });

  it('leaves out what was paid or credited since, and says so [D18]', async () => {
    const [paid = '', credited = ''] = leases;
    await charge();
    const check = { cents: 150_000, method: 'check', reference: '7', payer: 'Nora' } as const;
    const received = { lease_id: paid, ...check, received_on: '2026-07-07', chosen: [], hold_rest: false };
    await testWorld.perform(receivePayment, { ...testWorld.call(), body: received });
    const waived = { ...key(credited), cents: 1, reason: 'A cent' };
    await testWorld.perform(creditCharge, { ...testWorld.call(), body: waived });
    const before = await balances();
    const answer = await undo();
    expect(answer.undone).toEqual([]);
    expect(answer.skipped).toEqual([
      { ...key(paid), why: 'Money was paid on it' },
      { ...key(credited), why: 'Some or all of it was credited' },
    ]);
    expect(await balances()).toEqual(before);
  });

  it('can be undone for 24 hours, not a moment longer', async () => {
    await charge();
    testWorld.goTo('2026-07-08T12:00:00.000Z');
    await expect(undo()).rejects.toMatchObject({ code: 'undo-over' });
    expect((await runs())[0]).toMatchObject({ may_undo: false });
    testWorld.goTo('2026-07-08T11:59:59.999Z');
    expect((await undo()).undone).toHaveLength(2);
  });

  it('that was undone can be charged anew by a person, as a run of its own [D62]', async () => {
    await charge();
    await undo();
    const { data } = await listLateFees(testWorld.call(), testWorld.deps);
    expect(data.fees.map(({ cents, again }) => [cents, again])).toEqual([
      [5_000, true],
      [5_000, true],
    ]);
    const other = 'b'.repeat(32);
    expect(await charge(other)).toEqual({
      posted: leases.map((lease) => key(lease, ':again:1')),
      refused: [],
    });
    expect(await undo()).toEqual({ undone: leases.map((lease) => key(lease)), skipped: [] });
    expect((await balances()).every((cents) => cents === 150_000)).toBe(true);
    expect((await charge('c'.repeat(32))).posted).toEqual([]);
    expect(await runs()).toHaveLength(2);
  });

  it('is found by nobody who does not see its money', async () => {
    await charge();
    const elsewhere = {
      roleLabel: 'rentalManager',
      grants: { areas: { money: 'change' }, properties: ['prp_x'] },
    } as const;
    const call = { ...testWorld.call(elsewhere), query: { run } };
    await expect(getFeeRun(call, testWorld.deps)).rejects.toMatchObject({ code: 'not-found' });
    expect((await listFeeRuns(call, testWorld.deps)).data.runs).toEqual([]);
    const body = { run, lease_ids: leases };
    await expect(testWorld.perform(undoFeeRun, { ...call, body })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(undo(leases, 'd'.repeat(32))).rejects.toMatchObject({ code: 'not-found' });
  });
});
