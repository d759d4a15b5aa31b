import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import { bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { ledgerChanged } from '../queries';

const Kind = z.enum(['bank', 'interest']);
type Kind = z.infer<typeof Kind>;
type Values = { kind: Kind | ''; property_id: string; cents: string; posted_on: string; memo: string };
type Props = { account: BankAccount; use: BankUse; onClose: () => void };

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'bank', label: 'Bank charge' },
  { value: 'interest', label: 'Interest' },
];

/** What the bank took or gave by itself: the manager’s, or at a landlord’s own account the owners’. */
export default function BankFactDialog({ account, use, onClose }: Props) {
  const client = useQueryClient();
  const { account_id, bearer } = account;
  const isOwners = bearer === 'owners';
  const whose = isOwners ? 'It is the owners’ of the property you choose.' : 'It is the company’s.';
  return (
    <FormDialog<Values>
      title="Record a bank charge or interest"
      lead={`What the bank took or paid at ${bankName(account)}. ${whose}`}
      button="Record"
      values={{
        kind: '',
        property_id: '',
        cents: '',
        posted_on: today(),
        memo: '',
      }}
      problems={({ kind, property_id, cents, posted_on }) =>
        problemsOf({
          kind: kind === '' && 'Choose what it is',
          property_id: isOwners && property_id === '' && 'Choose a property',
          cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
          posted_on: posted_on === '' && 'Choose a date',
        })
      }
      send={({ kind, cents, memo, property_id, posted_on }, sending) => {
        const facts = { kind: Kind.parse(kind), cents: centsOf(cents), posted_on };
        const body = { account_id, ...facts, memo: memo.trim() };
        return api.ledger.addBankFact({ body: { ...body, ...(property_id && { property_id }) } }, sending);
      }}
      done="Recorded."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <FactFields use={use} isOwners={isOwners} />
    </FormDialog>
  );
}

function FactFields({ use, isOwners }: { use: BankUse; isOwners: boolean }) {
  const { onChange, ...kind } = useValueField<Values, 'kind'>('kind');
  const property = useFormField('property_id');
  const properties = use.properties.map((one) => ({ value: one.property_id, label: one.property_title }));
  return (
    <>
      <ChoiceCards {...kind} label="What" required columns={2} choices={kinds} onValue={onChange} />
      {isOwners && (
        <SelectField
          label="Property"
          required
          placeholder="Choose a property"
          options={properties}
          {...property}
        />
      )}
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <AmountField name="cents" label="Amount" required />
        <DateField label="On" required max={today()} {...useFormField('posted_on')} />
      </Columns>
      <TextField label="Memo (optional)" maxLength={limits.descriptionCharacters} {...useFormField('memo')} />
    </>
  );
}
