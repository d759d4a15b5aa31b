import { daysBetween } from '../dates';
import type { Day } from '../leases/moments';
import { classOf, type Lines, sumOf, totalOf } from './accounts';
import type { Entry, EntryType, Head, OpenCharge } from './entry';

/** What a ledger's screen shows of it. */
export const ledgerFilters = ['charges', 'payments', 'credits'] as const;
export type LedgerFilter = (typeof ledgerFilters)[number];

const shown: Record<LedgerFilter, readonly EntryType[]> = {
  charges: ['charge', 'reversal'],
  payments: [
    'payment',
    'return',
    'refund',
    'apply',
    'free',
    'reallocation',
    'deposit-refund',
    'deposit-move',
  ],
  credits: ['credit', 'write-off', 'recovery'],
};

export const isShown = ({ type }: Pick<Entry, 'type'>, filter: LedgerFilter | undefined): boolean =>
  filter === undefined || shown[filter].includes(type);

const ofTenants = ['receivable', 'prepayment', 'deposit'];

/** Whether an entry moves the tenants' own: not the owner's, manager's or provider's money alone. */
export const concernsTenants = ({ lines, covers = [] }: Pick<Entry, 'lines' | 'covers'>): boolean =>
  covers.length > 0 || Object.keys(lines).some((account) => ofTenants.includes(classOf(account)));

/** What the tenants owe, in cents; below 0 is credit (D4). */
export const owedIn = (lines: Lines): number => totalOf(lines, 'receivable', 'prepayment');

/** Open and due by a day. A deposit counts: it is owed as rent is. */
export const pastDue = (open: readonly OpenCharge[], on: Day): number =>
  sumOf(open.map(({ due, cents }) => (due < on ? cents : 0)));

export const agingSteps = ['upcoming', 'days30', 'days60', 'days90', 'older'] as const;
export type AgingStep = (typeof agingSteps)[number];

function stepOf(due: Day, on: Day): AgingStep {
  const days = daysBetween(due, on);
  if (days <= 0) return 'upcoming';
  if (days <= 30) return 'days30';
  if (days <= 60) return 'days60';
  return days <= 90 ? 'days90' : 'older';
}

/** Open cents by days since due. */
export function agingOf(open: readonly OpenCharge[], on: Day): Record<AgingStep, number> {
  const aging = { upcoming: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  for (const { due, cents } of open) aging[stepOf(due, on)] += cents;
  return aging;
}

const ledgerSums = ['balance', 'past_due', 'prepaid', 'deposit_held'] as const;
export type LedgerSums = Readonly<Record<(typeof ledgerSums)[number], number>>;

type Balanced = LedgerSums & { readonly aging: Readonly<Record<AgingStep, number>> };

/** The figures of several leases together, in cents. */
export function totalBalance(leases: readonly Balanced[]) {
  const sums = { balance: 0, past_due: 0, prepaid: 0, deposit_held: 0 };
  const aging = agingOf([], '');
  for (const lease of leases) {
    for (const name of ledgerSums) sums[name] += lease[name];
    for (const step of agingSteps) aging[step] += lease.aging[step];
  }
  return { ...sums, aging };
}

/** The figures of a lease on a day, in cents. */
export const sumsOf = ({ balances, open }: Head, on: Day): LedgerSums => ({
  balance: owedIn(balances),
  past_due: pastDue(open, on),
  prepaid: -totalOf(balances, 'prepayment') + 0,
  deposit_held: -totalOf(balances, 'deposit') + 0,
});
