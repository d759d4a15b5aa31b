import { ledger as rows } from '../../../shared/contract/ledger';
import { followedBy } from '../../../shared/domain/ledger/fold';
import { reverseCharge as reverse } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { writeOffSources } from '../../../shared/domain/ledger/rent/write-off';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { postChange } from '../books/post-change';
import { chargeIn, sourcesOf } from './charge-in';

/** Takes a charge back (D2). Its money is prepayment, which covers what else is due. */
export const reverseCharge = change(rows.reverseCharge, {
  read: ({ viewer, now, body }, deps) => {
    const sources = sourcesOf(body.entry_id);
    const wanted = { sources, payments: 'all', beginning: writeOffSources } as const;
    return findLedger({ viewer, now, leaseId: body.lease_id }, wanted, deps);
  },
  act: (request, deps) => {
    const { entry_id: of, reason } = request.body;
    const { kind, cents } = chargeIn(request.found, of).charge;
    return postChange(
      {
        request,
        source: `${of}:reversal`,
        action: 'ledger.reverse',
        facts: { kind, amount: cents, ...(reason && { reason }) },
        command: (book, { today: on, shares }) =>
          followedBy(book, reverse(book, { on, ...(reason && { why: reason }) }, { of }), (then) =>
            applyPrepayments(then, { on }, shares),
          ),
      },
      deps,
    );
  },
});
