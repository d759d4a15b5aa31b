import { useQueryClient } from '@tanstack/react-query';
import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import type { ShortagePolicy } from '../../../../../shared/domain/ledger/bank/payout-guard';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { ledgerChanged } from '../queries';
import { idOfCode } from './account-words';
import { AssignFields } from './assign-dialog';

type Values = { money_account_id: string; deposits_account_id: string; policy: ShortagePolicy };
type Props = { use: BankUse; accounts: readonly BankAccount[]; onClose: () => void };

const policies = [
  { value: 'block', label: 'Pay nobody out', hint: 'Until what is missing is put back.' },
  { value: 'own-money', label: 'Pay what is there', hint: 'Let go what makes no account shorter.' },
] as const;

/** The accounts of properties that have none of their own, and what an account that is short may pay. */
export default function UseDialog({ use, accounts, onClose }: Props) {
  const client = useQueryClient();
  const { standard, policy, version } = use;
  return (
    <FormDialog<Values>
      title="Standard accounts"
      lead="Properties without accounts of their own use these. While such a property has money, change its accounts by itself: its money moves with them."
      button="Save"
      values={{
        money_account_id: idOfCode(accounts, standard.money),
        deposits_account_id: idOfCode(accounts, standard.deposits),
        policy,
      }}
      send={(chosen) => api.ledger.setBankUse({ body: { ...chosen, version } })}
      done="Saved."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <AssignFields accounts={accounts.filter(({ kind }) => kind !== 'operating')} />
      <PolicyField />
    </FormDialog>
  );
}

function PolicyField() {
  const { onChange, ...policy } = useValueField<Values, 'policy'>('policy');
  return (
    <ChoiceCards
      {...policy}
      label="When an account is short"
      columns={2}
      choices={policies}
      onValue={onChange}
    />
  );
}
