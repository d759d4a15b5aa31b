import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { TextField } from '../../../ui/fields/text-field';
import { ledgerChanged } from '../queries';
import { MovedFields } from './transfer-dialog';

const Way = z.enum(['in', 'out', 'expense']);
type Way = z.infer<typeof Way>;
type Values = {
  way: Way | '';
  payee: string;
  cents: string;
  moved_on: string;
  reference: string;
  memo: string;
};

const ways: readonly { value: Way; label: string; hint: string }[] = [
  { value: 'expense', label: 'Company expense', hint: 'Paid for the company itself' },
  { value: 'in', label: 'Money in', hint: 'The company puts its own money in' },
  { value: 'out', label: 'Money out', hint: 'The company takes its own money out' },
];

/** The company’s own money: what it put in, took out, or paid for itself. */
export default function CompanyDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const client = useQueryClient();
  const { account_id } = account;
  const can = ways.filter(({ value }) => value !== 'expense' || account.kind === 'operating');
  return (
    <FormDialog<Values>
      title="Record company money"
      lead={`Money of the company itself at ${bankName(account)}. No owner or tenant gains or loses by it.`}
      button="Record"
      values={{
        way: '',
        payee: '',
        cents: '',
        moved_on: today(),
        reference: '',
        memo: '',
      }}
      problems={({ way, cents, moved_on }) =>
        problemsOf({
          way: way === '' && 'Choose what it is',
          cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
          moved_on: moved_on === '' && 'Choose a date',
        })
      }
      send={({ way, cents, payee, reference, memo, moved_on }, sending) => {
        const facts = { account_id, way: Way.parse(way), cents: centsOf(cents), moved_on };
        const texts = { payee: payee.trim(), reference: reference.trim(), memo: memo.trim() };
        return api.ledger.moveCompanyMoney({ body: { ...facts, ...texts } }, sending);
      }}
      done="Recorded."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <WayFields choices={can} />
      <MovedFields />
    </FormDialog>
  );
}

function WayFields({ choices }: { choices: readonly { value: Way; label: string; hint: string }[] }) {
  const { onChange, ...way } = useValueField<Values, 'way'>('way');
  return (
    <>
      <ChoiceCards {...way} label="What" required columns={3} choices={choices} onValue={onChange} />
      <TextField label="To or from (optional)" maxLength={limits.textCharacters} {...useFormField('payee')} />
    </>
  );
}
