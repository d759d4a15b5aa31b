import { ledger as rows } from '../../../shared/contract/ledger';
import { credit } from '../../../shared/domain/ledger/rent/charges';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { postChange } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { chargeIn } from './charge-in';

/** Waives what is open of a charge, or a part of it, with a reason (D18, D24). */
export const creditCharge = change(rows.creditCharge, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { sources: [body.entry_id] }, deps),
  act: (request, deps) => {
    const { entry_id: of, cents, reason } = request.body;
    const { seq, charge } = chargeIn(request.found, of);
    const source = `credit:${postingId('pst', request, deps)}`;
    return postChange(
      {
        request,
        source,
        action: 'ledger.credit',
        facts: { kind: charge.kind, amount: cents, reason },
        command: (book, { today: on }) => credit(book, { source, on, why: reason }, { charge: seq, cents }),
      },
      deps,
    );
  },
});
