import { useQueryClient } from '@tanstack/react-query';
import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';
import { ledgerChanged } from '../queries';
import { accountOptions, idOfCode } from './account-words';

type Values = { money_account_id: string; deposits_account_id: string };
type Props = {
  property: BankUse['properties'][number];
  accounts: readonly BankAccount[];
  onClose: () => void;
};

/** A property’s accounts from today on, with its money. */
export default function AssignDialog({ property, accounts, onClose }: Props) {
  const client = useQueryClient();
  const { property_id, property_title, version } = property;
  const can = accounts.filter(({ kind }) => kind !== 'operating');
  return (
    <FormDialog<Values>
      title={`Accounts of ${property_title}`}
      lead="From today on its money comes in and goes out here. What lies in the accounts of before moves in the same step: make the same transfer at the bank."
      button="Change the accounts"
      values={{
        money_account_id: idOfCode(accounts, property.money),
        deposits_account_id: idOfCode(accounts, property.deposits),
      }}
      send={(chosen) => api.ledger.assignBankAccounts({ body: { property_id, version, ...chosen } })}
      done="Accounts changed."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <AssignFields accounts={can} />
    </FormDialog>
  );
}

export const AssignFields = ({ accounts }: { accounts: readonly BankAccount[] }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <SelectField
      label="Rent and bills"
      options={accountOptions(accounts)}
      {...useFormField('money_account_id')}
    />
    <SelectField
      label="Deposits"
      options={accountOptions(accounts)}
      {...useFormField('deposits_account_id')}
    />
  </Columns>
);
