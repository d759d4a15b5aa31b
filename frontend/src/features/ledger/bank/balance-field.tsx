import { readCents } from '../../../../../shared/domain/ledger/bank/read-cells';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';

/** Cents of a balance as a statement prints it, below 0 for an overdraft; an empty one is 0. */
export const balanceOf = (typed: string): number | undefined => (typed.trim() === '' ? 0 : readCents(typed));

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
