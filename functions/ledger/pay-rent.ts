import { ledger as rows } from '../../shared/contract/ledger';
import { onlineProblem, payableOf } from '../../shared/domain/ledger/online-modes';
import { displayDollars } from '../../shared/domain/money';
import { refuse } from '../../shared/wire/refusals';
import { isReadyFor, ledgerKeyOf } from '../common/ledger/ledger-place';
import { findMyLedger } from '../common/tenants/my-balance';
import { change } from '../runtime/change';
import { postingId } from './posting-id';
import { endOwnPages, openRentPage, reservePayment } from './rent-page';

/** Opens the provider's page. The amount is reserved first: two devices do not pay the same (R5). */
export const payRent = change(rows.payRent, {
  act: async (request, deps) => {
    const { viewer, now, body } = request;
    const { lease_id: leaseId, cents } = body;
    const paymentId = postingId('pay', request, deps);
    const before = await findMyLedger({ viewer, now, leaseId }, deps);
    const key = ledgerKeyOf(before);
    const known = await deps.ledgers.onlinePayment({ ...key, paymentId });
    if (known && known.cents !== cents) throw refuse('key-reused');
    if (known) return openRentPage(known, before, deps);
    const { mode } = await deps.ledgers.onlineModes({ key, isReady: isReadyFor(before) });
    if (mode === 'off') throw refuse('online-off');
    const at = await endOwnPages(before, request, deps);
    const { book, pending } = at.ledger;
    const problem = onlineProblem(cents, { payable: payableOf(book.head, pending), mode });
    if (problem) {
      const { refused, limit } = problem;
      const most = limit !== undefined && `At most ${displayDollars(limit)} is possible`;
      throw refuse(refused, most ? { fields: { cents: most } } : {});
    }
    return openRentPage(await reservePayment({ request, at, paymentId, cents }, deps), at, deps);
  },
});
