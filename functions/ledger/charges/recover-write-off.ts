import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { followedBy } from '../../../shared/domain/ledger/fold';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { recover } from '../../../shared/domain/ledger/rent/write-off';
import { refuse } from '../../../shared/wire/refusals';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { postChange } from '../books/post-change';
import { sourcesOf } from './charge-in';

/** Takes a write-off back: its charge is owed again, and held money covers what is due (D22, D67). */
export const recoverWriteOff = change(rows.recoverWriteOff, {
  read: async ({ viewer, now, body: { lease_id: leaseId, entry_id: of } }, deps) => {
    const found = await findLedger({ viewer, now, leaseId }, { sources: [of], payments: 'held' }, deps);
    const claim = found.ledger.book.entries[of]?.of;
    if (claim === undefined) return found;
    // The charge that it is of, under the same head, whose version guards both.
    const sources = [...sourcesOf(of), ...sourcesOf(claim)];
    const payments = found.ledger.book.head.prepayments.map(({ payment }) => payment);
    return { ...found, ledger: await deps.ledgers.more(found.ledger, { sources, payments }) };
  },
  act: (request, deps) => {
    const { entry_id: of, reason } = request.body;
    const entry = request.found.ledger.book.entries[of];
    if (entry?.type !== 'write-off') throw refuse('not-found');
    const amount = sumOf((entry.covers ?? []).map(({ cents }) => cents));
    return postChange(
      {
        request,
        source: `${of}:reversal`,
        action: 'ledger.recover',
        facts: { amount, ...(reason && { reason }) },
        command: (book, { today: on, shares }) =>
          followedBy(book, recover(book, { on, ...(reason && { why: reason }) }, { of }), (then) =>
            applyPrepayments(then, { on }, shares),
          ),
      },
      deps,
    );
  },
});
