import { type DecimalMark, decimalMarkOf, readAmount } from '../../tabular/amounts';
import { isDayLike } from '../../tabular/days';
import { chainOf } from './chain';

/** Which column of a bank's table is what; -1 for none. Either `amount`, or `moneyIn` and `moneyOut`. */
export const columnNames = {
  on: 'Date',
  amount: 'Amount',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  text: 'Description',
  check: 'Check number',
  type: 'Debit or credit',
  balance: 'Balance',
  status: 'Status',
} as const;
export type ColumnName = keyof typeof columnNames;
export type Columns = Readonly<Record<ColumnName, number>>;

export const noColumns: Columns = {
  on: -1,
  amount: -1,
  moneyIn: -1,
  moneyOut: -1,
  text: -1,
  check: -1,
  type: -1,
  balance: -1,
  status: -1,
};

/** How banks call them, the likeliest first. */
const headings: Readonly<Record<ColumnName, readonly RegExp[]>> = {
  on: [
    /^(posting|posted|post|booking) ?date$/,
    /^date posted$/,
    /^date$/,
    /\bdate\b/,
    /date/,
    /^timestamp\b/,
  ],
  amount: [
    /^amount$/,
    /^(transaction |trans\.? |net )?amount(?!.*\b(in|out|debits?|credits?|deposits?|withdrawals?)\b)/,
    /^value$/,
  ],
  moneyIn: [
    /^credits?( amount)?$/,
    /^deposits?$/,
    /^money in$/,
    /^paid in$/,
    /\b(credits?|deposits?|additions|incoming|inflow|money in|paid in|amount in)\b/,
    /^(money |amount )?(received|income)$/,
  ],
  moneyOut: [
    /^debits?( amount)?$/,
    /^withdrawals?$/,
    /^money out$/,
    /^paid out$/,
    /\b(debits?|withdrawals?|subtractions|outgoing|outflow|money out|paid out|amount out)\b/,
    /^(money |amount )?(spent|charges?|expenses?)$/,
    /^(payments?|checks)( amount)?$/,
  ],
  text: [/^description$/, /^(payee|name)$/, /description|details|memo|narrative/],
  check: [/^check ?(number|no\.?|#)?$/, /check (or slip|num)/, /^(cheque|serial).*/],
  type: [
    /^(credit|debit|cr|dr)\.?( ?[/,-] ?| or | )(credit|debit|cr|dr)\.?( (indicator|flag|sign|code))?$/,
    /^(transaction |trans\.? |tran |txn )?type$/,
    /^(d\/?c|c\/?d|sign|direction|indicator|details)$/,
    /^(transaction|debit\/credit|credit\/debit|credit|debit) (type|code|indicator)$/,
  ],
  balance: [
    /^(running |ledger |current |account |ending )?balance( \(?(usd|\$)\)?)?$/,
    /^(?!avail).*\bbalance\b/,
  ],
  status: [/^(transaction |posting |posted )?status$/, /^(state|pending)$/],
};

/** `Credit/Debit` is no column of money in, and `Debit Card Number` none of money out. */
const isNoMoney = /\b(number|no|num|date|card|type|code|indicator|flag|sign|description)\b|#/;
const isBoth = (header: string): boolean => /credit|deposit/.test(header) && /debit|withdraw/.test(header);

const mayBe = (name: ColumnName, header: string): boolean =>
  (name !== 'moneyIn' && name !== 'moneyOut') || !(isNoMoney.test(header) || isBoth(header));

function columnOf(plain: readonly string[], name: ColumnName): number {
  for (const heading of headings[name]) {
    const at = plain.findIndex((header) => heading.test(header) && mayBe(name, header));
    if (at >= 0) return at;
  }
  return -1;
}

/** What the headings say; the person can choose otherwise. */
export function guessColumns(headers: readonly string[]): Columns {
  const plain = headers.map((header) => header.replace(/\s+/g, ' ').trim().toLowerCase());
  const of = (name: ColumnName) => columnOf(plain, name);
  const amount = of('amount');
  const [moneyIn, moneyOut] = amount === -1 ? [of('moneyIn'), of('moneyOut')] : [-1, -1];
  const text = of('text');
  const type = of('type');
  return {
    on: of('on'),
    amount,
    moneyIn,
    moneyOut,
    text,
    check: of('check'),
    type: type === text ? -1 : type,
    balance: of('balance'),
    status: of('status'),
  };
}

export const isComplete = ({ on, amount, moneyIn, moneyOut }: Columns): boolean =>
  on >= 0 && (amount >= 0 || moneyIn >= 0 || moneyOut >= 0);

/** How many columns the headings name; 0 where they lack a day or an amount, or are a row of data. */
export function headingScore(cells: readonly string[]): number {
  const columns = guessColumns(cells);
  const isData = cells.some(isDayLike);
  if (isData || !isComplete(columns)) return 0;
  return new Set(Object.values(columns).filter((at) => at >= 0)).size;
}

const usual = 0.8;

/** Columns by what stands in them, for a file whose headings say nothing. */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const decimal = decimalMarkOf(rows.flat().filter((cell) => !isDayLike(cell)));
  const columns = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
    const share = (is: (cell: string) => boolean) =>
      cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
    return {
      at,
      filled: cells.length,
      days: share(isDayLike),
      money: share((cell) => /[.,]\d{2}\b/.test(cell) && readAmount(cell, decimal) !== undefined),
      numbers: share((cell) => /^\d{1,9}$/.test(cell)),
      // The number of the account, in every row.
      isConstant: cells.length > 1 && new Set(cells).size === 1,
      letters: cells.join('').replace(/[^\p{L}]/gu, '').length,
    };
  });
  const on = columns.find(({ days }) => days >= usual)?.at ?? -1;
  const money = columns.filter(({ at, days, money: share }) => at !== on && days < usual && share >= usual);
  const rest = columns.filter(
    ({ at, filled }) => filled > 0 && at !== on && !money.some((one) => one.at === at),
  );
  const longest = rest.toSorted((one, other) => other.letters - one.letters)[0];
  const text = longest && longest.letters > 0 ? longest.at : -1;
  const checks = rest.filter(({ at, numbers, isConstant }) => at !== text && numbers === 1 && !isConstant);
  const check = checks[0]?.at ?? -1;
  const amounts = moneyColumns(
    rows.filter((row) => isDayLike(row[on] ?? '')),
    money.map(({ at }) => at),
    decimal,
  );
  return { ...noColumns, on, text, check, ...amounts };
}

type MoneyColumns = Pick<Columns, 'amount' | 'moneyIn' | 'moneyOut' | 'balance'>;

/**
 * The columns of money in which most balances follow; without balances, one amount or money out before in.
 */
function moneyColumns(
  rows: readonly (readonly string[])[],
  found: readonly number[],
  decimal: DecimalMark,
): MoneyColumns {
  const centsAt = (row: readonly string[], at: number): number =>
    at < 0 ? 0 : (readAmount(row[at] ?? '', decimal)?.cents ?? 0);
  const isParted = (one: number, other: number) =>
    rows.every((row) => (centsAt(row, one) === 0) !== (centsAt(row, other) === 0));
  const [first = -1, second = -1] = found;
  const pairs = found.flatMap((moneyOut) => found.map((moneyIn) => ({ moneyOut, moneyIn })));
  const parted = pairs.filter(({ moneyOut, moneyIn }) => moneyOut !== moneyIn && isParted(moneyOut, moneyIn));
  const guesses = [
    ...parted.map((pair) => ({ amount: -1, ...pair })),
    ...found.map((amount) => ({ amount, moneyOut: -1, moneyIn: -1 })),
  ];
  const chained = guesses.flatMap((guess) =>
    found
      .filter((at) => !Object.values(guess).includes(at))
      .map((balance) => {
        const steps = rows.map((row) => ({
          cents:
            centsAt(row, guess.amount) + centsAt(row, guess.moneyIn) - Math.abs(centsAt(row, guess.moneyOut)),
          balance: centsAt(row, balance),
        }));
        return { columns: { ...guess, balance }, followed: chainOf(steps).followed };
      }),
  );
  const best = chained.toSorted((one, other) => other.followed - one.followed)[0];
  if (best && best.followed > 0) return best.columns;
  const [pair] = parted;
  if (pair) return { amount: -1, ...pair, balance: -1 };
  const isBalance =
    rows.length > 0 && rows.every((row) => centsAt(row, first) !== 0 && centsAt(row, second) !== 0);
  return { amount: first, moneyIn: -1, moneyOut: -1, balance: isBalance ? second : -1 };
}
