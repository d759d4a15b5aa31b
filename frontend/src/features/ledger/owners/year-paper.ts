import type { OwnerYear } from '../../../../../shared/contract/owner-money';
import type { PrintPaper, PrintTable } from '../../../../../shared/contract/prints';
import { displayDate, displayMonth } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { notAdvice, statementRows, type YearRow, yearDays, yearRows, yearTitle } from './year-rows';

const columns: PrintTable['columns'] = [
  { header: 'Line', is_amount: false },
  { header: 'What', is_amount: false },
  { header: 'Amount', is_amount: true },
];

const cellsOf = (row: YearRow): string[] =>
  row.kind === 'heading'
    ? ['', row.name, '']
    : [row.line === undefined ? '' : String(row.line), row.name, signedDollars(row.cents)];

const isStrong = ({ kind }: YearRow): boolean => kind === 'heading' || kind === 'sum' || kind === 'total';

const tableOf = (title: string, rows: readonly YearRow[]): PrintTable => ({
  title,
  sums: [],
  columns,
  rows: rows.map(cellsOf),
  strong: rows.flatMap((row, at) => (isStrong(row) ? [at] : [])),
  totals: [],
});

const lateTable = ({ statements }: OwnerYear): PrintTable => ({
  title: 'On a statement of another year',
  sums: [],
  columns: [
    ...['Date', 'What', 'Statement'].map((header) => ({ header, is_amount: false })),
    { header: 'Amount', is_amount: true },
  ],
  rows: statements.late.map((line) => [
    displayDate(line.on),
    `${statementText(line)}\n${line.property_title}`,
    displayMonth(line.month),
    signedDollars(line.cents),
  ]),
  totals: [],
});

/** An owner's year on paper, as the screen shows it; the properties in one table, however many there are. */
export function yearPaper(year: OwnerYear): PrintPaper {
  const { owner_name: name, properties, statements } = year;
  const each = properties.flatMap((property): YearRow[] => [
    { kind: 'heading', name: property.property_title },
    ...yearRows(property),
  ]);
  const all = tableOf('All properties', yearRows(year.totals));
  const [only] = properties;
  return {
    title: yearTitle(year),
    about: [name, yearDays(year)],
    tables: [
      ...(properties.length === 1 && only
        ? [tableOf(only.property_title, yearRows(only))]
        : [all, tableOf('Each property', each)]),
      tableOf('Compared with the statements', statementRows(year)),
      ...(statements.late.length > 0 ? [lateTable(year)] : []),
    ],
    closing: `Cash basis: money counts on the day it was received or paid. Line numbers are those of Schedule E (Form 1040), Part I. ${notAdvice}`,
  };
}
