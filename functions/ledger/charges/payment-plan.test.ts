import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { chargeLateFeesWith } from '../../jobs/charge-late-fees';
import { checkLedgersWith } from '../../jobs/check-ledgers';
import { postRentWith } from '../../jobs/post-rent';
import { changeFeeSettings } from '../../profile/change-fee-settings';
import { logger } from '../../runtime/logger';
import { StoredHead } from '../../table/ledger/record';
import { LedgerCheck } from '../../table/ledger-checks/record';
import { getLedger } from '../books/get-ledger';
import { receivePayment } from '../payments/receive-payment';
import { returnPayment } from '../payments/return-payment';
import { assessLateFees } from './assess-late-fees';
import { endPaymentPlan } from './end-payment-plan';
import { listBalances } from './list-balances';
import { listLateFees } from './list-late-fees';
import { makePaymentPlan } from './make-payment-plan';
import { remindTenants } from './remind-tenants';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
/** A lease whose late fee of 50.00 comes on the 7th by itself, on July 3. */
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = (await testWorld.draft()).lease_id;
  const fee = { kind: 'flat', cents: 5_000 } as const;
  const late = { fee, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
  await testWorld.save(lease_id, { late }, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  const body = { version: 0, late_fees: 'automatic' } as const;
  await testWorld.perform(changeFeeSettings, { ...testWorld.call(), body });
  testWorld.goTo('2026-07-03T15:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const plan = (parts: readonly (readonly [string, number])[], over = {}) => {
  const body = {
    lease_id,
    parts: parts.map(([due_on, cents]) => ({ due_on, cents })),
    note: 'By phone',
    ...over,
  };
  return testWorld.perform(makePaymentPlan, { ...testWorld.call(), body });
};
const fees = async () => (await ledger()).lines.filter(({ charge }) => charge?.kind === 'late').length;
const runJob = () => chargeLateFeesWith(() => testWorld.deps)();
const check = async (cents: number, on: string) => {
  const facts = { received_on: on, method: 'check', reference: '', payer: 'Nora', hold_rest: false } as const;
  return (
    await testWorld.perform(receivePayment, {
      ...testWorld.call(),
      body: { lease_id, cents, chosen: [], ...facts },
    })
  ).data.entry_id;
};
const half = [
  ['2026-07-10', 72_500],
  ['2026-07-20', 72_500],
] as const;

describe('a payment plan [D67]', () => {
  it('holds the late fee while it is kept, and no longer once it is broken', async () => {
    expect(await ledger()).toMatchObject({ plannable: 145_000 });
    await plan(half);
    expect((await ledger()).plan).toEqual({
      made_on: '2026-07-03',
      debt: 145_000,
      left: 145_000,
      state: 'kept',
      parts: [
        { due_on: '2026-07-10', cents: 72_500, left: 72_500 },
        { due_on: '2026-07-20', cents: 72_500, left: 72_500 },
      ],
      note: 'By phone',
    });
    testWorld.goTo('2026-07-08T15:00:00.000Z');
    await runJob();
    expect(await fees()).toBe(0);
    const shown = (await listLateFees(testWorld.call(), testWorld.deps)).data.fees;
    expect(shown).toMatchObject([{ cents: 0, excluded: 'A payment plan for it is kept' }]);
    const by = {
      run: 'a'.repeat(32),
      leases: [{ lease_id, entry_ids: shown.map(({ entry_id }) => entry_id) }],
    };
    const charged = (await testWorld.perform(assessLateFees, { ...testWorld.call(), body: by })).data;
    expect(charged.posted).toEqual([]);
    const { leases } = (await listBalances({ ...testWorld.call(), query: {} }, testWorld.deps)).data;
    expect(leases).toMatchObject([{ plan: 'kept' }]);
    const reminded = { ...testWorld.call(), body: { lease_ids: [lease_id] } };
    expect(JSON.stringify((await testWorld.perform(remindTenants, reminded)).data)).toContain('payment plan');
    testWorld.goTo('2026-07-11T15:00:00.000Z');
    expect((await ledger()).plan).toMatchObject({ state: 'broken' });
    await runJob();
    expect(await fees()).toBe(1);
  });

  it('goes on kept with each part that is paid, is broken by a check that bounces, and done in the end', async () => {
    await plan(half);
    testWorld.goTo('2026-07-10T15:00:00.000Z');
    const payment = (await check(72_500, '2026-07-10')).replace('payment:', '');
    testWorld.goTo('2026-07-12T15:00:00.000Z');
    await runJob();
    expect((await ledger()).plan).toMatchObject({
      state: 'kept',
      left: 72_500,
      parts: [{ left: 0 }, { left: 72_500 }],
    });
    expect(await fees()).toBe(0);
    const body = {
      lease_id,
      payment_id: payment,
      returned_on: '2026-07-12',
      reason: 'Bounced',
      fee_cents: 0,
    };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body });
    expect((await ledger()).plan).toMatchObject({ state: 'broken', left: 145_000 });
    await check(145_000, '2026-07-12');
    expect((await ledger()).plan).toMatchObject({ state: 'done', left: 0 });
    await checkLedgersWith(() => testWorld.deps)();
    expect((await testWorld.all(LedgerCheck)).every(({ differs }) => differs.length === 0)).toBe(true);
  });

  it('stays with what is posted since, is replaced by another one, and ends', async () => {
    await plan(half);
    await check(45_000, '2026-07-03');
    expect((await ledger()).plan).toMatchObject({ left: 100_000 });
    await plan([['2026-07-15', 100_000]]);
    expect((await ledger()).plan).toMatchObject({ debt: 100_000, parts: [{}] });
    const end = { ...testWorld.call(), body: { lease_id } };
    await testWorld.perform(endPaymentPlan, end);
    expect(await ledger()).not.toHaveProperty('plan');
    const heads = await testWorld.all(StoredHead);
    expect(heads.every((head) => head.plan === undefined)).toBe(true);
    await expect(testWorld.perform(endPaymentPlan, end)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is of all that is past due, and says at its field what is wrong', async () => {
    const wrong = { code: 'invalid', details: { fields: { parts: expect.any(String) } } };
    await expect(plan([['2026-07-10', 144_999]])).rejects.toMatchObject(wrong);
    await expect(plan([['2026-07-02', 145_000]])).rejects.toMatchObject(wrong);
    await check(145_000, '2026-07-03');
    await expect(plan([['2026-07-10', 1]])).rejects.toMatchObject(wrong);
    const { lease_id: other } = await testWorld.draft(two);
    await expect(plan(half, { lease_id: other })).rejects.toMatchObject(wrong);
  });
});
