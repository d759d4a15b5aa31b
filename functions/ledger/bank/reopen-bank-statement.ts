import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { statementsOf } from '../../common/ledger/bank-report';
import { lockAllHeads } from '../../common/ledger/lock-heads';
import { change } from '../../runtime/change';
import type { BankStatement } from '../../table/bank/record';
import type { ClosedBooks } from '../../table/ledger/record';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

/** Days that the one before was compared with the books through stay closed; others are open again (D55). */
function reopened({ reconciled = {} }: ClosedBooks, code: string, before: BankStatement | undefined) {
  const { [code]: _, ...others } = reconciled;
  return before?.kept ? { ...others, [code]: before.through } : others;
}

/** Opens the latest reconciliation again; the account stands where the one before left it. */
export const reopenBankStatement = change(rows.reopenBankStatement, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const [statements, books] = await Promise.all([
      statementsOf(account, deps),
      deps.ledgers.books(account.organizationId),
    ]);
    return { account, statements, books };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { account, statements, books } = found;
    const [latest, before] = statements;
    if (latest?.through !== body.through) {
      // A call before this one opened it, and was cut off before every ledger knew.
      const isOpened = books !== undefined && account.through < body.through;
      const { lagged } = isOpened ? await lockAllHeads(books, deps) : { lagged: 0 };
      if (lagged > 0) return { success: 1 };
      throw refuse('changed-meanwhile');
    }
    const { through, balance } = before
      ? { through: before.through, balance: before.ending }
      : { through: account.openedOn, balance: account.opening };
    const closed = books && {
      ...books,
      reconciled: reopened(books, account.code, before),
      version: books.version + 1,
      at: now.toISOString(),
      by: viewer.userId,
    };
    await deps.banks.change({
      account: { ...nextVersion(account), through, balance },
      ...(latest.kept && { books: closed }),
      trace: trace({
        action: 'bank.reopen',
        object: bankObject(account),
        before: { day: latest.through, amount: latest.ending },
        after: { day: through, amount: balance, reason: body.reason },
      }),
    });
    if (latest.kept && closed) await lockAllHeads(closed, deps);
    return { success: 1 };
  },
});
