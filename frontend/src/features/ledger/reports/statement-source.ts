import type { StatementColumn } from '../../../../../shared/domain/ledger/reports/statement-columns';
import type { StatementLine } from '../../../../../shared/domain/ledger/reports/statement-layout';
import type { CsvSource } from '../../../ui/data/use-csv-export';
import type { SheetCell } from '../../../ui/data/xlsx-of';
import { fileDollars } from '../parts/file-dollars';
import type { StatementAsked } from './statement-asked';

type Made = {
  readonly asked: StatementAsked;
  readonly columns: readonly StatementColumn[];
  readonly lines: readonly StatementLine[];
};

const header = ({ columns }: Made): string[] => ['Account', ...columns.map(({ title }) => title)];

/** The lines of a file; a heading has no figures. */
const linesOf = <Cell>({ columns, lines }: Made, cellOf: (cents: number) => Cell) =>
  lines.map((line) => [
    line.name,
    ...(line.kind === 'heading' ? [] : columns.map(({ key }) => cellOf(line.cents[key] ?? 0))),
  ]);

/** A statement that is read already, as lines of a file. */
export const statementSource = (made: Made): CsvSource => ({
  what: made.asked.report,
  header: header(made),
  page: async () => ({ lines: linesOf(made, fileDollars) }),
});

const centsInDollar = 100;

/** The same as a sheet, in which figures are numbers. */
export const statementSheet = (made: Made): SheetCell[][] => [
  header(made),
  ...linesOf<SheetCell>(made, (cents) => cents / centsInDollar),
];
