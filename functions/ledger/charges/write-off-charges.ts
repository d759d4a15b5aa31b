import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { writeOff } from '../../../shared/domain/ledger/rent/write-off';
import { refuse } from '../../../shared/wire/refusals';
import { findLedger } from '../../common/ledger/find-ledger';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';
import { postChange } from '../books/post-change';
import { postingId } from '../books/posting-id';

/** Before every entry. */
const beginning = '0000-01-01';

/** Names what is open of charges as bad debt, of a settled lease, too (D67). */
export const writeOffCharges = change(rows.writeOffCharges, {
  read: async ({ viewer, now, body: { lease_id: leaseId, charges } }, deps) => {
    const found = await findLedger({ viewer, now, leaseId }, {}, deps);
    const entries = await deps.ledgers.entriesAfter({ ...ledgerKeyOf(found), day: beginning });
    const sourceOf = new Map(
      entries.flatMap(({ seq, charge, source }) => (charge ? [[seq, source] as const] : [])),
    );
    const off = charges.map(({ charge, cents }) => ({ of: sourceOf.get(charge) ?? '', cents }));
    const sources = [...new Set(off.map(({ of }) => of))].filter((of) => of !== '');
    return { ...found, off, ledger: await deps.ledgers.more(found.ledger, { sources, payments: [] }) };
  },
  act: (request, deps) => {
    const { reason } = request.body;
    const { off } = request.found;
    if (off.some(({ of }) => of === '')) throw refuse('not-found');
    if (new Set(off.map(({ of }) => of)).size < off.length)
      throw refuse('invalid', { fields: { charges: 'Choose each charge once' } });
    const source = `writeoff:${postingId('pst', request, deps)}`;
    return postChange(
      {
        request,
        source,
        action: 'ledger.write-off',
        facts: { amount: sumOf(off.map(({ cents }) => cents)), reason },
        command: (book, { today: on }) => {
          const answer = writeOff(book, { source, on, why: reason }, off);
          // One of several charges: its limit is at no field of its own.
          return isRefused(answer) ? { refused: answer.refused } : answer;
        },
      },
      deps,
    );
  },
});
