import { useWatch } from 'react-hook-form';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { SelectField } from '../../ui/fields/select-field';
import { Columns } from '../../ui/layout/columns';
import { Stack } from '../../ui/layout/layout';
import { AmountField, DaysField } from '../amount-field';
import { useFormField, useValueField } from '../use-field';
import type { LateValues } from './late-values';

const kinds = [
  { value: 'none', label: 'None' },
  { value: 'flat', label: 'An amount' },
  { value: 'percent', label: 'A percentage' },
] as const;

const parts = [
  { value: 'outstanding', label: 'The unpaid amount' },
  { value: 'original', label: 'The full amount due' },
];

const repeats = [
  { value: '', label: 'One-time' },
  { value: 'day', label: 'Then every day' },
  { value: 'week', label: 'Then every week' },
];

type LateForm = { late: LateValues };

/** The late fee: how much, from which day, and how it grows. The fields of a form with `late`. */
export function LateFields() {
  const { onChange, value, ...field } = useValueField<LateForm, 'late.fee.kind'>('late.fee.kind');
  return (
    <Stack gap="5">
      <ChoiceCards
        {...field}
        value={value}
        label="Late fee"
        hideLabel
        columns={3}
        choices={kinds}
        onValue={onChange}
      />
      {value !== 'none' && <FeeFields kind={value} />}
    </Stack>
  );
}

const PercentFields = () => (
  <>
    <AmountField label="Percentage" required unit="%" name="late.fee.hundredths" />
    <SelectField label="Based on" options={parts} {...useFormField('late.fee.of')} />
  </>
);

function FeeFields({ kind }: { kind: 'flat' | 'percent' }) {
  const every = useWatch<LateForm, 'late.repeats.every'>({ name: 'late.repeats.every' });
  return (
    <Columns widths="1fr 1fr" from="sm" gap="4">
      {kind === 'flat' ? <AmountField label="Amount" required name="late.fee.cents" /> : <PercentFields />}
      <DaysField label="Grace period (days)" name="late.graceDays" />
      <DaysField label="Charge it on day" name="late.firstFeeDay" />
      <SelectField label="One-time or daily" options={repeats} {...useFormField('late.repeats.every')} />
      {every !== '' && <AmountField label="Each additional fee" required name="late.repeats.cents" />}
      <AmountField label="Maximum in total (optional)" name="late.maximumCents" />
    </Columns>
  );
}
