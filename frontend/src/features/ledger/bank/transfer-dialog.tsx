import { useQueryClient } from '@tanstack/react-query';
import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { ledgerChanged } from '../queries';
import { accountOptions } from './account-words';

export type TransferType = 'transfer' | 'sweep' | 'cure';
type Values = {
  account_id: string;
  to_account_id: string;
  property_id: string;
  cents: string;
  moved_on: string;
  reference: string;
  memo: string;
};
type Props = {
  type: TransferType;
  accounts: readonly BankAccount[];
  use: BankUse;
  from: string;
  to?: string | undefined;
  propertyId?: string | undefined;
  cents?: number | undefined;
  onClose: () => void;
};

const words: Readonly<Record<TransferType, { title: string; lead: string; button: string; done: string }>> = {
  transfer: {
    title: 'Record a transfer',
    lead: 'Money you moved from one of your accounts to another. Nobody gains or loses by it.',
    button: 'Record the transfer',
    done: 'Transfer recorded.',
  },
  sweep: {
    title: 'Move earned fees',
    lead: 'Fees that were earned and collected, and still lie among other people’s money.',
    button: 'Record the transfer',
    done: 'Earned fees moved.',
  },
  cure: {
    title: 'Cover the shortage',
    lead: 'The company’s own money puts back what is missing of other people’s.',
    button: 'Record the transfer',
    done: 'Shortage covered.',
  },
};

/** Where such a transfer can begin or end. */
function choices(type: TransferType, accounts: readonly BankAccount[]) {
  const operating = accounts.filter(({ kind }) => kind === 'operating');
  return { from: type === 'cure' ? operating : accounts, to: type === 'sweep' ? operating : accounts };
}

/** Money between two accounts, as it was moved at the bank. */
export default function TransferDialog({ type, accounts, use, from, to, propertyId, cents, onClose }: Props) {
  const client = useQueryClient();
  const { title, lead, button, done } = words[type];
  const can = choices(type, accounts);
  const other = can.to.find(({ account_id }) => account_id !== from)?.account_id ?? '';
  const sweepable = accounts.find(({ account_id }) => account_id === from)?.sweepable ?? 0;
  return (
    <FormDialog<Values>
      title={title}
      lead={type === 'sweep' ? `${lead} At most ${displayDollars(sweepable)}.` : lead}
      button={button}
      values={{
        account_id: from,
        to_account_id: to ?? other,
        property_id: propertyId ?? '',
        cents: cents === undefined ? '' : typedOf(cents),
        moved_on: today(),
        reference: '',
        memo: '',
      }}
      problems={({ account_id, to_account_id, cents: typed, moved_on }) =>
        problemsOf({
          cents: centsOf(typed) <= 0 && 'Enter an amount above zero',
          to_account_id: account_id === to_account_id && 'Choose another account',
          moved_on: moved_on === '' && 'Choose a date',
        })
      }
      send={({ cents: typed, property_id, reference, memo, ...facts }, sending) => {
        const texts = { reference: reference.trim(), memo: memo.trim() };
        const body = { type, cents: centsOf(typed), ...facts, ...texts, ...(property_id && { property_id }) };
        return api.ledger.moveBankMoney({ body }, sending);
      }}
      done={done}
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <AccountFields from={can.from} to={can.to} />
      {type === 'transfer' && <PropertyField use={use} />}
      <MovedFields />
    </FormDialog>
  );
}

const AccountFields = ({ from, to }: { from: readonly BankAccount[]; to: readonly BankAccount[] }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <SelectField label="From" options={accountOptions(from)} {...useFormField('account_id')} />
    <SelectField label="To" options={accountOptions(to)} {...useFormField('to_account_id')} />
  </Columns>
);

const PropertyField = ({ use }: { use: BankUse }) => (
  <SelectField
    label="Whose money"
    hint="Rent or deposits that lie in the wrong account are one property’s"
    options={[
      { value: '', label: use.is_solo ? 'No single property’s' : 'The company’s, or no single property’s' },
      ...use.properties.map(({ property_id: value, property_title: label }) => ({ value, label })),
    ]}
    {...useFormField('property_id')}
  />
);

/** How much moved when, and what is written beside it. */
export const MovedFields = ({ label = 'Moved on', on = 'moved_on' }: { label?: string; on?: string }) => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <AmountField name="cents" label="Amount" required />
      <DateField label={label} required max={today()} {...useFormField(on)} />
    </Columns>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField
        label="Reference (optional)"
        maxLength={limits.textCharacters}
        {...useFormField('reference')}
      />
      <TextField label="Memo (optional)" maxLength={limits.descriptionCharacters} {...useFormField('memo')} />
    </Columns>
  </>
);
