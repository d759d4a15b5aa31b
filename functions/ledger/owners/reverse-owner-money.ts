import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { isOfOpening } from '../../../shared/domain/ledger/openings/opening-sources';
import { billSources, voidBill } from '../../../shared/domain/ledger/owners/bills';
import { reverseMoney } from '../../../shared/domain/ledger/owners/property-book';
import { transferIdIn } from '../../../shared/domain/ledger/owners/transfers';
import { refuse } from '../../../shared/wire/refusals';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { sourcesOf } from '../charges/charge-in';
import { postOwnerMoney } from './post-owner-money';
import { takeTransferBack } from './take-transfer-back';

/** Takes an entry of a property's own book back, dated today (D2, D7). */
export const reverseOwnerMoney = change(rows.reverseOwnerMoney, {
  read: ({ viewer, now, body }, deps) => {
    const { entry_id: of, property_id: propertyId } = body;
    const wanted = of.startsWith(billSources) ? { beginning: of } : { sources: sourcesOf(of) };
    return findPropertyBook({ viewer, now, propertyId }, wanted, deps);
  },
  act: async (request, deps) => {
    const { entry_id: of, reason } = request.body;
    const { type, owners } = request.found.ledger.book.entries[of] ?? {};
    if (!owners) throw refuse('not-found');
    if (isOfOpening({ source: of })) throw refuse('part-of-opening');
    // Its request counts it until the cost is taken back there.
    if (type === 'bill' && owners.bill?.request !== undefined) throw refuse('bill-of-request');
    // Two ways to undo it would leave a paper in the mail that pays nothing (checks.md).
    if (owners.check) throw refuse('part-of-check');
    const transferId = owners.method === 'provider' && transferIdIn(of);
    if (transferId) return takeTransferBack(request, transferId, deps);
    if (owners.method === 'provider') throw refuse('already-reversed');
    return postOwnerMoney(
      {
        request,
        source: `${of}:reversal`,
        action: 'ledger.undo',
        facts: { amount: owners.bill?.cents ?? Math.abs(sumOf(Object.values(owners.parts))), reason },
        command: (book, { today: on }) =>
          (type === 'bill' ? voidBill : reverseMoney)(book, { on, why: reason }, { of }),
      },
      deps,
    );
  },
});
