import { decimalMarkOf, readAmount } from '../../tabular/amounts';
import { guessDayOrder, readDay } from '../../tabular/days';
import { findHeadings, headingRows } from '../../tabular/headings';
import { type Columns, columnsByContent, guessColumns, headingScore, isComplete } from './bank-columns';
import type { BankTable, Reading } from './read-table';
import { guessSigns } from './signs';
import { amountsOf, bodyOf, cellAt, isPendingRow, valuesOf } from './table-rows';

/** What the file leaves open, for a person to look at. */
export type Doubt = 'headings' | 'columns' | 'signs' | 'order';

export type GuessedReading = {
  readonly reading: Reading;
  readonly doubts: readonly Doubt[];
  /** Whether some of its days can be read in either order. */
  readonly mayTurnDays: boolean;
};

/** A row without an amount that has one in a column of which nothing is known. */
function hasMoneyElsewhere(cells: readonly string[], columns: Columns): boolean {
  const known = Object.values(columns);
  if (!amountsOf(cells, columns, 'point').isEmpty) return false;
  return cells.some(
    (cell, at) => !known.includes(at) && /\d[.,]\d{2}\b/.test(cell) && readAmount(cell) !== undefined,
  );
}

/** Where a person chose other columns or headings, the sign and the order of days follow from those. */
export function readingOf(table: BankTable, headingsAt: number, columns: Columns): GuessedReading {
  const rows = bodyOf(table, headingsAt);
  const decimal = decimalMarkOf(valuesOf(rows, columns));
  const booked = rows.filter(({ cells }) => !isPendingRow(cells, columns));
  const order = guessDayOrder(booked.map(({ cells }) => cellAt(cells, columns.on)));
  const counted = booked.filter(({ cells }) => readDay(cellAt(cells, columns.on), order.order) !== undefined);
  const signs = guessSigns({
    rows: counted.map(({ cells }) => amountsOf(cells, columns, decimal).row),
    balances: counted.map(({ cells }) => readAmount(cellAt(cells, columns.balance), decimal)?.cents),
    words: counted.map(({ cells }) => cellAt(cells, columns.text)),
    columns,
  });
  const doubts: Doubt[] = [];
  if (isComplete(columns) && counted.some(({ cells }) => hasMoneyElsewhere(cells, columns)))
    doubts.push('columns');
  if (isComplete(columns) && !signs.isSure) doubts.push('signs');
  if (!order.isSure) doubts.push('order');
  return {
    reading: { headingsAt, columns, signs: signs.rule, order: order.order },
    doubts,
    mayTurnDays: !order.isFixed || !order.isSure,
  };
}

/** Read from a row that a person chose: by its headings, or without any by what stands in the columns. */
export function readingFrom(table: BankTable, headingsAt: number): GuessedReading {
  const byHeadings = guessColumns(table.rows[headingsAt]?.cells ?? []);
  const columns = isComplete(byHeadings)
    ? byHeadings
    : columnsByContent(bodyOf(table, headingsAt).map(({ cells }) => cells));
  return readingOf(table, headingsAt, columns);
}

const isDataRow = (cells: readonly string[]): boolean => {
  const columns = columnsByContent([cells]);
  return columns.on >= 0 && columns.amount >= 0;
};

/** How the file is read unless a person says otherwise. */
export function guessReading(table: BankTable): GuessedReading {
  const { rows } = table;
  const cells = rows.map((row) => row.cells);
  const found = findHeadings(cells, { score: headingScore, least: 2 });
  if (found) return readingOf(table, found.at, guessColumns(found.cells));
  const first = cells.slice(0, headingRows).findIndex(isDataRow);
  const above = first > 0 ? cells[first - 1] : undefined;
  const filled = above?.filter((cell) => cell.trim() !== '').length ?? 0;
  const isHeadings = first < 0 || filled > 1;
  const headingsAt = first < 0 ? 0 : first - 1;
  const columns = columnsByContent(cells.slice(Math.max(first, 0)));
  const guessed = readingOf(table, headingsAt, columns);
  const isPair = !isHeadings && columns.moneyOut >= 0 && columns.balance < 0;
  if (isPair) return { ...guessed, doubts: ['headings', 'columns', ...guessed.doubts] };
  return { ...guessed, doubts: [isHeadings ? 'columns' : 'headings', ...guessed.doubts] };
}
