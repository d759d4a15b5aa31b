import { addDays, type LocalDate } from '../../dates';
import { chargeKinds, classOf, sumOf, totalOf } from '../accounts';
import { accrualDay, isClaim } from '../accrual-day';
import type { Entry } from '../entry';
import { isWriteOff } from '../write-off-entries';
import { claimedFor, claimParts } from './claim-parts';
import type { ReportChoices, Whose } from './report-choices';

/**
 * An income statement is made of lines (`rent`, `expense/repairs`), each in a section. Whoever earns is the
 * owners of the properties, or the manager.
 */
export const incomeSections = ['income', 'expenses', 'adjustments'] as const;
export type IncomeSection = (typeof incomeSections)[number];

export type IncomeAsked = Pick<ReportChoices, 'basis' | 'whose'>;
type Period = { readonly from: LocalDate; readonly to: LocalDate };

/** Cents that a line gains on a day: an expense is below 0. */
export type IncomePart = { readonly line: string; readonly on: LocalDate; readonly cents: number };

const classes = { owners: 'owner', manager: 'manager' } as const satisfies Record<Whose, string>;

/** Money between owners, the manager and the bank, which nobody earned. */
export const movements = {
  owners: ['contribution', 'distribution', 'shortfall', 'recovered', 'opening'],
  manager: ['capital', 'draw', 'opening'],
} as const satisfies Record<Whose, readonly string[]>;

/** What was written off, and what of it came back (D67). */
export const badDebtLine = 'bad-debt';

const managersIncome = ['management', 'leasing', 'renewal', 'markup'];

/** An owner pays the management fee that the manager earns. */
export function incomeSectionOf(line: string, whose: Whose): IncomeSection {
  const earned: readonly string[] = [...chargeKinds, 'interest', badDebtLine];
  if (line === 'journal') return 'adjustments';
  return earned.includes(line) || (whose === 'manager' && managersIncome.includes(line))
    ? 'income'
    : 'expenses';
}

/** Cents by kind that the entry's lines bring to those who earn: a credit is a gain. */
const gainsIn = ({ lines }: Entry, whose: Whose): [kind: string, cents: number][] =>
  Object.entries(lines).flatMap(([account, cents]) =>
    classOf(account) === classes[whose] ? [[account.split('/').at(-1) ?? '', -cents]] : [],
  );

const isMovement = (kind: string, whose: Whose): boolean =>
  movements[whose].some((movement) => movement === kind);

/** An expense is told apart by its category. */
export const lineOf = (kind: string, { owners }: Entry): string =>
  kind === 'expense' ? `expense/${owners?.category ?? 'other'}` : kind;

/** What accrual adds: claims before they are paid, and a vendor's bill before it is. */
function accruedParts(entry: Entry, whose: Whose): Omit<IncomePart, 'on'>[] {
  const claimed = claimParts(entry)
    .filter(({ to }) => to === classes[whose])
    .map(({ kind, cents }) => ({ line: isWriteOff(entry) ? badDebtLine : kind, cents }));
  const { unpaid = 0 } = entry.lines;
  if (whose === 'manager' || unpaid === 0) return claimed;
  return [...claimed, { line: lineOf('expense', entry), cents: -unpaid }];
}

/** What an entry adds to an income statement, line by line: no movements, no deposits (D43). */
export function incomeParts(entry: Entry, { basis, whose }: IncomeAsked): IncomePart[] {
  const earned = gainsIn(entry, whose)
    .filter(([kind]) => !isMovement(kind, whose))
    .map(([kind, cents]) => ({ line: lineOf(kind, entry), cents }));
  const isCash = basis === 'cash';
  const parts = isCash ? earned : [...earned, ...accruedParts(entry, whose)];
  const on = isCash ? entry.on : accrualDay(entry);
  return parts.map((part) => ({ ...part, on }));
}

/** As the statement shows it: expenses above 0, to be taken off. */
export const shownIncome = ({ line, cents }: Omit<IncomePart, 'on'>, whose: Whose): number =>
  incomeSectionOf(line, whose) === 'expenses' ? -cents : cents;

/** Names what is left of income after operating expenses. */
export const operating = 'operating';

const operatingOf = ({ line, cents }: IncomePart, whose: Whose): number =>
  incomeSectionOf(line, whose) === 'adjustments' ? 0 : cents;

/** Cents that an entry adds to a line or a section as shown; without one, to the net income. */
export function incomeIn(
  entry: Entry,
  { account, ...asked }: IncomeAsked & { readonly account: string | undefined },
  { from, to }: Period,
): number {
  const { whose } = asked;
  const parts = incomeParts(entry, asked).filter(({ on }) => from <= on && on <= to);
  if (account === undefined) return sumOf(parts.map(({ cents }) => cents));
  if (account === operating) return sumOf(parts.map((part) => operatingOf(part, whose)));
  const isIn = ({ line }: IncomePart) => line === account || incomeSectionOf(line, whose) === account;
  return sumOf(parts.filter(isIn).map((part) => shownIncome(part, whose)));
}

/** Claims posted through a day that accrue later. */
const notYet = (entries: readonly Entry[], whose: Whose, day: LocalDate): number =>
  sumOf(
    entries.map((entry) =>
      entry.on <= day && isClaim(entry) && accrualDay(entry) > day ? claimedFor(entry, classes[whose]) : 0,
    ),
  );

/** Claims of all others: held deposits, and the manager's or the owners'. */
const claimedForOthers = (entry: Entry, whose: Whose): number =>
  sumOf(claimParts(entry).map(({ to, cents }) => (to === classes[whose] ? 0 : cents)));

/**
 * What the owners, or the manager, have more after a period, without a line of theirs: money, less what is
 * everyone else's; on accrual also what tenants owe them, less bills. Takes a book's entries from
 * `postedSince` the first day on.
 */
export function equityChange(
  entries: readonly Entry[],
  { basis, whose, from, to }: IncomeAsked & Period,
): number {
  const posted = entries.filter(({ on }) => from <= on && on <= to);
  const others = (entry: Entry) =>
    sumOf(Object.entries(entry.lines).map(([of, cents]) => (classOf(of) === classes[whose] ? 0 : cents)));
  const money = sumOf(posted.map(others));
  if (basis === 'cash') return money;
  const owed = sumOf(
    posted.map((entry) => totalOf(entry.lines, 'receivable') - claimedForOthers(entry, whose)),
  );
  const bills = whose === 'owners' ? sumOf(posted.map(({ lines }) => lines.payable ?? 0)) : 0;
  return money + owed + bills - notYet(entries, whose, to) + notYet(entries, whose, addDays(from, -1));
}

/** Money that moved in a period and that nobody earned: cents gained, by kind. */
export const movedIn = (
  entries: readonly Entry[],
  { whose, from, to }: Period & Pick<IncomeAsked, 'whose'>,
): Record<string, number> =>
  Object.fromEntries(
    movements[whose].map((movement) => [
      movement,
      sumOf(
        entries
          .filter(({ on }) => from <= on && on <= to)
          .flatMap((entry) => gainsIn(entry, whose))
          .map(([kind, cents]) => (kind === movement ? cents : 0)),
      ),
    ]),
  );
