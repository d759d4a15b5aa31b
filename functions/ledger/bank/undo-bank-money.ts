import { ledger as rows } from '../../../shared/contract/ledger';
import { localDateOf } from '../../../shared/domain/dates';
import { accounts, sumOf } from '../../../shared/domain/ledger/accounts';
import { reverseOwn } from '../../../shared/domain/ledger/bank/organization-book';
import { isOfOpening } from '../../../shared/domain/ledger/openings/opening-sources';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { sourcesOf } from '../charges/charge-in';
import { permitChange } from './find-bank';
import { ownBook, postBankMoney } from './post-bank-money';

/**
 * Takes an entry of the organization's own book back, dated today (D2). A correction is never refused for a
 * shortage.
 */
export const undoBankMoney = change(rows.undoBankMoney, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => ({
    ledger: await ownBook(viewer.organizationId, sourcesOf(body.entry_id), deps),
    accounts: await deps.banks.accounts(viewer.organizationId),
  }),
  act: (request, deps) => {
    const { body, now, found } = request;
    const { entry_id: of, reason } = body;
    if (isOfOpening({ source: of })) throw refuse('part-of-opening');
    const entry = found.ledger.book.entries[of];
    const account = found.accounts.find(({ code }) => entry && accounts.cash(code) in entry.lines);
    if (!entry || !account) throw refuse('not-found');
    const amount = sumOf(Object.values(entry.lines).filter((cents) => cents > 0));
    return postBankMoney(
      {
        request,
        source: `${of}:reversal`,
        account,
        action: 'bank.undo',
        facts: { amount, reason },
        command: (book) => reverseOwn(book, { on: localDateOf(now), why: reason }, { of }),
      },
      deps,
    );
  },
});
