import { FileUp } from 'lucide-react';
import { displayDate } from '../../../../../shared/domain/dates';
import type { ReadLine } from '../../../../../shared/domain/ledger/bank/bank-lines';
import {
  type ColumnName,
  type Columns,
  columnNames,
} from '../../../../../shared/domain/ledger/bank/read-csv';
import { signedDollars } from '../../../../../shared/domain/money';
import { Columns as SideBySide } from '../../../ui/columns';
import { DataTable } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { FieldError } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { FileTarget } from '../../../ui/file-target';
import { Stack } from '../../../ui/layout';
import { Amount, Muted, Strong, SubTitle } from '../../../ui/text';
import { linesText } from './bank-words';

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

const shownLines = 4;

const columns: readonly Column<ReadLine>[] = [
  { key: 'text', header: 'Description', rem: 14, cell: ({ text }) => <bdi>{text || '–'}</bdi> },
  { key: 'on', header: 'Date', rem: 7.5, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7,
    end: true,
    cell: ({ cents }) => <Amount>{signedDollars(cents)}</Amount>,
  },
];

const sumOf = (lines: readonly ReadLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

const skippedText = (count: number): string =>
  count === 1
    ? 'One row without a date or an amount is left out.'
    : `${count} rows without a date or an amount are left out.`;

/** The first lines of a file and what all of them come to. */
export function LinesPreview({ lines, skipped }: { lines: readonly ReadLine[]; skipped: number }) {
  const days = lines.map(({ on }) => on).toSorted();
  const sums = [
    `${signedDollars(sumOf(lines.filter(({ cents }) => cents > 0)))} in`,
    `${signedDollars(-sumOf(lines.filter(({ cents }) => cents < 0)))} out`,
  ];
  return (
    <Stack gap="3">
      <SubTitle>
        <bdi>
          {lines.length === 0
            ? 'No lines with a date and an amount'
            : `${linesText(lines.length)}, ${displayDate(days[0])} to ${displayDate(days.at(-1))}: ${sums.join(', ')}`}
        </bdi>
      </SubTitle>
      {skipped > 0 && <Muted small>{skippedText(skipped)}</Muted>}
      {lines.length > 0 && (
        <DataTable
          caption="First lines of the file"
          columns={columns}
          rows={lines.slice(0, shownLines)}
          rowKey={(line) => JSON.stringify([line, lines.indexOf(line)])}
          picture={false}
        />
      )}
    </Stack>
  );
}
