import { addDays, monthOf } from '../../dates';
import { addLines, type Lines } from '../accounts';
import { postedSince } from '../accrual-day';
import { balancesAsOf } from './balance-parts';
import { cashLines } from './cash-parts';
import type { StatementName } from './catalogue';
import { equityChange, incomeParts, movedIn, shownIncome } from './income-parts';
import type { ReportChoices } from './report-choices';
import type { ReportedLedger, ReportRow } from './report-row';
import type { ReportTime } from './report-time';
import { monthsOf, timeOf, totalColumn } from './statement-columns';

type Asked = { readonly time: ReportTime; readonly choices: ReportChoices };

/** Cents of a line by column. */
type Columns = Map<string, Lines>;

function add(rows: Columns, line: string, cents: Lines): void {
  rows.set(line, addLines(rows.get(line) ?? {}, cents));
}

/** The name of an account of a balance sheet is the server’s to find: owners and banks have theirs. */
const rowOf = ([line, cents]: [string, Lines]): ReportRow => ({
  key: line,
  at: { account: line },
  texts: [line],
  cents,
});

function incomeRows({ entries, propertyId }: ReportedLedger, { time, choices }: Asked): ReportRow[] {
  const { by, whose } = choices;
  const rows: Columns = new Map();
  const parts = entries.flatMap((entry) => incomeParts(entry, choices));
  for (const { on, ...part } of parts.filter(({ on: day }) => time.from <= day && day <= time.to)) {
    const cents = shownIncome(part, whose);
    add(rows, part.line, { [totalColumn]: cents });
    if (by === 'month') add(rows, part.line, { [monthOf(on)]: cents });
    if (by === 'property') add(rows, part.line, { [propertyId]: cents });
  }
  return [...rows].map(rowOf);
}

function balanceRows(ledger: ReportedLedger, { time, choices }: Asked): ReportRow[] {
  const lines = balancesAsOf(ledger, { basis: choices.basis, to: time.to });
  return Object.entries(lines).map(([line, cents]) =>
    rowOf([line, { [totalColumn]: cents, ...(choices.by === 'property' && { [ledger.propertyId]: cents }) }]),
  );
}

function cashRows(ledger: ReportedLedger, { time, choices: { by } }: Asked): ReportRow[] {
  const rows: Columns = new Map();
  const months = by === 'month' ? monthsOf(time) : [];
  for (const column of [totalColumn, ...months])
    for (const [line, cents] of Object.entries(cashLines(ledger, timeOf(column, time)))) {
      add(rows, line, { [column]: cents });
      if (by === 'property') add(rows, line, { [ledger.propertyId]: cents });
    }
  return [...rows].map(rowOf);
}

const makers: Record<StatementName, (ledger: ReportedLedger, asked: Asked) => ReportRow[]> = {
  'income-statement': incomeRows,
  'balance-sheet': balanceRows,
  'cash-flow': cashRows,
};

/** The rows that one book adds to a statement. */
export const statementRows = (report: StatementName, ledger: ReportedLedger, asked: Asked): ReportRow[] =>
  makers[report](ledger, asked);

/** The days whose entries a statement reads: of a balance sheet those to take off its heads. */
export function statementFrom(
  report: StatementName,
  { time: { from, to }, choices: { basis } }: Asked,
): { from: string; to?: string } {
  const isAccrual = basis === 'accrual';
  if (report === 'cash-flow') return { from };
  if (report === 'balance-sheet') return { from: isAccrual ? postedSince(to) : addDays(to, 1) };
  return { from: isAccrual ? postedSince(from) : from, to };
}

/** Sums of one book that a statement’s figures are compared with (D71), by their names. */
export function tieSums(report: StatementName, { entries }: ReportedLedger, { time, choices }: Asked): Lines {
  if (report !== 'income-statement') return {};
  const asked = { ...choices, ...time };
  return addLines({ change: equityChange(entries, asked) }, movedIn(entries, asked));
}
