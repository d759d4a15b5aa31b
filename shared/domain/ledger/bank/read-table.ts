import type { LocalDate } from '../../dates';
import { decimalMarkOf, readAmount } from '../../tabular/amounts';
import { type DayOrder, readDay } from '../../tabular/days';
import type { QuoteFault, TabularRow } from '../../tabular/delimited';
import type { Columns } from './bank-columns';
import { chainOf } from './chain';
import type { LeftOut, LeftOutReason, PlacedLine, ReadFile } from './read-file';
import { type SignRule, signedCents } from './signs';
import {
  amountsOf,
  bodyOf,
  bookedWords,
  cellAt,
  declinedStatus,
  isPendingRow,
  pendingStatus,
  reasonOf,
  textAt,
  titleOf,
  valuesOf,
  wordsOf,
} from './table-rows';

export type BankTable = { readonly rows: readonly TabularRow[]; readonly faults: readonly QuoteFault[] };

/** How a table is read: what the file says, or what a person chose instead. */
export type Reading = {
  /** Index of the row with the headings; -1 where the first row is a transaction already. */
  readonly headingsAt: number;
  readonly columns: Columns;
  readonly signs: SignRule;
  readonly order: DayOrder;
};

/** The lines of a bank's table, what is pending, and every row that is neither, with its line. */
export function readTable(table: BankTable, { headingsAt, columns, signs, order }: Reading): ReadFile {
  const rows = bodyOf(table, headingsAt);
  const decimal = decimalMarkOf(valuesOf(rows, columns));
  const lines: PlacedLine[] = [];
  const pending: PlacedLine[] = [];
  const leftOut: LeftOut[] = [];
  const steps: { line: number; on: LocalDate; cents: number; balance: number | undefined }[] = [];
  for (const { line, cells } of table.rows.slice(0, Math.max(headingsAt, 0)))
    leftOut.push({ line, reason: 'title', words: wordsOf(cells) });
  let isPendingPart = false;
  for (const { line, cells } of rows) {
    const leave = (reason: LeftOutReason) => leftOut.push({ line, reason, words: wordsOf(cells) });
    const title = titleOf(cells);
    if (title !== undefined && (pendingStatus.test(title) || bookedWords.test(title))) {
      isPendingPart = pendingStatus.test(title);
      leave('title');
      continue;
    }
    const text = textAt(cells, columns.text);
    const day = cellAt(cells, columns.on);
    const on = readDay(day, order);
    const { row, isEmpty, isUnreadable } = amountsOf(cells, columns, decimal);
    const isPending = isPendingPart || isPendingRow(cells, columns);
    const cents = signedCents(row, signs);
    const isLine = cents !== undefined && cents !== 0 && !isEmpty && !isUnreadable;
    if (isPending && isLine) {
      pending.push({ line, bank_id: '', on: on ?? '', cents, text, check: textAt(cells, columns.check) });
      continue;
    }
    const isDeclined = declinedStatus.test(textAt(cells, columns.status));
    const reason = reasonOf({ text, day, on, cents, isEmpty, isUnreadable, isDeclined, cells });
    if (reason !== undefined) {
      leave(reason);
      continue;
    }
    if (on === undefined || cents === undefined) continue;
    lines.push({ line, bank_id: '', on, cents, text, check: textAt(cells, columns.check) });
    const balance = readAmount(cellAt(cells, columns.balance), decimal);
    steps.push({ line, on, cents, balance: balance?.mark === 'debit' ? -balance.cents : balance?.cents });
  }
  return { lines, pending, leftOut, ...balancesOf(steps) };
}

type StepRow = {
  readonly line: number;
  readonly on: LocalDate;
  readonly cents: number;
  readonly balance: number | undefined;
};

/**
 * What the file's own balances say: before its first line, after its last one, and where one does not follow.
 */
function balancesOf(steps: readonly StepRow[]): Pick<ReadFile, 'beginning' | 'ending' | 'breaks'> {
  const chain = chainOf(steps);
  const isTurned =
    chain.isNewestFirst || (chain.followed === 0 && (steps[0]?.on ?? '') > (steps.at(-1)?.on ?? ''));
  const ordered = isTurned ? steps.toReversed() : steps;
  const known = ordered.filter(({ balance }) => balance !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first?.balance === undefined || last?.balance === undefined) return { breaks: [] };
  const breaks = ordered.flatMap(({ line, cents, balance }, at) => {
    const before = ordered[at - 1]?.balance;
    return balance === undefined || before === undefined || before + cents === balance ? [] : [line];
  });
  return {
    breaks,
    ...(ordered[0] === first && { beginning: first.balance - first.cents }),
    ...(ordered.at(-1) === last && { ending: { cents: last.balance, on: last.on } }),
  };
}
