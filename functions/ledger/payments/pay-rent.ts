import { ledger as rows } from '../../../shared/contract/ledger';
import { onlineProblem, payableOf } from '../../../shared/domain/ledger/rent/online-modes';
import { displayDollars } from '../../../shared/domain/money';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { ledgerKeyOf, onlineChoice } from '../../common/ledger/ledger-place';
import { findMyLedger, type MyLedgerAt } from '../../common/tenants/my-balance';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { OnlinePayment } from '../../table/ledger/record';
import { postingId } from '../books/posting-id';
import { myMethod } from './my-methods';
import { payWithMethod } from './pay-with-method';
import { endOwnPages, openRentPage, reservePayment } from './rent-page';

type Chosen = { readonly viewer: Viewer; readonly leaseId: string; readonly methodId: string };

/** A saved method of the caller. Refuses `invalid` for one that is removed, or another's. */
async function savedMethod({ viewer, leaseId, methodId }: Chosen, deps: Deps) {
  const autopay = await deps.autopays.byLease({ organizationId: viewer.organizationId, leaseId });
  const { customerId } = await myMethod({ viewer, leaseId, autopay, methodId }, deps);
  return { methodId, customerId };
}

/**
 * Pays with a saved method, or opens the provider's page. The amount is reserved first: two devices do not
 * pay the same (R5).
 */
export const payRent = change(rows.payRent, {
  act: async (request, deps) => {
    const { viewer, now, body } = request;
    const { lease_id: leaseId, cents, method_id: methodId } = body;
    const paymentId = postingId('pay', request, deps);
    const before = await findMyLedger({ viewer, now, leaseId }, deps);
    const key = ledgerKeyOf(before);
    const known = await deps.ledgers.onlinePayment({ ...key, paymentId });
    if (known && (known.cents !== cents || known.methodId !== methodId)) throw refuse('key-reused');
    const open = (online: OnlinePayment, at: MyLedgerAt) =>
      methodId === undefined ? openRentPage(online, at, deps) : payWithMethod({ online, at, now }, deps);
    if (known) return open(known, before);
    const { mode } = await onlineChoice(before, deps);
    if (mode === 'off') throw refuse('online-off');
    const method = methodId === undefined ? {} : await savedMethod({ viewer, leaseId, methodId }, deps);
    const at = await endOwnPages(before, request, deps);
    const { book, pending } = at.ledger;
    const problem = onlineProblem(cents, { payable: payableOf(book.head, pending), mode });
    if (problem) {
      const { refused, limit } = problem;
      const most = limit !== undefined && `At most ${displayDollars(limit)} is possible`;
      throw refuse(refused, most ? { fields: { cents: most } } : {});
    }
    return open(await reservePayment({ request, at, paymentId, cents, method }, deps), at);
  },
});
