import type { Day } from '../../leases/moments';
import { signedTerms } from '../../leases/status/standing';
import type { Book } from '../entry';
import { chargedFor, standingFee } from '../late-fee-keys';
import { type Answer, reverseCharge } from './charges';
import { type LateFeeExclusion, type LateFeesAsked, lateFees } from './late-fees';
import { untouched } from './late-fees-over';

/** How long a run can be undone as a whole. */
const undoMilliseconds = 24 * 60 * 60 * 1000;

/** Until when a run that began at a UTC instant can be undone. */
export const undoUntil = (at: string): string => new Date(Date.parse(at) + undoMilliseconds).toISOString();

/** The job charges from this hour on, at the property. */
const firstHour = 9;

/** Whether the job charges at a place now; `dayOf` is the place's calendar day of an instant. */
export const isChargingHour = (dayOf: (instant: Date) => Day, now: Date): boolean =>
  dayOf(new Date(now.getTime() - firstHour * 60 * 60 * 1000)) === dayOf(now);

/** Rents that are late, whether or not a fee is due for them. */
const lateAlthough: readonly (LateFeeExclusion | undefined)[] = [
  undefined,
  'one-a-month',
  'nothing',
  'charged',
  'reversed',
  'plan',
];

const periodOf = (book: Book, source: string): string => book.entries[source]?.charge?.period ?? '';

/** Whether a person decided about a fee of this month: reversed, edited, or waived a part of it. */
const isDecided = (book: Book, month: Parameters<typeof chargedFor>[1]): boolean =>
  chargedFor(book, month).some((fee) => {
    const standing = standingFee(book, fee);
    return standing?.source !== fee.source || waivedOf(book, fee.seq, fee.charge?.cents ?? 0) > 0;
  });

/** What of a charge is neither open nor paid, in cents. */
function waivedOf({ head, payments }: Book, seq: number, cents: number): number {
  const onIt = Object.values(payments).flatMap(({ covers }) => covers);
  const known = [...head.open, ...onIt].filter(({ charge }) => charge === seq);
  return known.reduce((left, one) => left - one.cents, cents);
}

/**
 * The rents whose late fee the job charges on a day: of months that became late since the switch was set
 * (`since`, a day at the property), and about which no person decided (D18, D62). None of a lease that is
 * void or settled. The book holds all payments, rents and late fees.
 */
export function feesByRule(book: Book, asked: LateFeesAsked, { since }: { readonly since: Day }): string[] {
  if (signedTerms(asked.lease, asked.on).length === 0) return [];
  const lines = lateFees(book, { ...asked, mayAgain: false });
  const isEarlier = (period: string) =>
    lines.some(
      ({ source, excluded, firstFeeDay = '' }) =>
        periodOf(book, source) === period && lateAlthough.includes(excluded) && firstFeeDay < since,
    );
  return lines
    .filter(({ cents }) => cents > 0)
    .map(({ source }) => ({ source, period: periodOf(book, source) }))
    .filter(({ period }) => !isEarlier(period) && !isDecided(book, { lease: asked.lease.leaseId, period }))
    .map(({ source }) => source);
}

/** Why a fee of a run stays when the run is undone. */
export const undoExclusions = {
  settled: 'The lease is settled',
  reversed: 'It was already reversed',
  edited: 'It was changed after the run',
  paid: 'Money was paid on it',
  credited: 'Some or all of it was credited',
} as const;
export type UndoExclusion = keyof typeof undoExclusions;

type Undo = { readonly source: string; readonly on: Day; readonly isSettled: boolean };

/** Why a run's fee cannot be undone any more; undefined when it is as it was charged. */
export function whyNotUndone(book: Book, { source, isSettled }: Omit<Undo, 'on'>): UndoExclusion | undefined {
  const fee = book.entries[source];
  if (isSettled) return 'settled';
  if (!fee?.charge) return 'reversed';
  if (book.entries[`${source}:edit:1`]) return 'edited';
  if (book.entries[`${source}:reversal`]) return 'reversed';
  if (untouched(book, fee)) return undefined;
  return waivedOf(book, fee.seq, fee.charge.cents) > 0 ? 'credited' : 'paid';
}

/** Reverses a fee that is as its run charged it (D18). Refuses what a reversal refuses. */
export const undoFee = (book: Book, { source, on }: Omit<Undo, 'isSettled'>): Answer =>
  reverseCharge(book, { on, why: 'The run of fees was undone' }, { of: source });
