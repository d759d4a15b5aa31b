import { addDays } from '../../dates';
import type { Day } from '../../leases/moments';
import { depositOf, type Lines, sumOf } from '../accounts';
import { accrualDay } from '../accrual-day';
import type { Entry, EntryType } from '../entry';
import { isWriteOff, writeOffTypes } from '../write-off-entries';
import { balanceIn } from './balance-parts';
import { cashIn, isFlow } from './cash-parts';
import { isStatement, type ReportName, type StatementName, type TableName } from './catalogue';
import { claimParts } from './claim-parts';
import { incomeIn } from './income-parts';
import { type ReportChoices, usualChoices } from './report-choices';
import type { ReportTime } from './report-time';
import { timeOf } from './statement-columns';

/** What a row is about. A total is about nothing: all books of the report. */
export type RowPlace = {
  readonly lease?: string | undefined;
  readonly property?: string | undefined;
  /** An account as `isWithin` reads it. */
  readonly account?: string | undefined;
  /** One entry's source. */
  readonly entry?: string | undefined;
};

/** Which entries a figure is the sum of, and what counts of them. */
export type Cell = {
  readonly from?: Day | undefined;
  readonly to: Day;
  readonly entry?: string | undefined;
  readonly accounts: readonly string[];
  readonly except?: readonly string[];
  readonly side?: 'debit' | 'credit';
  /** Counts open charges that are due on these days, both included, instead of lines. */
  readonly due?: { readonly from?: Day; readonly to?: Day };
  readonly isPayment?: true;
  /** Of entries of these types alone; or of all others. */
  readonly types?: readonly EntryType[];
  readonly notTypes?: readonly EntryType[];
  /** By the days on which claims accrue, not by those on which they were posted (D59). */
  readonly isAccrual?: true;
  /** Of a statement: what counts of an entry, instead of all above but the days. */
  readonly of?: (entry: Entry) => number;
  readonly sign: 1 | -1;
};

type Asked = {
  readonly time: ReportTime;
  readonly account: string | undefined;
  readonly choices: ReportChoices;
};
type Rule = Omit<Cell, 'to' | 'entry'> & { readonly to?: Day };

/** Whether an account is one, or part of one; `*` stands for any name: `owner/*\/rent`. */
export function isWithin(account: string, pattern: string): boolean {
  const parts = account.split('/');
  return pattern.split('/').every((part, at) => part === '*' || part === parts[at]);
}

/** What the accounts that a pattern names come to. */
export const sumWithin = (balances: Lines, pattern: string): number =>
  sumOf(Object.entries(balances).map(([account, cents]) => (isWithin(account, pattern) ? cents : 0)));

/** Money between owners, the manager and the bank, which nobody earned. */
const notIncome = [
  ...['distribution', 'contribution', 'shortfall', 'recovered', 'opening'].map((kind) => `owner/*/${kind}`),
  ...['capital', 'draw', 'opening'].map((kind) => `manager/${kind}`),
];

/** The row of what was written off of the owners' or the manager's claims: `bad-debt/owner` (D67). */
export const badDebt = (whose: string): string => `bad-debt/${whose}`;

type ClaimRow = { readonly row: string; readonly cents: number };

/** What an entry asks of tenants, by the row of income: whose the claim is, not its kind alone (D66). */
export const claimsByRow = (entry: Entry): ClaimRow[] =>
  claimParts(entry)
    .filter(({ to }) => depositOf(to) === undefined)
    .map(({ to, kind, cents }) => {
      const row = to === 'owner' ? `owner/*/${kind}` : `${to}/${kind}`;
      return { row: isWriteOff(entry) ? badDebt(to) : row, cents };
    });

/** Cents that an entry adds to what was charged of a row of income; without one, of all of them. */
function chargedIn(entry: Entry, account: string | undefined): number {
  const accounts = account === undefined ? ['owner', 'manager'] : [account];
  const claims = claimsByRow(entry).filter(({ row }) => account === undefined || row === account);
  const earned = -linesIn(entry, { accounts, except: notIncome });
  return earned + sumOf(claims.map(({ cents }) => cents));
}

const due = (from: (on: Day) => Day | undefined, to: (on: Day) => Day | undefined) => {
  return ({ time }: Asked): Rule => {
    const [first, last] = [from(time.to), to(time.to)];
    return { accounts: [], due: { ...(first && { from: first }), ...(last && { to: last }) }, sign: 1 };
  };
};
const daysBefore = (days: number) => (on: Day) => addDays(on, -days);
const never = () => undefined;

const held = (): Rule => ({ accounts: ['deposit'], sign: -1 });
const ofAccount = ({ account = '*' }: Asked): readonly string[] => [account];

/** A line, a section or, without one, what is left of an income statement, in the days of a column. */
const incomeCell = ({ time, account, choices: { basis, whose } }: Asked): Rule => ({
  accounts: [],
  from: time.from,
  ...(basis === 'accrual' && { isAccrual: true }),
  of: (entry) => incomeIn(entry, { basis, whose, account }, time),
  sign: 1,
});

const balanceCell = ({ time: { to }, account, choices: { basis } }: Asked): Rule => ({
  accounts: [],
  of: (entry) => balanceIn(entry, { basis, to, account }),
  sign: 1,
});

const cashCell = ({ time, account }: Asked): Rule => ({
  accounts: [],
  // A balance is the sum of all entries before.
  ...(account === undefined || isFlow(account) ? { from: time.from } : {}),
  of: (entry) => cashIn(entry, account, time),
  sign: 1,
});

const statements: Readonly<Record<StatementName, (asked: Asked) => Rule>> = {
  'income-statement': incomeCell,
  'balance-sheet': balanceCell,
  'cash-flow': cashCell,
};

const rules: Readonly<Record<TableName, Readonly<Record<string, (asked: Asked) => Rule>>>> = {
  'rent-roll': {
    deposit: held,
    balance: () => ({ accounts: ['receivable', 'prepayment'], sign: 1 }),
  },
  aging: {
    upcoming: due((on) => on, never),
    days30: due(daysBefore(30), daysBefore(1)),
    days60: due(daysBefore(60), daysBefore(31)),
    days90: due(daysBefore(90), daysBefore(61)),
    older: due(never, daysBefore(91)),
    owed: () => ({ accounts: ['receivable'], sign: 1 }),
    writtenOff: () => ({ accounts: ['receivable'], types: writeOffTypes, sign: -1 }),
    prepaid: () => ({ accounts: ['prepayment'], sign: -1 }),
  },
  delinquency: {
    pastDue: due(never, daysBefore(1)),
    days30: due(daysBefore(30), daysBefore(1)),
    days60: due(daysBefore(60), daysBefore(31)),
    days90: due(daysBefore(90), daysBefore(61)),
    older: due(never, daysBefore(91)),
  },
  payments: {
    amount: ({ time }) => ({
      from: time.from,
      accounts: ['cash', 'clearing', 'withheld'],
      isPayment: true,
      sign: 1,
    }),
  },
  income: {
    charged: ({ time: { from, to }, account }) => ({
      accounts: [],
      from,
      isAccrual: true,
      of: (entry) => {
        const on = accrualDay(entry);
        return from <= on && on <= to ? chargedIn(entry, account) : 0;
      },
      sign: 1,
    }),
    collected: ({ time, account }) => ({
      from: time.from,
      sign: -1,
      except: notIncome,
      accounts: account ? [account] : ['owner', 'manager'],
    }),
  },
  deposits: { held: (asked) => ({ ...held(), ...(asked.account && { accounts: ofAccount(asked) }) }) },
  'trial-balance': {
    before: (asked) => ({ accounts: ofAccount(asked), to: addDays(asked.time.from, -1), sign: 1 }),
    debits: (asked) => ({ accounts: ofAccount(asked), from: asked.time.from, side: 'debit', sign: 1 }),
    credits: (asked) => ({ accounts: ofAccount(asked), from: asked.time.from, side: 'credit', sign: -1 }),
    after: (asked) => ({ accounts: ofAccount(asked), sign: 1 }),
  },
  'general-ledger': {
    before: (asked) => ({ accounts: ofAccount(asked), to: addDays(asked.time.from, -1), sign: 1 }),
    debit: (asked) => ({ accounts: ofAccount(asked), from: asked.time.from, side: 'debit', sign: 1 }),
    credit: (asked) => ({ accounts: ofAccount(asked), from: asked.time.from, side: 'credit', sign: -1 }),
  },
};

type Figure = {
  readonly report: ReportName;
  readonly column: string;
  readonly at: RowPlace;
  readonly choices?: ReportChoices;
};

/** What a figure is the sum of; undefined for one that no entries make, such as a lease’s rent. */
export function cellOf(
  { report, column, at, choices = usualChoices }: Figure,
  time: ReportTime,
): Cell | undefined {
  const asked = { time, account: at.account, choices };
  if (isStatement(report)) {
    const days = timeOf(column, time);
    return { to: days.to, entry: undefined, ...statements[report]({ ...asked, time: days }) };
  }
  const rule = rules[report];
  const make = Object.hasOwn(rule, column) ? rule[column] : undefined;
  return make && { to: time.to, entry: at.entry, ...make(asked) };
}

const isDue = (day: Day, { from = '', to = '9999' }: NonNullable<Cell['due']>): boolean =>
  from <= day && day <= to;

/** A tenant’s payment, or what is taken back of it; a fee for it is the manager’s. */
const isPaymentEntry = ({ payment, type }: Entry): boolean => payment !== undefined && type !== 'fee';

/** What a claim adds to open charges, and its covers take away. */
function openedBy({ charge, covers = [] }: Entry, days: NonNullable<Cell['due']>): number {
  const claimed = charge && isDue(charge.due, days) ? charge.cents : 0;
  return covers.reduce((left, cover) => left - (isDue(cover.due, days) ? cover.cents : 0), claimed);
}

type Counted = Pick<Cell, 'accounts' | 'except' | 'side'>;

function linesIn({ lines }: Entry, { accounts, except = [], side }: Counted): number {
  const counts = ([account, cents]: [string, number]): boolean =>
    accounts.some((pattern) => isWithin(account, pattern)) &&
    !except.some((pattern) => isWithin(account, pattern)) &&
    (side === undefined || (side === 'debit' ? cents > 0 : cents < 0));
  return sumOf(
    Object.entries(lines)
      .filter(counts)
      .map(([, cents]) => cents),
  );
}

/** What an entry adds to a figure, in cents. The cell’s books are the caller’s to choose. */
export function amountIn(entry: Entry, cell: Cell): number {
  if (cell.of) return cell.sign * cell.of(entry) + 0;
  const { from = '', to, entry: source = entry.source } = cell;
  const day = cell.isAccrual ? accrualDay(entry) : entry.on;
  if (day < from || day > to || entry.source !== source) return 0;
  if (cell.isPayment && !isPaymentEntry(entry)) return 0;
  if (cell.types && !cell.types.includes(entry.type)) return 0;
  if (cell.notTypes?.includes(entry.type)) return 0;
  return cell.sign * (cell.due ? openedBy(entry, cell.due) : linesIn(entry, cell)) + 0;
}
