import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { PropertyMoney } from '../../../../../shared/contract/owner-money';
import { addToMonth, displayMonth, monthOf } from '../../../../../shared/domain/dates';
import type { ManagementFee } from '../../../../../shared/domain/ledger/owners/owner-money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { SelectField } from '../../../ui/fields/select-field';
import { ledgerChanged } from '../queries';

type Values = {
  kind: ManagementFee['kind'];
  percent: string;
  flat: string;
  from_month: string;
  reserve_cents: string;
};

const kinds = [
  { value: 'percent', label: 'Percentage', hint: 'Of what was collected' },
  { value: 'flat', label: 'Flat amount', hint: 'The same each month' },
  { value: 'none', label: 'None', hint: 'No fee' },
] as const;

function feeOf({ kind, percent, flat }: Values): ManagementFee {
  if (kind === 'percent') return { kind, hundredths: Math.round((Number(percent) || 0) * 100) };
  return kind === 'flat' ? { kind, cents: centsOf(flat) } : { kind };
}

const monthsFrom = (today: string) =>
  Array.from({ length: 14 }, (_, index) => addToMonth(monthOf(today), index - 1)).map((value) => ({
    value,
    label: displayMonth(value),
  }));

type Props = { money: PropertyMoney; onClose: () => void };

/** What the manager gets of a property, and what is kept back of its owners' money. */
export default function FeeDialog({ money, onClose }: Props) {
  const client = useQueryClient();
  const { property_id, today, terms } = money;
  const { fee, reserve, version } = terms;
  return (
    <FormDialog<Values>
      title="Management fee and reserve"
      lead={`For ${money.property_title}. Months already charged keep their fee.`}
      button="Save"
      values={{
        kind: fee.kind,
        percent: fee.kind === 'percent' ? String(fee.hundredths / 100) : '',
        flat: fee.kind === 'flat' ? typedOf(fee.cents) : '',
        from_month: monthOf(today),
        reserve_cents: typedOf(reserve),
      }}
      problems={(values) => {
        const { kind, percent } = values;
        const part = Number(percent) || 0;
        return problemsOf({
          percent: kind === 'percent' && (part <= 0 || part > 100) && 'Enter a percentage from 0.01 to 100',
          flat: kind === 'flat' && centsOf(values.flat) <= 0 && 'Enter an amount above zero',
        });
      }}
      send={(values) => {
        const { from_month, reserve_cents } = values;
        const body = { property_id, version, fee: feeOf(values), from_month };
        return api.ledger.setManagementFee({ body: { ...body, reserve_cents: centsOf(reserve_cents) } });
      }}
      done="Saved."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <Fields today={today} />
    </FormDialog>
  );
}

function Fields({ today }: { today: string }) {
  const { onChange, ...kind } = useValueField<Values, 'kind'>('kind');
  const chosen = useWatch<Values, 'kind'>({ name: 'kind' });
  return (
    <>
      <ChoiceCards {...kind} label="Fee" columns={3} choices={kinds} onValue={onChange} />
      {chosen === 'percent' && <AmountField name="percent" label="Percentage" unit="%" required />}
      {chosen === 'flat' && <AmountField name="flat" label="Amount a month" required />}
      <SelectField label="From" options={monthsFrom(today)} {...useFormField('from_month')} />
      <AmountField
        name="reserve_cents"
        label="Reserve (optional)"
        hint="This much stays with the property when owners are paid"
      />
    </>
  );
}
