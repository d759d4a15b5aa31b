import { ledger as rows } from '../../shared/contract/ledger';
import { firstDayAfter, isReconciled, reconcile } from '../../shared/domain/ledger/bank/reconcile';
import { lastEndedDay } from '../../shared/domain/ledger/close-books';
import { displayDollars } from '../../shared/domain/money';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

/** Closes a statement when nothing is left to explain; its lines then stay as they are. */
export const reconcileBankAccount = change(rows.reconcileBankAccount, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const from = firstDayAfter(account.through);
    return { account, from, lines: await deps.banks.lines({ ...account, from, to: body.through }) };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { account, from, lines } = found;
    const { through, ending_cents: ending } = body;
    const { organizationId, accountId, balance: beginning } = account;
    if (through < from || through > lastEndedDay(now))
      throw refuse('bad-day', { fields: { through: 'Choose the last day of this statement' } });
    const standing = reconcile({ beginning, ending, lines });
    if (!isReconciled(standing)) {
      const ending_cents = `The difference is ${displayDollars(standing.difference)}`;
      throw refuse('not-reconciled', { fields: { ending_cents } });
    }
    await deps.banks.change({
      account: { ...nextVersion(account), through, balance: ending },
      statement: {
        ...{ organizationId, accountId, from, through, beginning, ending, lines: lines.length },
        ...{ at: now.toISOString(), by: viewer.userId },
      },
      trace: trace({
        action: 'bank.reconcile',
        object: bankObject(account),
        before: { day: account.through, amount: beginning },
        after: { day: through, amount: ending, lines: lines.length },
      }),
    });
    return { success: 1 };
  },
});
