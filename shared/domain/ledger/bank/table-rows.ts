import type { LocalDate } from '../../dates';
import { limits } from '../../limits';
import { type DecimalMark, isEmptyCell, plainCell, type ReadAmount, readAmount } from '../../tabular/amounts';
import { isDayLike } from '../../tabular/days';
import type { TabularRow } from '../../tabular/delimited';
import type { Columns } from './bank-columns';
import type { LeftOutReason } from './read-file';
import { directionOf, type RowAmounts } from './signs';

export const cellAt = (cells: readonly string[], at: number): string => (at < 0 ? '' : (cells[at] ?? ''));

export const textAt = (cells: readonly string[], at: number): string =>
  cellAt(cells, at).replace(/\s+/g, ' ').trim().slice(0, limits.textCharacters);

export const bodyOf = (
  { rows }: { readonly rows: readonly TabularRow[] },
  headingsAt: number,
): readonly TabularRow[] => rows.slice(headingsAt + 1);

export const valuesOf = (rows: readonly TabularRow[], columns: Columns): string[] =>
  rows.flatMap(({ cells }) =>
    [columns.amount, columns.moneyIn, columns.moneyOut].map((at) => cellAt(cells, at)),
  );

type Cell = ReadAmount | 'empty' | 'unreadable';

const amountCell = (text: string, decimal: DecimalMark): Cell =>
  isEmptyCell(text) ? 'empty' : (readAmount(text, decimal) ?? 'unreadable');

/** `1,450.00` without quotes in a file of commas: the amount is cut, and the rest of its row is shifted. */
const isCut = (cells: readonly string[], at: number): boolean =>
  /^[-+($]*\d{1,3}$/.test(plainCell(cellAt(cells, at))) &&
  /^\d{3}\.\d{2}\)?$/.test(cellAt(cells, at + 1).trim());

const isAmount = (cell: Cell): cell is ReadAmount => typeof cell !== 'string';

export function amountsOf(cells: readonly string[], columns: Columns, decimal: DecimalMark) {
  const names = columns.amount >= 0 ? (['amount'] as const) : (['moneyIn', 'moneyOut'] as const);
  const read = names.map((name) => {
    const at = columns[name];
    const isWhole = Object.values(columns).includes(at + 1) || !isCut(cells, at);
    return [name, isWhole ? amountCell(cellAt(cells, at), decimal) : 'unreadable'] as const;
  });
  const direction = directionOf(cellAt(cells, columns.type));
  return {
    row: {
      ...Object.fromEntries(read.filter(([, cell]) => isAmount(cell))),
      direction,
    } as RowAmounts,
    isEmpty: read.every(([, cell]) => cell === 'empty'),
    isUnreadable: read.some(([, cell]) => cell === 'unreadable'),
  };
}

export const pendingStatus = /^[*( ]*(pending|processing|scheduled|authorized|on hold|yes|true)\b/i;
/** `Processing fee` is a description like any other. */
const pendingText = /^[*( ]*pending\b/i;
export const bookedWords = /^(posted|cleared|completed?|settled|booked|processed|history|recent)\b/i;
export const declinedStatus = /^(declined|failed|void(ed)?|cancell?ed|rejected|reversed before posting)\b/i;

/** What a bank shows and has not booked: its status, its type, its day or its words say so. */
export function isPendingRow(cells: readonly string[], columns: Columns): boolean {
  if (pendingStatus.test(plainCell(cellAt(cells, columns.status)))) return true;
  const isSaid = [columns.type, columns.on, columns.text].some((at) =>
    pendingText.test(plainCell(cellAt(cells, at))),
  );
  return isSaid || isUnposted(cells, columns);
}

/** Without a posting day beside the day of the transaction. */
const isUnposted = (cells: readonly string[], columns: Columns): boolean =>
  columns.on >= 0 && isEmptyCell(cellAt(cells, columns.on)) && cells.some(isDayLike);

/** A row that holds nothing but a title: `Pending transactions`. */
export function titleOf(cells: readonly string[]): string | undefined {
  const filled = cells.map(plainCell).filter((cell) => cell !== '');
  const [only = ''] = filled;
  const isTitle = filled.length === 1 && !isDayLike(only) && readAmount(only) === undefined;
  return isTitle ? only : undefined;
}

/** Rows that say where an account stands, now and then with the balance under Amount. */
const balanceWords =
  /^(beginning|opening|ending|closing|previous|starting|current|available|ledger) balance( (as of|on|at)\b.*)?:?$|^balance (brought )?forward:?$/i;
/** A shop may be called Total: only a row without a day is a sum. */
const totalWords = /^((sub|grand )?totals?|beginning|ending|opening|closing|balance)\b/i;

const longestWords = 120;

/** A row as a person finds it again. */
export const wordsOf = (cells: readonly string[]): string =>
  cells
    .map(plainCell)
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, longestWords);

type Judged = {
  readonly text: string;
  readonly day: string;
  readonly on: LocalDate | undefined;
  readonly cents: number | undefined;
  readonly isDeclined: boolean;
  readonly isEmpty: boolean;
  readonly isUnreadable: boolean;
  readonly cells: readonly string[];
};

/** Why a row is no line; undefined for one that is. */
export function reasonOf({ text, day, on, cents, cells, ...is }: Judged): LeftOutReason | undefined {
  const { isDeclined, isEmpty, isUnreadable } = is;
  const begins = cells.map(plainCell).find((cell) => cell !== '') ?? '';
  if (titleOf(cells) !== undefined) return totalWords.test(begins) ? 'balance' : 'title';
  if (balanceWords.test(text) || (on === undefined && totalWords.test(begins))) return 'balance';
  if (isDeclined) return 'declined';
  if (on === undefined) return isEmptyCell(day) ? 'no-day' : 'bad-day';
  if (isUnreadable) return 'bad-amount';
  if (isEmpty) return 'no-amount';
  if (cents === undefined) return 'no-direction';
  if (cents === 0) return 'zero';
  return Math.abs(cents) > limits.rentCents ? 'bad-amount' : undefined;
}
