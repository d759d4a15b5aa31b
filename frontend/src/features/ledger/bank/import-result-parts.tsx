import { useState } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import {
  type Compared,
  differenceOf,
  type ImportResult,
} from '../../../../../shared/domain/ledger/bank/import-result';
import type { LeftOut, PlacedLine, ReadFile } from '../../../../../shared/domain/ledger/bank/read-file';
import { signedDollars } from '../../../../../shared/domain/money';
import type { QuoteFault } from '../../../../../shared/domain/tabular/delimited';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { Amount, Muted, SubTitle } from '../../../ui/primitives/text';
import { linesText } from './bank-words';
import { faultText, leftOutWords } from './import-words';

const daysText = (lines: readonly PlacedLine[]): string => {
  const days = lines.map(({ on }) => on).toSorted();
  return `${displayDate(days[0])} to ${displayDate(days.at(-1))}`;
};

const sumsText = ({ moneyIn, moneyOut }: ImportResult): string =>
  `${signedDollars(moneyIn)} in, ${signedDollars(moneyOut)} out`;

const doneText = ({ added, known, closed }: ImportResult): string =>
  [
    `${linesText(added)} to add.`,
    known > 0 && `${known} already here.`,
    closed > 0 && `${closed} of days that are reconciled or before the opening balance.`,
  ]
    .filter(Boolean)
    .join(' ');

type BalanceRow = { readonly key: string; readonly name: string; readonly compared: Compared };

const centsCell = (cents: number | undefined) =>
  cents === undefined ? <Muted as="span">–</Muted> : <Amount>{signedDollars(cents)}</Amount>;

const balanceColumns: readonly Column<BalanceRow>[] = [
  { key: 'name', header: 'Balance', rem: 8, cell: ({ name }) => name },
  { key: 'file', header: 'In the file', rem: 8, end: true, cell: ({ compared }) => centsCell(compared.file) },
  { key: 'here', header: 'Here', rem: 8, end: true, cell: ({ compared }) => centsCell(compared.here) },
  {
    key: 'difference',
    header: 'Difference',
    rem: 8,
    end: true,
    cell: ({ compared }) => centsCell(differenceOf(compared)),
  },
];

const isKnown = ({ here, file }: Compared): boolean => here !== undefined || file !== undefined;

const lineText = (lines: readonly number[]): string =>
  lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.slice(0, 5).join(', ')}`;

type ResultProps = { file: ReadFile; result: ImportResult; faults: readonly QuoteFault[] };

/** What all lines of a file come to, and the balance before and after against the file's own. */
export function ResultSummary({ file, result, faults }: ResultProps) {
  const { lines, breaks } = file;
  const rows = [
    { key: 'before', name: 'Before', compared: result.before },
    { key: 'after', name: 'After', compared: result.after },
  ];
  return (
    <Stack gap="3">
      <SubTitle>
        <bdi>
          {lines.length === 0
            ? 'No lines with a date and an amount'
            : `${linesText(lines.length)}, ${daysText(lines)}: ${sumsText(result)}`}
        </bdi>
      </SubTitle>
      {lines.length > 0 && <Muted small>{doneText(result)}</Muted>}
      {faults.map((fault) => (
        <Notice key={fault.line} kind="warning">
          {faultText(fault)}
        </Notice>
      ))}
      {breaks.length > 0 && (
        <Notice kind="warning">
          {`The file’s own balance does not follow on ${lineText(breaks)}. A line may be missing, or a sign wrong.`}
        </Notice>
      )}
      {rows.some(({ compared }) => isKnown(compared)) && (
        <DataTable
          caption="Balance before and after"
          columns={balanceColumns}
          rows={rows}
          rowKey={({ key }) => key}
          picture={false}
        />
      )}
    </Stack>
  );
}

const firstRows = 4;

type ListProps<R> = {
  title: string;
  note?: string;
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
};

/** The first few rows, and all of them when a person asks. */
function FoldedList<R extends { readonly line: number }>({ title, note, ...list }: ListProps<R>) {
  const [isWhole, setWhole] = useState(false);
  const { rows } = list;
  return (
    <Stack gap="2">
      <Row spread>
        <SubTitle>{title}</SubTitle>
        {rows.length > firstRows && !isWhole && (
          <Button variant="outline" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${rows.length}`}
          </Button>
        )}
      </Row>
      {note && <Muted small>{note}</Muted>}
      <DataTable
        caption={list.caption}
        columns={list.columns}
        rows={isWhole ? rows : rows.slice(0, firstRows)}
        rowKey={(row) => String(rows.indexOf(row))}
        picture={false}
      />
    </Stack>
  );
}

const lineColumns: readonly Column<PlacedLine>[] = [
  { key: 'text', header: 'Description', rem: 14, cell: ({ text }) => <bdi>{text || '–'}</bdi> },
  {
    key: 'on',
    header: 'Date',
    rem: 7.5,
    cell: ({ on }) => <bdi>{on === '' ? '–' : displayDate(on)}</bdi>,
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7,
    end: true,
    cell: ({ cents }) => <Amount>{signedDollars(cents)}</Amount>,
  },
];

export const LinesPreview = ({ lines }: { lines: readonly PlacedLine[] }) => (
  <FoldedList title="Lines" caption="Lines of the file" columns={lineColumns} rows={lines} />
);

export const PendingList = ({ pending }: { pending: readonly PlacedLine[] }) => (
  <FoldedList
    title={`${linesText(pending.length)} pending`}
    note="Not added. Import them once the bank has posted them."
    caption="Pending lines of the file"
    columns={lineColumns}
    rows={pending}
  />
);

const leftOutColumns: readonly Column<LeftOut>[] = [
  { key: 'words', header: 'In the file', rem: 14, cell: ({ words }) => <bdi>{words || '–'}</bdi> },
  { key: 'line', header: 'Line', rem: 4, end: true, cell: ({ line }) => line },
  { key: 'reason', header: 'Left out because', rem: 12, cell: ({ reason }) => leftOutWords[reason] },
];

/** Each row that is no line, with its line in the file. */
export const LeftOutList = ({ leftOut }: { leftOut: readonly LeftOut[] }) => (
  <FoldedList
    title={leftOut.length === 1 ? '1 row left out' : `${leftOut.length} rows left out`}
    caption="Rows left out"
    columns={leftOutColumns}
    rows={leftOut}
  />
);
