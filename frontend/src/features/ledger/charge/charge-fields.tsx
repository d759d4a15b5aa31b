import { limits } from '../../../../../shared/domain/limits';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { AmountField } from '../../../forms/amount-field';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';

/** What a new charge and a changed one have in common; the amount in dollars as typed. */
export type ChargeValues = { label: string; cents: string; due_on: string };

export const chargeProblems = ({ cents, due_on }: ChargeValues): Problem[] =>
  problemsOf({
    cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
    due_on: due_on === '' && 'Choose a date',
  });

export const ChargeFields = () => (
  <>
    <TextField
      label="Description (optional)"
      hint="Tenants see this. For example: Water, October."
      maxLength={limits.textCharacters}
      {...useFormField('label')}
    />
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <AmountField name="cents" label="Amount" required />
      <DateField label="Due on" required {...useFormField('due_on')} />
    </Columns>
  </>
);
