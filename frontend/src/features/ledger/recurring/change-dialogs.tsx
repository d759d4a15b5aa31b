import { useQueryClient } from '@tanstack/react-query';
import type { Repeats } from '../../../../../shared/contract/recurring';
import { addToMonth, displayMonth } from '../../../../../shared/domain/dates';
import { monthsOf, noEnd } from '../../../../../shared/domain/ledger/recurring/schedule';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { nextCents } from '../../../domain-ui/ledger/recurring-words';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { ledgerChanged } from '../queries';

/** What is changed of one, beside which lease or property it is of. */
export type RecurringChange = {
  readonly recurring_id: string;
  readonly version: number;
  readonly cents?: number;
  readonly from_month?: string;
  readonly to_month?: string;
};

export type ChangeProps = {
  one: Repeats;
  name: string;
  send: (change: RecurringChange) => Promise<unknown>;
  onClose: () => void;
};

const monthsAhead = 36;

/** Its next months, as choices. */
const nextMonths = ({ every, from_month: from, to_month: to, next_month: next = from }: Repeats) =>
  monthsOf({ every, from, ...(to !== undefined && { to }) }, addToMonth(next, monthsAhead))
    .filter((month) => month >= next)
    .map((value) => ({ value, label: displayMonth(value) }));

/** Another amount from a month that is still to come. */
export function AmountDialog({ one, name, send, onClose }: ChangeProps) {
  const client = useQueryClient();
  const { recurring_id, version, next_month = one.from_month } = one;
  return (
    <FormDialog<{ cents: string; from_month: string }>
      title={`Change the amount of ${name}`}
      lead={`It is ${displayDollars(nextCents(one))}. Months already posted keep their amount.`}
      button="Save"
      values={{ cents: '', from_month: next_month }}
      problems={({ cents }) => problemsOf({ cents: centsOf(cents) <= 0 && 'Enter an amount above zero' })}
      send={({ cents, from_month }) => send({ recurring_id, version, cents: centsOf(cents), from_month })}
      done="Saved."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <AmountField name="cents" label="New amount" required />
      <FromField one={one} />
    </FormDialog>
  );
}

const FromField = ({ one }: { one: Repeats }) => (
  <SelectField label="From" options={nextMonths(one)} {...useFormField('from_month')} />
);

/** The last month of one: none that is posted already is taken back. */
export function EndDialog({ one, name, send, onClose }: ChangeProps) {
  const client = useQueryClient();
  const { recurring_id, version, through, from_month, to_month } = one;
  return (
    <FormDialog<{ to_month: string }>
      title={`End ${name}`}
      lead="After its last month nothing more is posted. What was posted stays; change it in the ledger."
      button="Save"
      values={{ to_month: to_month ?? (through || addToMonth(from_month, -1)) }}
      send={({ to_month: month }) => send({ recurring_id, version, to_month: month })}
      done="Saved."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <LastField one={one} />
    </FormDialog>
  );
}

function LastField({ one }: { one: Repeats }) {
  const { through, from_month, to_month: _, ...endless } = one;
  const now =
    through === ''
      ? { value: addToMonth(from_month, -1), label: 'Never post it' }
      : { value: through, label: `${displayMonth(through)}, already posted` };
  const options = [
    now,
    ...nextMonths({ ...endless, through, from_month }),
    { value: noEnd, label: 'No end' },
  ];
  return <SelectField label="Last month" options={options} {...useFormField('to_month')} />;
}
