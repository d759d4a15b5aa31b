import { ledger as rows } from '../../../shared/contract/ledger';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

/** Lines with these words are proposed as nothing any more. */
export const removeBankRule = change(rows.removeBankRule, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    return { account, rules: await deps.banks.rules(account) };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { account, rules } = found;
    const rule = rules.find(({ ruleId }) => ruleId === body.rule_id);
    if (!rule) throw refuse('not-found');
    await deps.banks.change({
      account: nextVersion(account),
      rule: { ...rule, isRemoved: true, at: now.toISOString(), by: viewer.userId },
      trace: trace({
        action: 'bank.rule-remove',
        object: bankObject(account),
        before: { kind: rule.kind, text: rule.words },
      }),
    });
    return { success: 1 };
  },
});
