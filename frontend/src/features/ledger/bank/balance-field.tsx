import { readAmount } from '../../../../../shared/domain/tabular/amounts';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';

/** Cents of a balance as a statement prints it, below 0 for an overdraft; an empty one is 0. */
export function balanceOf(typed: string): number | undefined {
  if (typed.trim() === '') return 0;
  const read = readAmount(typed);
  return read?.mark === 'debit' ? -read.cents : read?.cents;
}

export const balanceProblem = (typed: string): string | false =>
  balanceOf(typed) === undefined && 'Enter the balance as the statement shows it, like 1250.50';

/** A balance of the surrounding form. */
export const BalanceField = ({
  name,
  ...words
}: {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}) => (
  <TextField
    {...words}
    dir="ltr"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    {...useFormField(name)}
  />
);
