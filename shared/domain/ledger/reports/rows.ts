import { addDays, daysBetween } from '../../dates';
import type { Day } from '../../leases/moments';
import { classOf } from '../accounts';
import { accrualDay, postedSince } from '../accrual-day';
import type { Entry, Head } from '../entry';
import { headAsOf } from '../head-as-of';
import { incomeKindName, listedAccount } from './account-names';
import { isStatement, type ReportName, type TableName } from './catalogue';
import { amountIn, badDebt, cellOf, claimsByRow, isWithin, sumWithin } from './cells';
import { whatOf } from './entry-text';
import { ledgerLineRows } from './general-ledger-rows';
import { type ReportChoices, usualChoices } from './report-choices';
import type { ReportedLedger, ReportRow } from './report-row';
import type { ReportTime } from './report-time';
import { statementFrom, statementRows } from './statement-rows';

/** Reports made of ledgers; the rent roll begins with leases. */
export type LedgerReport = Exclude<ReportName, 'rent-roll'>;

/** The days whose entries a report reads; later ones are not posted yet. */
export const entriesFrom = (
  report: ReportName,
  { from, to }: ReportTime,
  choices: ReportChoices = usualChoices,
): { from: Day; to?: Day } => {
  if (isStatement(report)) return statementFrom(report, { time: { from, to }, choices });
  if (report === 'trial-balance' || report === 'general-ledger') return { from };
  if (report === 'income') return { from: postedSince(from), to };
  return report === 'payments' ? { from, to } : { from: addDays(to, 1) };
};

/** Its figures as if the head as of the day were one entry: what is open, and its balances. */
function headCents(
  report: ReportName,
  { open, balances }: Pick<Head, 'open' | 'balances'>,
  { time, columns, account }: { time: ReportTime; columns: readonly string[]; account?: string },
): Record<string, number> {
  const covers = open.map((one) => ({ ...one, cents: -one.cents }));
  const whole = { seq: 1, source: '', type: 'opening', on: time.to, lines: balances, covers } as const;
  return Object.fromEntries(
    columns.map((column) => {
      const cell = cellOf({ report, column, at: { account } }, time);
      return [column, cell ? amountIn(whole, cell) : 0];
    }),
  );
}

const agingColumns = ['upcoming', 'days30', 'days60', 'days90', 'older', 'owed', 'prepaid'];

/** The figures of a rent roll that come from the ledger. */
export const rentRollCents = (head: Pick<Head, 'open' | 'balances'>, time: ReportTime) =>
  headCents('rent-roll', head, { time, columns: ['deposit', 'balance'] });

const placeOf = ({ leaseId, propertyId }: ReportedLedger) => ({ lease: leaseId, property: propertyId });

function agingRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const { leaseId, shown } = ledger;
  const then = headAsOf(ledger, time.to);
  const figures = headCents('aging', then, { time, columns: agingColumns });
  const cents = { ...figures, writtenOff: then.writtenOff ?? 0 };
  const texts = [shown.tenants.join(', '), shown.unitNumber, shown.propertyTitle];
  return [{ key: leaseId, at: placeOf(ledger), texts, cents }];
}

const lateColumns = ['pastDue', 'days30', 'days60', 'days90', 'older'];

/** A lease that is late; the words lack the last payment, and what was agreed on since. */
function delinquencyRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const { leaseId, shown } = ledger;
  const then = headAsOf(ledger, time.to);
  const [oldest] = then.open.map(({ due }) => due).toSorted();
  if (oldest === undefined || oldest >= time.to) return [];
  const days = daysBetween(oldest, time.to);
  const late = days === 1 ? '1 day late' : `${days} days late`;
  const texts = [shown.tenants.join(', '), shown.unitNumber, shown.propertyTitle, late, '', ''];
  const cents = headCents('delinquency', then, { time, columns: lateColumns });
  return [{ key: leaseId, at: placeOf(ledger), texts, cents }];
}

/** The words lack the tenant’s name, which the lease knows by the id at the account’s end. */
function depositRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const { shown } = ledger;
  const then = headAsOf(ledger, time.to);
  return Object.keys(then.balances)
    .filter((account) => classOf(account) === 'deposit')
    .map((account) => ({
      key: [ledger.leaseId, account].join(' '),
      at: { ...placeOf(ledger), account },
      texts: ['', shown.unitNumber, shown.propertyTitle],
      cents: headCents('deposits', then, { time, columns: ['held'], account }),
    }));
}

/** The figures of columns that entries come to. */
const entryCents = (
  report: ReportName,
  entries: readonly Entry[],
  { time, columns, at }: { time: ReportTime; columns: readonly string[]; at: ReportRow['at'] },
): Record<string, number> =>
  Object.fromEntries(
    columns.map((column) => {
      const cell = cellOf({ report, column, at }, time);
      return [column, cell ? entries.reduce((sum, entry) => sum + amountIn(entry, cell), 0) : 0];
    }),
  );

function paymentRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const { shown } = ledger;
  return ledger.entries.map((entry) => {
    const at = { ...placeOf(ledger), entry: entry.source };
    const payer = entry.received?.payer || shown.tenants.join(', ');
    return {
      key: [ledger.leaseId, entry.source].join(' '),
      at,
      texts: [entry.on, payer, shown.unitNumber, shown.propertyTitle, whatOf(entry)],
      cents: entryCents('payments', [entry], { time, columns: ['amount'], at }),
    };
  });
}

/** The row of income that an account belongs to: `owner/*\/rent`, `manager/late`. */
function incomeAccount(account: string): string[] {
  const kind = account.split('/').at(-1) ?? '';
  if (isWithin(account, 'owner')) return [`owner/*/${kind}`];
  return isWithin(account, 'manager') ? [account] : [];
}

/** The rows that an entry has a part in. */
const incomeRowsOf = (entry: Entry): string[] => [
  ...Object.keys(entry.lines).flatMap(incomeAccount),
  ...claimsByRow(entry).map(({ row }) => row),
];

function incomeRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const { propertyId: property, shown, entries } = ledger;
  const isIn = (day: Day) => day >= time.from && day <= time.to;
  const moved = entries.filter((entry) => isIn(entry.on) || isIn(accrualDay(entry))).flatMap(incomeRowsOf);
  return [...new Set(moved)].map((account) => {
    const at = { property, account };
    const isOwners = isWithin(account, 'owner') || account === badDebt('owner');
    const whose = isOwners ? 'Owners' : 'Manager';
    return {
      key: [property, account].join(' '),
      at,
      texts: [shown.propertyTitle, whose, incomeKindName(account)],
      cents: entryCents('income', entries, { time, columns: ['charged', 'collected'], at }),
    };
  });
}

const movements = ['debits', 'credits'];

function trialRows(ledger: ReportedLedger, time: ReportTime): ReportRow[] {
  const after = headAsOf(ledger, time.to).balances;
  const before = headAsOf(ledger, addDays(time.from, -1)).balances;
  const inTime = ledger.entries.filter(({ on }) => on <= time.to);
  const accounts = [...Object.keys(before), ...inTime.flatMap(({ lines }) => Object.keys(lines))];
  return [...new Set(accounts.map(listedAccount))].map((account) => ({
    key: account,
    at: { account },
    texts: ['', account],
    cents: {
      before: sumWithin(before, account),
      after: sumWithin(after, account),
      ...entryCents('trial-balance', inTime, { time, columns: movements, at: { account } }),
    },
  }));
}

type TableReport = Exclude<TableName, 'rent-roll'>;
const makers: Record<TableReport, (ledger: ReportedLedger, time: ReportTime) => ReportRow[]> = {
  aging: agingRows,
  delinquency: delinquencyRows,
  deposits: depositRows,
  payments: paymentRows,
  income: incomeRows,
  'trial-balance': trialRows,
  'general-ledger': ledgerLineRows,
};

/** The rows that one book adds to a report. */
export const rowsOf = (
  report: LedgerReport,
  ledger: ReportedLedger,
  { choices = usualChoices, ...time }: ReportTime & { readonly choices?: ReportChoices },
): ReportRow[] =>
  isStatement(report) ? statementRows(report, ledger, { time, choices }) : makers[report](ledger, time);
