import { displayDate } from '../../../shared/domain/dates';
import { chargeKinds } from '../../../shared/domain/ledger/accounts';
import { kindNames } from '../../../shared/domain/ledger/kind-names';
import { limits } from '../../../shared/domain/limits';
import { DateField } from '../ui/fields/date-field';
import { SelectField } from '../ui/fields/select-field';
import { TextField } from '../ui/fields/text-field';
import { Columns } from '../ui/layout/columns';
import { Section } from '../ui/layout/section';
import { AmountField } from './amount-field';
import { RowsField } from './rows-field';
import { useFormField } from './use-field';

/** A deposit that is owed is charged by the lease. */
const kinds = chargeKinds
  .filter((kind) => kind !== 'deposit')
  .map((value) => ({ value, label: kindNames[value] }));

type Props<Row extends object> = {
  /** The last local day on which something of before can have been due. */
  readonly last: string;
  readonly blank: () => Row;
  readonly most: number;
};

/** The field `owed` of a form: what tenants owe from before, each at its old due day. */
export const OwedSection = <Row extends object>({ last, blank, most }: Props<Row>) => (
  <Section title="Still owed" lead={`Everything unpaid that was due by ${displayDate(last)}.`}>
    <RowsField
      name="owed"
      what="amount owed"
      add="Add what is owed"
      blank={blank}
      most={most}
      empty="Nothing is owed."
    >
      {({ name }) => <OwedFields name={name} last={last} />}
    </RowsField>
  </Section>
);

const OwedFields = ({ name, last }: { name: string; last: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <SelectField label="Type" options={kinds} {...useFormField(`${name}.kind`)} />
    <TextField
      label="Description (optional)"
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.label`)}
    />
    <AmountField label="Amount" required name={`${name}.cents`} />
    <DateField label="Was due on" required max={last} {...useFormField(`${name}.due_on`)} />
  </Columns>
);
