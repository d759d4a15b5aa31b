import type { PrintPaper, PrintTable } from '../../../../../shared/contract/prints';
import { reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import {
  hasBasis,
  type StatementColumn,
} from '../../../../../shared/domain/ledger/reports/statement-columns';
import type { StatementLine } from '../../../../../shared/domain/ledger/reports/statement-layout';
import { signedDollars } from '../../../../../shared/domain/money';
import { timeText } from './report-words';
import type { StatementAsked } from './statement-asked';
import { basisLeads, whoseWords } from './statement-words';

type Made = {
  readonly asked: StatementAsked;
  readonly columns: readonly StatementColumn[];
  readonly lines: readonly StatementLine[];
  readonly property: string;
};

/** What fits across a sheet of paper beside the names. */
const columnsAcross = 7;

/** A line without cents in a column has a dash; a sum has its zero. */
function amountOf(line: StatementLine, column: string): string {
  if (line.kind === 'heading') return '';
  const cents = line.cents[column] ?? 0;
  return cents === 0 && line.kind === 'line' ? '–' : signedDollars(cents);
}

function tableOf(columns: readonly StatementColumn[], lines: readonly StatementLine[]): PrintTable {
  return {
    title: '',
    sums: [],
    columns: [
      { header: 'Account', is_amount: false },
      ...columns.map(({ title }) => ({ header: title, is_amount: true })),
    ],
    rows: lines.map((line) => [line.name, ...columns.map(({ key }) => amountOf(line, key))]),
    strong: lines.flatMap(({ kind }, at) => (kind === 'line' ? [] : [at])),
    totals: [],
  };
}

/** A statement on paper; more columns than fit stand in tables under one another. */
export function statementPaper({ asked, columns, lines, property }: Made): PrintPaper {
  const { report, basis, whose } = asked;
  const { title, lead } = reports[report];
  const starts = columns.flatMap((_, at) => (at % columnsAcross === 0 ? [at] : []));
  const of = report === 'income-statement' ? [whoseWords[whose]] : [];
  return {
    title,
    about: [timeText(report, asked), ...of, property, ...(hasBasis(report) ? [basisLeads[basis]] : [])],
    tables: starts.map((at) => tableOf(columns.slice(at, at + columnsAcross), lines)),
    closing: lead,
  };
}
