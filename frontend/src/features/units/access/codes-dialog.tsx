import { limits } from '../../../../../shared/domain/limits';
import { accessLimits, type EntryCode } from '../../../../../shared/domain/portfolio/unit-access';
import type { Problem } from '../../../../../shared/domain/problem';
import { RowsField } from '../../../forms/rows-field';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { AccessDialog, type AccessDialogProps } from './access-dialog';
import { codeNames, optionsOf } from './access-words';

type Values = { codes: EntryCode[] };

const blank = (): EntryCode => ({ kind: 'gate', place: '', code: '' });

const problemsOf = ({ codes }: Values): Problem[] =>
  codes.flatMap(({ code }, at) =>
    code.trim() === '' ? [{ path: ['codes', at, 'code'], message: 'Enter the code' }] : [],
  );

/** Codes of gates, lockboxes and doors. */
export default function CodesDialog(props: AccessDialogProps) {
  const { codes = [] } = props.access;
  return (
    <AccessDialog<Values>
      {...props}
      title="Entry codes"
      lead="A vendor sees them on the job’s page from a day before an agreed visit to a day after it. Each look is logged, the codes never are."
      values={{ codes: codes.length > 0 ? codes.map((one) => ({ ...one })) : [blank()] }}
      problems={problemsOf}
      partsOf={({ codes: rows }) => ({ codes: rows })}
      done="Entry codes saved."
    >
      <RowsField<EntryCode>
        name="codes"
        what="code"
        add="Add code"
        blank={blank}
        most={accessLimits.codes}
        empty="No codes."
      >
        {({ name }) => <CodeRow name={name} />}
      </RowsField>
    </AccessDialog>
  );
}

const CodeRow = ({ name }: { name: string }) => (
  <Columns widths="8rem 9rem 1fr" from="sm" gap="4">
    <SelectField label="Kind" options={optionsOf(codeNames)} {...useFormField(`${name}.kind`)} />
    <TextField
      label="Code"
      required
      dir="ltr"
      autoComplete="off"
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.code`)}
    />
    <TextField label="Where it is" maxLength={limits.textCharacters} {...useFormField(`${name}.place`)} />
  </Columns>
);
