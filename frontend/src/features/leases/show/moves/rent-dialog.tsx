import { counted } from '../../../../../../shared/domain/counted';
import { addToMonth, displayDate, later, monthOf } from '../../../../../../shared/domain/dates';
import { rentLinesOn } from '../../../../../../shared/domain/leases/rent/rent-rates';
import type { RentLine } from '../../../../../../shared/domain/leases/rent/rent-terms';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { AmountField } from '../../../../forms/amount-field';
import { centsOf, typedOf } from '../../../../forms/typed-cents';
import { useFormField } from '../../../../forms/use-field';
import { DateField } from '../../../../ui/fields/date-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { Columns } from '../../../../ui/layout/columns';
import { heldWords, rentLineName } from '../../parts/lease-words';
import { agreedTermOf } from '../../parts/terms-of';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

type Values = { line: string; cents: string; from: string; notice_day: string };

const monthsShown = 12;

/** Changes the rent of a month-to-month lease (D38). */
export default function RentDialog({ lease, onClose }: MoveProps) {
  const { lease_id, today, notice } = lease;
  const held = heldWords(lease);
  const term = agreedTermOf(lease);
  const lines = term ? rentLinesOn({ rentChanges: lease.rent_changes }, term, today) : [];
  const first = monthOf(later(today, term?.to || today));
  const months = Array.from(
    { length: monthsShown },
    (_, after) => `${addToMonth(first, after + 1)}-01`,
  ).filter((month) => !notice || month <= notice.lastDay);
  return (
    <MoveDialog<Values>
      title="Change the rent"
      lead={`From the first of a month. An increase starts at least ${counted(term?.noticeDays ?? 0, 'day')} after the tenants were told${held ? `. ${held}` : '; they get a copy by email.'}`}
      button="Change the rent"
      values={{
        line: lines[0]?.id ?? '',
        cents: typedOf(lines[0]?.cents),
        from: months[1] ?? months[0] ?? '',
        notice_day: today,
      }}
      problems={({ cents, notice_day }) =>
        problemsOf({
          cents: cents === '' && 'Enter an amount',
          notice_day: notice_day === '' && 'Choose a date',
        })
      }
      send={({ cents, ...values }, sending) =>
        api.leases.changeRent({ body: { lease_id, ...values, cents: centsOf(cents) } }, sending)
      }
      done={
        held ? `The new rent is recorded. ${held}` : 'The new rent is recorded, and the tenants get an email.'
      }
      onClose={onClose}
    >
      <Fields lines={lines} months={months} today={today} />
    </MoveDialog>
  );
}

type FieldsProps = {
  lines: readonly RentLine[];
  months: readonly string[];
  today: string;
};

const Fields = ({ lines, months, today }: FieldsProps) => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField label="What" {...useFormField('line')}>
        {lines.map(({ id, label, kind }) => (
          <option key={id} value={id}>
            {rentLineName({ label, kind })}
          </option>
        ))}
      </SelectField>
      <AmountField name="cents" label="New monthly amount" required />
    </Columns>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField label="From" {...useFormField('from')}>
        {months.map((month) => (
          <option key={month} value={month}>
            {displayDate(month)}
          </option>
        ))}
      </SelectField>
      <DateField label="The tenants were told on" required max={today} {...useFormField('notice_day')} />
    </Columns>
  </>
);
