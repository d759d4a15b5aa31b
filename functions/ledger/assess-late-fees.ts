import { ledger as rows } from '../../shared/contract/ledger';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { assessLateFees as assess, lastFeeOf } from '../../shared/domain/ledger/late-fees';
import { isRefused } from '../../shared/domain/ledger/refusals';
import { findLedger } from '../common/ledger/find-ledger';
import { lateFeesAsked } from '../common/ledger/late-fees-of';
import { change } from '../runtime/change';
import { postChange } from './post-change';

/** Charges a lease the late fees of some of its rents, as the preview shows them, dated today (D19). */
export const assessLateFees = change(rows.assessLateFees, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { rent: true, late: true }, deps),
  act: (request, deps) => {
    const { found, now, body } = request;
    const sources = body.entry_ids;
    const { book } = found.ledger;
    const fees = assess(book, lateFeesAsked(found, now), { sources });
    const cents = isRefused(fees) ? 0 : sumOf(fees.map(({ charge }) => charge?.cents ?? 0));
    const source = (!isRefused(fees) && fees[0]?.source) || lastFeeOf(book, sources[0] ?? '');
    return postChange(
      {
        ...{ request, source, action: 'ledger.late', facts: { amount: cents } },
        command: () => (cents === 0 ? { refused: 'no-fee-due' } : fees),
      },
      deps,
    );
  },
});
