import { limits } from '../../../../../shared/domain/limits';
import { accessLimits, type UnitMeter } from '../../../../../shared/domain/portfolio/unit-access';
import type { Problem } from '../../../../../shared/domain/problem';
import { RowsField } from '../../../forms/rows-field';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { AccessDialog, type AccessDialogProps } from './access-dialog';
import { meterNames, optionsOf, payerNames } from './access-words';

/** A meter with one reading more, if it is typed in. */
type Row = UnitMeter & { value: string; on: string };
type Values = { meters: Row[] };

const blank = (today: string): Row => ({
  kind: 'electric',
  number: '',
  place: '',
  payer: 'tenant',
  readings: [],
  value: '',
  on: today,
});

const isReading = (value: string): boolean => /^\d{1,9}$/.test(value.trim());

const problemsOf = ({ meters }: Values, today: string): Problem[] =>
  meters.flatMap(({ number, value, on }, at) => {
    const problem = (field: string, message: string): Problem => ({ path: ['meters', at, field], message });
    return [
      ...(number.trim() === '' ? [problem('number', 'Enter the meter’s number')] : []),
      ...(value.trim() !== '' && !isReading(value) ? [problem('value', 'Enter digits alone')] : []),
      ...(value.trim() !== '' && (on === '' || on > today)
        ? [problem('on', 'Choose today or an earlier day')]
        : []),
    ];
  });

/** The oldest readings make room. */
function meterOf({ value, on, ...meter }: Row): UnitMeter {
  if (value.trim() === '') return meter;
  const readings = [...meter.readings, { on, value: Number(value) }];
  const inOrder = readings.toSorted((one, other) => one.on.localeCompare(other.on));
  return { ...meter, readings: inOrder.slice(-accessLimits.readings) };
}

/** The meters of a unit; one reading each may be added. */
export default function MetersDialog(props: AccessDialogProps) {
  const { meters, today } = props.access;
  return (
    <AccessDialog<Values>
      {...props}
      title="Meters"
      lead="Where utilities are measured, who pays them, and what the meter shows."
      values={{
        meters: meters.length > 0 ? meters.map((one) => ({ ...one, value: '', on: today })) : [blank(today)],
      }}
      problems={(values) => problemsOf(values, today)}
      partsOf={({ meters: rows }) => ({ meters: rows.map(meterOf) })}
      done="Meters saved."
    >
      <RowsField<Row>
        name="meters"
        what="meter"
        add="Add meter"
        blank={() => blank(today)}
        most={accessLimits.meters}
        empty="No meters."
      >
        {({ name }) => <MeterRow name={name} today={today} />}
      </RowsField>
    </AccessDialog>
  );
}

const MeterRow = ({ name, today }: { name: string; today: string }) => (
  <Stack>
    <Columns widths="8rem 1fr 9rem" from="sm" gap="4">
      <SelectField label="Kind" options={optionsOf(meterNames)} {...useFormField(`${name}.kind`)} />
      <TextField
        label="Number"
        required
        dir="ltr"
        maxLength={limits.textCharacters}
        {...useFormField(`${name}.number`)}
      />
      <SelectField label="Who pays" options={optionsOf(payerNames)} {...useFormField(`${name}.payer`)} />
    </Columns>
    <Columns widths="1fr 8rem 11rem" from="sm" gap="4">
      <TextField label="Place" maxLength={limits.textCharacters} {...useFormField(`${name}.place`)} />
      <TextField
        label="New reading"
        inputMode="numeric"
        dir="ltr"
        maxLength={9}
        {...useFormField(`${name}.value`)}
      />
      <DateField label="Read on" max={today} {...useFormField(`${name}.on`)} />
    </Columns>
  </Stack>
);
