import { ledger as rows } from '../../../shared/contract/ledger';
import { isSettleable } from '../../../shared/domain/leases/moves/end-lease';
import { depositBacks, payDepositOut } from '../../../shared/domain/ledger/deposits/deposit-backs';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger, type LedgerAt } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { type Posting, postChange, refusalOf } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { refundOnline } from '../payments/refund-online';

type Body = { readonly tenant_id: string; readonly cents: number; readonly payment_id?: string | undefined };

/** A payment that this deposit came with takes so much back. Refuses `not-settled`, `more-than-held`. */
function checkBack({ ledger }: LedgerAt, { tenant_id, payment_id, cents }: Body): void {
  const back = depositBacks(ledger.book).find(
    ({ tenant, payment }) => tenant === tenant_id && payment === payment_id,
  );
  if (!back) throw refuse('not-settled');
  if (cents > back.cents) throw refusalOf({ refused: 'more-than-held', limit: back.cents });
}

/**
 * Gives a held deposit back (D29, D33): through the provider to the payment that brought it, once the lease
 * has ended; or written down, when that failed after the settlement.
 */
export const refundDeposit = change(rows.refundDeposit, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { payments: 'all' }, deps),
  act: async (request, deps) => {
    const { found, body, now } = request;
    const { tenant_id: tenant, cents, reason: why, payment_id, paid_out: paidOut } = body;
    const { on } = momentAt(found, now);
    const { lease } = found.read;
    if (payment_id !== undefined) {
      if (!isSettleable(lease, on)) throw refuse('wrong-status');
      checkBack(found, body);
      const refund = { payment_id, cents, reason: why, deposit: tenant };
      return refundOnline({ ...request, body: refund }, deps);
    }
    if (!paidOut) throw refuse('refund-missing');
    if (!lease.settledOn) throw refuse('wrong-status');
    const source = `depositback:${postingId('pst', request, deps)}`;
    const command: Posting['command'] = (book, { accounts }) => {
      const account = accounts(on).deposits;
      return payDepositOut(book, { source, on, why }, { tenant, cents, paidOut, account });
    };
    const facts = { amount: cents, day: on, payee: paidOut.to, reason: why };
    const action = 'ledger.deposit-back';
    return postChange({ request, source, action, cash: 'out', facts, command }, deps);
  },
});
