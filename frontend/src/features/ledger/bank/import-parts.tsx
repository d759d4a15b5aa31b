import { FileUp } from 'lucide-react';
import {
  type ColumnName,
  type Columns,
  columnNames,
} from '../../../../../shared/domain/ledger/bank/bank-columns';
import { FieldError } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns as SideBySide } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { FileTarget } from '../../../ui/media/file-target';
import { Muted, Strong, SubTitle } from '../../../ui/primitives/text';

type FileProps = {
  id: string;
  name: string | undefined;
  problem: string | undefined;
  onFile: (file: File) => void;
};

const kinds = '.csv,.txt,.ofx,.qfx,text/csv,application/x-ofx,application/vnd.intu.qfx';

export const FileChoice = ({ id, name, problem, onFile }: FileProps) => (
  <Stack gap="2">
    <FileTarget
      id={id}
      onFiles={([file]) => file && onFile(file)}
      field={{ accept: kinds, 'aria-describedby': `${id}-error` }}
      gap="3"
      px="4"
      py="5"
      bg="surface.sunk"
      borderColor={problem ? 'danger' : 'control'}
    >
      <FileUp size={20} aria-hidden="true" />
      <Strong>
        <bdi>{name ?? 'Choose a file, or drop it here'}</bdi>
      </Strong>
    </FileTarget>
    <FieldError id={`${id}-error`}>{problem}</FieldError>
  </Stack>
);

/** `headers` are empty where the file has none: columns are counted then. */
type ColumnProps = { headers: readonly string[]; columns: Columns; onColumns: (columns: Columns) => void };

/** Which column is what, as the headings say it; the person can choose otherwise. */
export function ColumnChoice({ headers, columns, onColumns }: ColumnProps) {
  const options = [
    { value: '-1', label: 'None' },
    ...headers.map((header, at) => ({ value: String(at), label: header.trim() || `Column ${at + 1}` })),
  ];
  const names = Object.keys(columnNames) as ColumnName[];
  return (
    <Stack gap="3">
      <SubTitle>Columns</SubTitle>
      <SideBySide widths="1fr 1fr 1fr" from="sm" gap="4">
        {names.map((name) => (
          <SelectField
            key={name}
            label={columnNames[name]}
            options={options}
            value={String(columns[name])}
            onChange={({ target }) => onColumns({ ...columns, [name]: Number(target.value) })}
          />
        ))}
      </SideBySide>
      <Muted small>Choose either Amount, or Money in and Money out.</Muted>
    </Stack>
  );
}
