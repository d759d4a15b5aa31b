import { ledger as rows } from '../../shared/contract/ledger';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { bankObject, findBank, nextVersion, permitChange, statementsOf } from './find-bank';

/** Opens the latest reconciliation again; the account stands where the one before left it. */
export const reopenBankStatement = change(rows.reopenBankStatement, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    return { account, statements: await statementsOf(account, deps) };
  },
  act: async ({ body, found, trace }, deps) => {
    const { account, statements } = found;
    const [latest, before] = statements;
    if (latest?.through !== body.through) throw refuse('changed-meanwhile');
    const { through, balance } = before
      ? { through: before.through, balance: before.ending }
      : { through: account.openedOn, balance: account.opening };
    await deps.banks.change({
      account: { ...nextVersion(account), through, balance },
      trace: trace({
        action: 'bank.reopen',
        object: bankObject(account),
        before: { day: latest.through, amount: latest.ending },
        after: { day: through, amount: balance, reason: body.reason },
      }),
    });
    return { success: 1 };
  },
});
