import { ledger as rows } from '../../../shared/contract/ledger';
import { followedBy } from '../../../shared/domain/ledger/fold';
import { editCharge as edit, nextEdit } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { writeOffSources } from '../../../shared/domain/ledger/rent/write-off';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { checkDue } from '../books/check-day';
import { postChange } from '../books/post-change';
import { chargeIn, sourcesOf } from './charge-in';

/** Reverses a charge and claims it anew: kind and payee stay, its money goes along (D2). */
export const editCharge = change(rows.editCharge, {
  read: ({ viewer, now, body }, deps) => {
    const sources = sourcesOf(body.entry_id);
    const wanted = { sources, payments: 'all', beginning: writeOffSources } as const;
    return findLedger({ viewer, now, leaseId: body.lease_id }, wanted, deps);
  },
  act: (request, deps) => {
    const { found, now } = request;
    const { entry_id: of, label, due_on: due, cents, reason } = request.body;
    const { charge: was } = chargeIn(found, of);
    if (due !== was.due) checkDue(due, { at: found, now, field: 'due_on' });
    const { period: _, ...facts } = { ...was, label, due, cents };
    return postChange(
      {
        request,
        source: nextEdit(of),
        action: 'ledger.edit',
        facts: { kind: was.kind, amount: cents, due, ...(reason && { reason }) },
        command: (book, { today: on, shares }) => {
          const by = { on, ...(reason && { why: reason }) };
          return followedBy(book, edit(book, by, { of, to: facts, shares }), (then) =>
            applyPrepayments(then, { on }, shares),
          );
        },
      },
      deps,
    );
  },
});
