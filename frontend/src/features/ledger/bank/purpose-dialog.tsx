import { useQueryClient } from '@tanstack/react-query';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { AccountKind, bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { ledgerChanged } from '../queries';
import { purposes } from './purpose-words';

type Values = { kind: AccountKind | '' };
type Props = { account: BankAccount; isSolo: boolean; onClose: () => void };

/** What an account is for decides what may be paid out of it, and who bears what the bank takes. */
export default function PurposeDialog({ account, isSolo, onClose }: Props) {
  const client = useQueryClient();
  const { account_id, version, name, last4, opening: opening_cents, opened_on } = account;
  return (
    <FormDialog<Values>
      title="What is this account for?"
      lead={`Payouts from ${bankName(account)} are then checked against what it holds for others.`}
      button="Save"
      values={{ kind: account.is_told ? account.kind : '' }}
      problems={({ kind }) => problemsOf({ kind: kind === '' && 'Choose what this account is for' })}
      send={({ kind }) => {
        const facts = { name, last4, opening_cents, opened_on };
        const body = { account_id, version, ...facts, kind: AccountKind.parse(kind) };
        return api.ledger.changeBankAccount({ body });
      }}
      done="Saved."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <PurposeField isSolo={isSolo} />
    </FormDialog>
  );
}

function PurposeField({ isSolo }: { isSolo: boolean }) {
  const { onChange, ...kind } = useValueField<Values, 'kind'>('kind');
  return (
    <ChoiceCards
      {...kind}
      label="Purpose"
      required
      columns={1}
      choices={purposes(isSolo)}
      onValue={onChange}
    />
  );
}
