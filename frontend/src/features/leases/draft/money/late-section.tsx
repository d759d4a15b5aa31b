import { useWatch } from 'react-hook-form';
import { AmountField, DaysField } from '../../../../forms/amount-field';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { Columns } from '../../../../ui/columns';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { SelectField } from '../../../../ui/fields/select-field';
import { Stack } from '../../../../ui/layout';
import { Section } from '../../../../ui/section';
import type { MoneyValues } from './money-values';

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
  { value: '', label: 'Once' },
  { value: 'day', label: 'Each additional day' },
  { value: 'week', label: 'Each additional week' },
];

/** The late fee: how much, from which day, and how it grows. */
export function LateSection() {
  const { onChange, value, ...field } = useValueField<MoneyValues, 'late.fee.kind'>('late.fee.kind');
  return (
    <Section title="Late fee" lead="States limit late fees and set the grace period. Look up yours.">
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
    </Section>
  );
}

const PercentFields = () => (
  <>
    <AmountField label="Percentage" required unit="%" name="late.fee.hundredths" />
    <SelectField label="Based on" options={parts} {...useFormField('late.fee.of')} />
  </>
);

function FeeFields({ kind }: { kind: 'flat' | 'percent' }) {
  const every = useWatch<MoneyValues, 'late.repeats.every'>({ name: 'late.repeats.every' });
  return (
    <Columns widths="1fr 1fr" from="sm" gap="4">
      {kind === 'flat' ? <AmountField label="Amount" required name="late.fee.cents" /> : <PercentFields />}
      <DaysField label="Grace period, days" name="late.graceDays" />
      <DaysField label="First fee, days after the due date" name="late.firstFeeDay" />
      <SelectField label="How often" options={repeats} {...useFormField('late.repeats.every')} />
      {every !== '' && <AmountField label="Each additional fee" required name="late.repeats.cents" />}
      <AmountField label="Maximum in total (optional)" name="late.maximumCents" />
    </Columns>
  );
}
