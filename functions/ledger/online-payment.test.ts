import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { openRented } from '../../test/support/stand/rented';
import type { TenantStand } from '../../test/support/stand/tenants';
import { applyOnline } from '../common/ledger/apply-online';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { StoredTerm } from '../table/leases/record';
import { StoredEntry, StoredHead } from '../table/ledger/record';
import { listLateFees } from './list-late-fees';
import { payRent } from './pay-rent';
import { refundPayment } from './refund-payment';

logger.setLogLevel('SILENT');

let stand: TenantStand;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ stand, lease_id, tenant } = await openRented('2026-07-02T12:00:00.000Z'));
});

const pay = async (cents: number) =>
  (await stand.perform(payRent, { ...stand.call(tenant), body: { lease_id, cents } })).data.payment_id;
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: stand.now() }, stand.deps);
const settled = (cents: number) => ({
  settled: { at: stand.now().toISOString(), cents, fee: 500, clearsAt: '2026-07-09T12:00:00.000Z' },
});
const refund = (payment_id: string, cents: number) => {
  const body = { lease_id, payment_id, reason: 'Paid twice', cents, refunded_on: '2026-07-02' };
  return stand.perform(refundPayment, { ...stand.call(), body });
};

describe('a payment by the provider', () => {
  it('is not refunded once its bank took it back, nor while that is disputed', async () => {
    const payment_id = await pay(145_000);
    stand.provider.payRent(payment_id, { method: 'card', ...settled(145_000) });
    await apply();
    const at = stand.now().toISOString();
    const taken = { disputeId: 'dp_1', at, cents: 145_000, fee: 1_500, reason: 'fraudulent', isFinal: false };
    for (const status of ['open', 'lost'] as const) {
      stand.provider.payRent(payment_id, { disputes: [{ ...taken, status }] });
      await apply();
      await expect(refund(payment_id, 1_000)).rejects.toMatchObject({ code: 'not-settled' });
    }
    expect(stand.provider.rents.get(payment_id)?.refunds).toEqual([]);
  });

  it.each([
    ['is won counts again from the day its money is back', 'won', '2026-07-04', '2026-07-04'],
    ['is won counts again from its own day while no other is known', 'won', undefined, '2026-07-02'],
    ['is lost is due again from the day it is heard of', 'lost', undefined, '2026-07-06'],
  ] as const)('whose dispute %s', async (_, status, wonOn, on) => {
    const payment_id = await pay(145_000);
    stand.provider.payRent(payment_id, { method: 'card', ...settled(145_000) });
    await apply();
    const at = stand.now().toISOString();
    const taken = { disputeId: 'dp_1', at, cents: 145_000, fee: 1_500, reason: 'fraudulent', isFinal: false };
    stand.provider.payRent(payment_id, { disputes: [{ ...taken, status: 'open' }] });
    await apply();
    stand.goTo('2026-07-06T15:00:00.000Z');
    const end = { status, ...(wonOn && { wonAt: `${wonOn}T15:00:00.000Z` }) };
    stand.provider.payRent(payment_id, { disputes: [{ ...taken, ...end }] });
    await apply();
    const entries = (await stand.all(StoredEntry)).filter(({ payment }) => payment === payment_id);
    const last = entries.toSorted((one, other) => one.seq - other.seq).at(-1);
    expect([last?.type, last?.on]).toEqual([status === 'won' ? 'dispute-closed' : 'return', on]);
    const [head] = await stand.all(StoredHead);
    expect(head?.open.map(({ cents }) => cents)).toEqual(status === 'won' ? [] : [145_000]);
  });

  it('that was begun in time keeps the late fee away while it is on its way [D17]', async () => {
    const fees = async () =>
      (await listLateFees(stand.call(), stand.deps)).data.fees.map(({ open, excluded }) => [open, excluded]);
    for (const term of await stand.all(StoredTerm)) {
      const late = { ...term.late, fee: { kind: 'flat', cents: 5_000 } } as const;
      await stand.db.write(put(StoredTerm, { ...term, late }));
    }
    const payment_id = await pay(145_000);
    stand.provider.payRent(payment_id, { status: 'processing', method: 'bank' });
    await apply();
    stand.goTo('2026-07-20T12:00:00.000Z');
    expect(await fees()).toEqual([[145_000, 'Its payment was started in time']]);
    stand.provider.payRent(payment_id, { status: 'failed', failure: 'No funds.' });
    await apply();
    expect(await fees()).toEqual([[145_000, undefined]]);
  });
});
