import { limits } from '../../limits';
import type { ReadLine } from './bank-lines';
import { dayOrderOf, readCents, readDay } from './read-cells';

/** Which column of a bank's table is what; -1 for none. Either `amount`, or `moneyIn` and `moneyOut`. */
export const columnNames = {
  on: 'Date',
  amount: 'Amount',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  text: 'Description',
  check: 'Check number',
} as const;
export type ColumnName = keyof typeof columnNames;
export type Columns = Readonly<Record<ColumnName, number>>;
export type Table = { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** How banks call them, the likeliest first. */
const headings: Readonly<Record<ColumnName, readonly RegExp[]>> = {
  on: [/^(posting|posted|post|booking) ?date$/, /^date$/, /date/],
  amount: [/^amount$/, /^(transaction )?amount/, /^value$/],
  moneyIn: [/^credits?( amount)?$/, /^deposits?$/, /^money in$/, /^paid in$/],
  moneyOut: [/^debits?( amount)?$/, /^withdrawals?$/, /^money out$/, /^paid out$/],
  text: [/^description$/, /^(payee|name)$/, /description|details|memo|narrative/],
  check: [/^check ?(number|no\.?|#)?$/, /check (or slip|num)/, /^(cheque|serial).*/],
};

function columnOf(headers: readonly string[], name: ColumnName): number {
  const plain = headers.map((header) => header.trim().toLowerCase());
  for (const heading of headings[name]) {
    const at = plain.findIndex((header) => heading.test(header));
    if (at >= 0) return at;
  }
  return -1;
}

/** What the headings say; the person can choose otherwise. */
export function guessColumns(headers: readonly string[]): Columns {
  const of = (name: ColumnName) => columnOf(headers, name);
  const amount = of('amount');
  const [moneyIn, moneyOut] = amount === -1 ? [of('moneyIn'), of('moneyOut')] : [-1, -1];
  return { on: of('on'), amount, moneyIn, moneyOut, text: of('text'), check: of('check') };
}

export const isComplete = ({ on, amount, moneyIn, moneyOut }: Columns): boolean =>
  on >= 0 && (amount >= 0 || moneyIn >= 0 || moneyOut >= 0);

/** Rows before the headings, as banks put them: name, account, sums. */
const preamble = 20;

/** The first row that names a date and an amount is the headings; without one, the first row. */
export function tableOf(rows: readonly (readonly string[])[]): Table {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const found = filled.slice(0, preamble).findIndex((row) => isComplete(guessColumns(row)));
  const at = Math.max(found, 0);
  return { headers: filled[at] ?? [], rows: filled.slice(at + 1) };
}

const textIn = (row: readonly string[], at: number): string =>
  (row[at] ?? '').replace(/\s+/g, ' ').trim().slice(0, limits.textCharacters);

/** Money in less money out: banks print the latter with and without a minus. */
function centsIn(row: readonly string[], { amount, moneyIn, moneyOut }: Columns): number | undefined {
  if (amount >= 0) return readCents(textIn(row, amount));
  const [plus, minus] = [moneyIn, moneyOut].map((at) => readCents(textIn(row, at) || '0'));
  return plus === undefined || minus === undefined ? undefined : plus - Math.abs(minus);
}

export type ReadFile = {
  readonly lines: readonly ReadLine[];
  /** Rows that are no line: without a day or an amount, a balance for example. */
  readonly skipped: number;
};

/** The lines of a bank's table. Amounts of 0 are no lines. */
export function readCsv({ rows }: Table, columns: Columns): ReadFile {
  const order = dayOrderOf(rows.map((row) => row[columns.on] ?? ''));
  const lines = rows.flatMap((row) => {
    const on = readDay(row[columns.on] ?? '', order);
    const cents = centsIn(row, columns);
    if (on === undefined || !cents) return [];
    const words = { text: textIn(row, columns.text), check: textIn(row, columns.check) };
    return [{ bank_id: '', on, cents, ...words }];
  });
  return { lines, skipped: rows.length - lines.length };
}
