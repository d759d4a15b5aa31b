import type { LocalDate } from '../../dates';
import { addLines, classOf, isMoney, type Lines, sumOf } from '../accounts';
import { accrualDay, isClaim } from '../accrual-day';
import type { Charge, Entry, Head } from '../entry';
import { headAsOf } from '../head-as-of';
import { listedAccount } from './account-names';
import { claimParts } from './claim-parts';
import type { Basis } from './report-choices';

/**
 * A balance sheet is made of lines, each in a section: accounts as a trial balance lists them, and on accrual
 * what tenants owe and vendors are owed, with whose it is.
 */
export const balanceSections = ['assets', 'liabilities', 'equity'] as const;
export type BalanceSection = (typeof balanceSections)[number];

type AsOf = { readonly basis: Basis; readonly to: LocalDate };

const sections: Readonly<Record<string, BalanceSection>> = {
  cash: 'assets',
  clearing: 'assets',
  withheld: 'assets',
  receivable: 'assets',
  deposit: 'liabilities',
  prepayment: 'liabilities',
  unidentified: 'liabilities',
  unclaimed: 'liabilities',
  /** Paid for claims that are not due yet. */
  deferred: 'liabilities',
  /** Charged for deposits, due, and not paid: held for nobody yet. */
  'billed-deposits': 'liabilities',
  payable: 'liabilities',
};

/** Owners, the manager, and what has no other side yet: openings, and transfers between leases. */
export const balanceSectionOf = (line: string): BalanceSection => sections[classOf(line)] ?? 'equity';

/** Assets are shown as debits, all else as credits. */
const shown = (account: string, cents: number): Lines =>
  addLines({ [account]: balanceSectionOf(account) === 'assets' ? cents : -cents });

function moneyLines(lines: Lines): Lines {
  const money = Object.entries(lines).filter(([account]) => isMoney(account));
  return addLines(...money.map(([account, cents]) => shown(listedAccount(account), cents)));
}

/** A bill, and what the owners will bear of it. */
const billLines = ({ payable = 0, unpaid = 0 }: Lines): Lines =>
  addLines(shown('payable', payable), shown('unpaid', unpaid));

const earnedBy = (to: Charge['to']): string => `earned/${to}`;
const isDeposit = (to: Charge['to']): boolean => to.startsWith('deposit:');

/** A claim that is due is owed; money for one that is not due yet is deferred, and nobody's income. */
function claimLines(entry: Entry, day: LocalDate): Lines {
  const isLater = isClaim(entry) && accrualDay(entry) > day;
  const lines = claimParts(entry).map(({ to, due, cents }) => {
    const isDue = due <= day;
    const owed: Lines = isDue ? { receivable: cents } : {};
    if (isDeposit(to)) return isDue ? { receivable: cents, 'billed-deposits': cents } : {};
    const earned: Lines = isLater ? {} : { [earnedBy(to)]: cents };
    return addLines(owed, earned, isDue || isClaim(entry) ? {} : { deferred: -cents });
  });
  return addLines(...lines);
}

/** What an entry adds to the lines of a balance sheet, as shown; nothing if it was posted later. */
export function balanceParts(entry: Entry, { basis, to }: AsOf): Lines {
  if (entry.on > to) return {};
  const money = moneyLines(entry.lines);
  return basis === 'cash' ? money : addLines(money, billLines(entry.lines), claimLines(entry, to));
}

type Open = Pick<Head, 'open'>['open'];

/** From what is open on the day, and from entries whose claims are due later. */
function openLines(open: Open, entries: readonly Entry[], day: LocalDate): Lines {
  const due = open.filter((one) => one.due <= day);
  const ofOpen = due.map(({ to, cents }) =>
    addLines({ receivable: cents }, isDeposit(to) ? { 'billed-deposits': cents } : {}),
  );
  const owed = open.filter(({ to }) => !isDeposit(to)).map(({ to, cents }) => ({ [earnedBy(to)]: cents }));
  const ahead = entries
    .filter(({ on }) => on <= day)
    .flatMap((entry) =>
      claimParts(entry)
        .filter(({ to, due: on }) => on > day && !isDeposit(to))
        .map(({ to, cents }) => (isClaim(entry) ? { [earnedBy(to)]: -cents } : { deferred: -cents })),
    );
  return addLines(...ofOpen, ...owed, ...ahead);
}

type Book = {
  readonly head: Pick<Head, 'open' | 'balances' | 'writtenOff'>;
  readonly entries: readonly Entry[];
};

/**
 * A book's lines as of a day, as shown. Takes the entries after the day; on accrual from `postedSince` the
 * day on.
 */
export function balancesAsOf({ head, entries }: Book, { basis, to }: AsOf): Lines {
  const { open, balances } = headAsOf({ head, entries }, to);
  const money = moneyLines(balances);
  return basis === 'cash' ? money : addLines(money, billLines(balances), openLines(open, entries, to));
}

/** Cents that an entry adds to a line or a section. */
export const balanceIn = (
  entry: Entry,
  { account, ...asOf }: AsOf & { account: string | undefined },
): number =>
  sumOf(
    Object.entries(balanceParts(entry, asOf)).map(([line, cents]) =>
      line === account || balanceSectionOf(line) === account ? cents : 0,
    ),
  );
