import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BankAccount, BankRule } from '../../../../../shared/contract/bank';
import type { LineRuleKind } from '../../../../../shared/domain/ledger/bank/line-rules';
import { entryWords } from '../../../../../shared/domain/ledger/entry-words';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { DataTable } from '../../../ui/data/data-table';
import { toast } from '../../../ui/feedback/toast';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { IconButton } from '../../../ui/primitives/icon-button';
import { ledgerChanged } from '../queries';

/** What a rule proposes a line as. */
export const ruleWords: Record<LineRuleKind, string> = {
  bank: 'Bank charge',
  interest: 'Interest',
  unidentified: entryWords.unidentified,
  expense: entryWords.expense,
  payment: entryWords.payment,
};

type Props = { account: BankAccount; rules: readonly BankRule[]; mayChange: boolean };

/** Lines that come again: what they are proposed as. */
export function RulesSection({ account: { account_id }, rules, mayChange }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (rules.length === 0) return null;
  const remove = async ({ rule_id }: BankRule) => {
    setBusy(true);
    try {
      await api.ledger.removeBankRule({ body: { account_id, rule_id } });
      toast({ title: 'Rule removed.' });
    } catch (cause) {
      toast({ title: refusalWords(cause), kind: 'error' });
    }
    await ledgerChanged(client);
    setBusy(false);
  };
  return (
    <Section flush title="Rules" lead="Lines with these words are proposed. You confirm each one.">
      <DataTable
        caption="Rules for bank lines"
        columns={[
          {
            key: 'rule',
            header: 'Lines that contain',
            rem: 20,
            cell: (rule: BankRule) => <ListLabel name={rule.words} note={ruleWords[rule.kind]} />,
          },
          {
            key: 'remove',
            header: '',
            rem: 4,
            end: true,
            cell: (rule: BankRule) =>
              mayChange && (
                <IconButton
                  label={`Remove the rule ${rule.words}`}
                  disabled={isBusy}
                  onClick={() => void remove(rule)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              ),
          },
        ]}
        rows={rules}
        rowKey={({ rule_id }) => rule_id}
        picture={false}
      />
    </Section>
  );
}
