import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { DifferenceOwner } from '../../../../../shared/domain/ledger/bank/bank-difference';
import { signedDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { SelectField } from '../../../ui/fields/select-field';

import { ledgerChanged, propertyMoneyQuery } from '../queries';
import { reportedPropertiesQuery } from '../reports/report-queries';
import { BalanceField, balanceOf, balanceProblem } from './balance-field';
import { ReasonText } from './line-dialog';

type Values = {
  cents: string;
  to: DifferenceOwner | '';
  property_id: string;
  owner_id: string;
  reason: string;
};

type Props = { account: BankAccount; through: string; cents: number; onClose: () => void };

const choices = [
  {
    value: 'opening',
    label: 'Opening balances',
    hint: 'The bank side of deposits and credits entered as openings.',
  },
  { value: 'manager', label: 'The company', hint: 'It put the money in, or took it out.' },
  { value: 'owner', label: 'An owner', hint: 'Held for, or paid to, an owner before.' },
] as const;

/** There is no company at an owner’s own account (D66). */
const ofOwners = choices.filter(({ value }) => value !== 'manager');

/** Whose a difference is that bank and books had before they were compared: never assumed. */
export default function DifferenceDialog({ account, through, cents, onClose }: Props) {
  const client = useQueryClient();
  const { account_id } = account;
  return (
    <FormDialog<Values>
      title="Enter the difference"
      lead={`${cents > 0 ? 'The bank has more than your books' : 'Your books have more than the bank'}: ${signedDollars(cents)} as of ${displayDate(through)}. Enter it in parts if several people’s money is in it.`}
      button="Enter"
      values={{ cents: (cents / 100).toFixed(2), to: '', property_id: '', owner_id: '', reason: '' }}
      problems={({ cents: typed, to, property_id, owner_id, reason }) =>
        problemsOf({
          cents: balanceProblem(typed) || (balanceOf(typed) === 0 && 'Enter an amount that is not zero'),
          to: to === '' && 'Choose whose it is',
          property_id: to === 'owner' && property_id === '' && 'Choose a property',
          owner_id: to === 'owner' && owner_id === '' && 'Choose an owner',
          reason: reason.trim() === '' && 'Say why',
        })
      }
      send={({ cents: typed, to, property_id, owner_id, reason }, sending) => {
        const whose = to === 'owner' ? { property_id, owner_id } : {};
        const facts = {
          through,
          cents: balanceOf(typed) ?? 0,
          to: DifferenceOwner.parse(to),
          reason: reason.trim(),
        };
        return api.ledger.enterBankDifference({ body: { account_id, ...facts, ...whose } }, sending);
      }}
      done="Entered."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <BalanceField name="cents" label="Amount" required />
      <Whose choices={account.bearer === 'owners' ? ofOwners : choices} />
      <ReasonText hint="For example: deposits held before we began here" />
    </FormDialog>
  );
}

function Whose({ choices: of }: { choices: typeof choices | typeof ofOwners }) {
  const { onChange, ...to } = useValueField<Values, 'to'>('to');
  return (
    <>
      <ChoiceCards {...to} label="Whose it is" required columns={3} choices={of} onValue={onChange} />
      {to.value === 'owner' && <OwnerFields />}
    </>
  );
}

function OwnerFields() {
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  const property_id = useWatch<Values, 'property_id'>({ name: 'property_id' });
  const { data: money } = useQuery({ ...propertyMoneyQuery(property_id), enabled: property_id !== '' });
  return (
    <>
      <SelectField
        label="Property"
        required
        placeholder="Choose a property"
        options={properties.map(({ id: value, title: label }) => ({ value, label }))}
        {...useFormField('property_id')}
      />
      <SelectField
        label="Owner"
        required
        placeholder="Choose an owner"
        options={(money?.owners ?? []).map(({ owner_id: value, name: label }) => ({ value, label }))}
        {...useFormField('owner_id')}
      />
    </>
  );
}
