import { useWatch } from 'react-hook-form';
import { addToMonth, displayMonth } from '../../../../../shared/domain/dates';
import { ordinal } from '../../../../../shared/domain/leases/document/words';
import { Every, firstMonth } from '../../../../../shared/domain/ledger/recurring/schedule';
import { everyWords } from '../../../domain-ui/ledger/recurring-words';
import { AmountField } from '../../../forms/amount-field';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';

/** When and for how much, as typed and chosen. */
export type Rhythm = { every: string; day: string; from_month: string; to_month: string; cents: string };

/** Years ahead that can be chosen as the first or last month. */
const monthsAhead = 36;

export const monthsFrom = (first: string, count = monthsAhead) =>
  Array.from({ length: count }, (_, index) => addToMonth(first, index)).map((value) => ({
    value,
    label: displayMonth(value),
  }));

const days = Array.from({ length: 31 }, (_, index) => index + 1).map((day) => ({
  value: String(day),
  label: day < 29 ? ordinal(day) : `${ordinal(day)}, or the last day`,
}));
const rhythms = Every.options.map(({ value }) => ({ value: String(value), label: everyWords[value] }));

export const newRhythm = (today: string): Rhythm => ({
  every: '1',
  day: '1',
  from_month: firstMonth(today, 1),
  to_month: '',
  cents: '',
});

export const rhythmProblems = ({ cents, from_month, to_month }: Rhythm) => ({
  cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
  to_month: to_month !== '' && to_month < from_month && 'This is before the first month',
});

/** As a call sends it. */
export const rhythmOf = ({ every, day, from_month, to_month, cents }: Rhythm, today: string) => {
  const first = firstMonth(today, Number(day));
  return {
    every: Every.parse(Number(every)),
    day: Number(day),
    from_month: from_month < first ? first : from_month,
    cents: centsOf(cents),
    ...(to_month !== '' && { to_month }),
  };
};

/** The fields of a new one. `dayLabel` says what its day is. */
export function RhythmFields({ today, dayLabel }: { today: string; dayLabel: string }) {
  const day = useWatch<Rhythm, 'day'>({ name: 'day' });
  const first = firstMonth(today, Number(day));
  return (
    <>
      <Columns widths="1fr 1fr 1fr" from="sm" gap="4">
        <AmountField name="cents" label="Amount" required />
        <SelectField label="Repeats" options={rhythms} {...useFormField('every')} />
        <SelectField label={dayLabel} options={days} {...useFormField('day')} />
      </Columns>
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <SelectField label="First month" options={monthsFrom(first)} {...useFormField('from_month')} />
        <SelectField
          label="Last month"
          options={[{ value: '', label: 'No end' }, ...monthsFrom(first)]}
          {...useFormField('to_month')}
        />
      </Columns>
    </>
  );
}
