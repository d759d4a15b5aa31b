import { limits } from '../../../../../shared/domain/limits';
import { accessLimits, type UnitKey } from '../../../../../shared/domain/portfolio/unit-access';
import type { Problem } from '../../../../../shared/domain/problem';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { RowsField } from '../../../forms/rows-field';
import { countOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { AccessDialog, type AccessDialogProps } from './access-dialog';
import { holderNames, optionsOf } from './access-words';

type Row = Omit<UnitKey, 'count' | 'since'> & { count: string; since: string };
type Values = { keys: Row[] };

const blank = (): Row => ({ what: '', count: '1', tag: '', holder: 'office', name: '', since: '' });
const typed = ({ count, since = '', ...key }: UnitKey): Row => ({ ...key, count: String(count), since });
const keyOf = ({ count, since, ...key }: Row): UnitKey => ({
  ...key,
  count: countOf(count, { from: 1, to: accessLimits.keyCount }),
  ...(since !== '' && { since }),
});

const problemsOf = ({ keys }: Values, today: string): Problem[] =>
  keys.flatMap(({ what, since }, at) => [
    ...(what.trim() === '' ? [{ path: ['keys', at, 'what'], message: 'Enter what it opens' }] : []),
    ...(since > today ? [{ path: ['keys', at, 'since'], message: 'Choose today or an earlier day' }] : []),
  ]);

/** The keys and fobs of a unit, and who has them. */
export default function KeysDialog(props: AccessDialogProps) {
  const { keys, today } = props.access;
  return (
    <AccessDialog<Values>
      {...props}
      title="Keys"
      lead="What opens the home, how many there are, and who has them. Only your team sees this."
      values={{ keys: keys.length > 0 ? keys.map(typed) : [blank()] }}
      problems={(values) => problemsOf(values, today)}
      partsOf={({ keys: rows }) => ({ keys: rows.map(keyOf) })}
      done="Keys saved."
    >
      <RowsField<Row>
        name="keys"
        what="key"
        add="Add key"
        blank={blank}
        most={accessLimits.keys}
        empty="No keys."
      >
        {({ name }) => <KeyRow name={name} today={today} />}
      </RowsField>
    </AccessDialog>
  );
}

const KeyRow = ({ name, today }: { name: string; today: string }) => (
  <Stack>
    <Columns widths="1fr 6rem 8rem" from="sm" gap="4">
      <TextField
        label="Opens"
        hint="Front door, mailbox, fob"
        required
        maxLength={limits.textCharacters}
        {...useFormField(`${name}.what`)}
      />
      <NumberField label="How many" typed={typedNumbers.days} {...useFormField(`${name}.count`)} />
      <TextField label="Tag" maxLength={limits.textCharacters} {...useFormField(`${name}.tag`)} />
    </Columns>
    <Columns widths="8rem 1fr 11rem" from="sm" gap="4">
      <SelectField label="Held by" options={optionsOf(holderNames)} {...useFormField(`${name}.holder`)} />
      <TextField label="Name" maxLength={limits.textCharacters} {...useFormField(`${name}.name`)} />
      <DateField label="Since" max={today} {...useFormField(`${name}.since`)} />
    </Columns>
  </Stack>
);
