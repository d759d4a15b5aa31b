import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankAccount } from '../../../../../shared/contract/bank';
import type { AccountKind } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged } from '../queries';
import { BalanceField, balanceOf, balanceProblem } from './balance-field';
import { banksQuery } from './bank-queries';
import { purposes } from './purpose-words';

type Values = {
  name: string;
  last4: string;
  kind: AccountKind | '';
  opening_cents: string;
  opened_on: string;
};
type Props = { account?: BankAccount | undefined; onClose: () => void; onAdded?: (id: string) => void };

const typedBalance = (cents: number): string => (cents / 100).toFixed(2);

/** A new bank account, or another name or opening of one. */
export default function AccountDialog({ account, onClose, onAdded }: Props) {
  const client = useQueryClient();
  const { data } = useQuery(banksQuery);
  const isSolo = data?.use.is_solo ?? false;
  const isFixed = account !== undefined && account.through !== account.opened_on;
  return (
    <FormDialog<Values>
      title={account ? 'Edit bank account' : 'Add a bank account'}
      lead="The account that rent is deposited in and bills are paid from. We never ask for its full number."
      button={account ? 'Save' : 'Add the account'}
      values={{
        name: account?.name ?? '',
        last4: account?.last4 ?? '',
        kind: account?.is_told ? account.kind : '',
        opening_cents: account ? typedBalance(account.opening) : '',
        opened_on: account?.opened_on ?? '',
      }}
      problems={({ name, last4, kind, opening_cents, opened_on }) =>
        problemsOf({
          name: name.trim() === '' && 'Enter what you call this account',
          last4: !/^(\d{4})?$/.test(last4) && 'Enter the last four digits, or leave this empty',
          kind: kind === '' && !account && 'Choose what this account is for',
          opening_cents: balanceProblem(opening_cents),
          opened_on: opened_on === '' && 'Choose a date',
        })
      }
      send={async ({ name, last4, kind, opening_cents, opened_on }, sending) => {
        const opening = { opening_cents: balanceOf(opening_cents) ?? 0, opened_on };
        const facts = { name: name.trim(), last4, ...(kind && { kind }), ...opening };
        if (account) {
          const { account_id, version } = account;
          return api.ledger.changeBankAccount({ body: { account_id, version, ...facts } });
        }
        const { data } = await api.ledger.addBankAccount({ body: facts }, sending);
        onAdded?.(data.account_id);
        return data;
      }}
      done={account ? 'Saved.' : 'Account added. Import its first statement next.'}
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <Fields isFixed={isFixed} isSolo={isSolo} />
    </FormDialog>
  );
}

const Fields = ({ isFixed, isSolo }: { isFixed: boolean; isSolo: boolean }) => (
  <>
    <Columns widths="2fr 1fr" from="sm" gap="4">
      <TextField
        label="Name"
        hint="For example: Rent account"
        required
        maxLength={limits.nameCharacters}
        {...useFormField('name')}
      />
      <TextField
        label="Last four digits"
        hint="Optional"
        dir="ltr"
        inputMode="numeric"
        maxLength={4}
        {...useFormField('last4')}
      />
    </Columns>
    <SelectField
      label="Purpose"
      hint="Payouts are checked against what the account holds for others"
      options={[
        { value: '', label: 'Choose what it is for' },
        ...purposes(isSolo).map(({ value, label }) => ({ value, label })),
      ]}
      {...useFormField('kind')}
    />
    {isFixed ? (
      <Muted small>The opening balance is part of a reconciliation and stays as it is.</Muted>
    ) : (
      <OpeningFields />
    )}
  </>
);

const OpeningFields = () => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <BalanceField
      name="opening_cents"
      label="Opening balance"
      hint="Beginning balance of your first statement"
    />
    <DateField
      label="As of the end of"
      hint="The day before that statement begins"
      required
      {...useFormField('opened_on')}
    />
  </Columns>
);
