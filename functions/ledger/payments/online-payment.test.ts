import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openRented } from '../../../test/support/test-world/rented';
import type { TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { chargeLateFeesWith } from '../../jobs/charge-late-fees';
import { changeFeeSettings } from '../../profile/change-fee-settings';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { StoredEntry, StoredHead } from '../../table/ledger/record';
import { Notification } from '../../table/notifications/record';
import { listLateFees } from '../charges/list-late-fees';
import { undoFeeRun } from '../runs/undo-fee-run';
import { payRent } from './pay-rent';
import { refundPayment } from './refund-payment';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-02T12:00:00.000Z'));
});

const pay = async (cents: number) =>
  (await testWorld.perform(payRent, { ...testWorld.call(tenant), body: { lease_id, cents } })).data
    .payment_id;
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
const settled = (cents: number) => ({
  settled: { at: testWorld.now().toISOString(), cents, fee: 500, clearsAt: '2026-07-09T12:00:00.000Z' },
});
const refund = (payment_id: string, cents: number) => {
  const body = { lease_id, payment_id, reason: 'Paid twice', cents, refunded_on: '2026-07-02' };
  return testWorld.perform(refundPayment, { ...testWorld.call(), body });
};

describe('a payment by the provider', () => {
  it('is not refunded once its bank took it back, nor while that is disputed', async () => {
    const payment_id = await pay(145_000);
    testWorld.provider.payRent(payment_id, { method: 'card', ...settled(145_000) });
    await apply();
    const at = testWorld.now().toISOString();
    const taken = { disputeId: 'dp_1', at, cents: 145_000, fee: 1_500, reason: 'fraudulent', isFinal: false };
    for (const status of ['open', 'lost'] as const) {
      testWorld.provider.payRent(payment_id, { disputes: [{ ...taken, status }] });
      await apply();
      await expect(refund(payment_id, 1_000)).rejects.toMatchObject({ code: 'not-settled' });
    }
    expect(testWorld.provider.rents.get(payment_id)?.refunds).toEqual([]);
  });

  it.each([
    ['is won counts again from the day its money is back', 'won', '2026-07-04', '2026-07-04'],
    ['is won counts again from its own day while no other is known', 'won', undefined, '2026-07-02'],
    ['is lost is due again from the day it is heard of', 'lost', undefined, '2026-07-06'],
  ] as const)('whose dispute %s', async (_, status, wonOn, on) => {
    const payment_id = await pay(145_000);
    testWorld.provider.payRent(payment_id, { method: 'card', ...settled(145_000) });
    await apply();
    const at = testWorld.now().toISOString();
    const taken = { disputeId: 'dp_1', at, cents: 145_000, fee: 1_500, reason: 'fraudulent', isFinal: false };
    testWorld.provider.payRent(payment_id, { disputes: [{ ...taken, status: 'open' }] });
    await apply();
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    const end = { status, ...(wonOn && { wonAt: `${wonOn}T15:00:00.000Z` }) };
    testWorld.provider.payRent(payment_id, { disputes: [{ ...taken, ...end }] });
    await apply();
    const entries = (await testWorld.all(StoredEntry)).filter(({ payment }) => payment === payment_id);
    const last = entries.toSorted((one, other) => one.seq - other.seq).at(-1);
    expect([last?.type, last?.on]).toEqual([status === 'won' ? 'dispute-closed' : 'return', on]);
    const [head] = await testWorld.all(StoredHead);
    expect(head?.open.map(({ cents }) => cents)).toEqual(status === 'won' ? [] : [145_000]);
  });

  it('that its bank returns is charged the fee with the return, where that was chosen, and reported [D18] [D19]', async () => {
    const set = async (instant: string, isAutomatic: boolean, version: number) => {
      testWorld.goTo(instant);
      const body = { version, returned_fee: { cents: 3_500, isAutomatic } };
      await testWorld.perform(changeFeeSettings, { ...testWorld.call(), body });
    };
    const comesBack = async (payment_id: string, at: string) => {
      const lost = { disputeId: `dp_${payment_id}`, at, cents: 40_000, fee: 0, reason: 'R01', isFinal: true };
      testWorld.provider.payRent(payment_id, { disputes: [{ ...lost, status: 'lost' }] });
      testWorld.goTo('2026-07-06T15:00:00.000Z');
      await apply();
      await apply();
    };
    const payments: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const payment_id = await pay(40_000 - index);
      testWorld.provider.payRent(payment_id, { method: 'bank', ...settled(40_000 - index) });
      await apply();
      payments.push(payment_id);
    }
    const [before = '', off = '', charged = ''] = payments;
    const fees = async () =>
      (await testWorld.all(StoredEntry)).flatMap(({ source, run, charge }) =>
        charge?.kind === 'nsf' ? [[source, charge.cents, run]] : [],
      );
    await comesBack(off, '2026-07-03T12:00:00.000Z');
    await set('2026-07-04T12:00:00.000Z', true, 0);
    await comesBack(before, '2026-07-04T11:59:00.000Z');
    expect(await fees()).toEqual([]);
    await comesBack(charged, '2026-07-05T12:00:00.000Z');
    expect(await fees()).toEqual([[`nsf:${charged}`, 3_500, `returned:${charged}`]]);
    await chargeLateFeesWith(() => testWorld.deps)();
    const told = (await testWorld.all(Notification)).map(({ title }) => title);
    expect(told).toContain('1 returned payment fee charged, $35.00');
    const body = { run: `returned:${charged}`, lease_ids: [lease_id] };
    const { data } = await testWorld.perform(undoFeeRun, { ...testWorld.call(), body });
    expect(data.undone).toEqual([{ lease_id, entry_id: `nsf:${charged}` }]);
    const [head] = await testWorld.all(StoredHead);
    expect(head?.open.filter(({ kind }) => kind === 'nsf')).toEqual([]);
  });

  it('that was begun in time keeps the late fee away while it is on its way [D17]', async () => {
    const fees = async () =>
      (await listLateFees(testWorld.call(), testWorld.deps)).data.fees.map(({ open, excluded }) => [
        open,
        excluded,
      ]);
    for (const term of await testWorld.all(StoredTerm)) {
      const late = { ...term.late, fee: { kind: 'flat', cents: 5_000 } } as const;
      await testWorld.db.write(put(StoredTerm, { ...term, late }));
    }
    const payment_id = await pay(145_000);
    testWorld.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    testWorld.goTo('2026-07-20T12:00:00.000Z');
    expect(await fees()).toEqual([[145_000, 'Its payment was started in time']]);
    testWorld.provider.payRent(payment_id, { status: 'failed', failure: 'No funds.' });
    await apply();
    expect(await fees()).toEqual([[145_000, undefined]]);
  });
});
