import { daysBetween } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import { roundedRatio } from '../../leases/rent/proration';
import type { LateTerms } from '../../leases/rent/rent-terms';
import { type FeeBearer, sumOf } from '../accounts';
import type { Book, Draft, Entry, OpenCharge } from '../entry';
import { followedBy } from '../fold';
import { chargedFor, feesSinceAgain, nextFeeKey, standingFee } from '../late-fee-keys';
import { firstFeeDay, listed, type RentEntry, standingRents, termsOf } from '../late-rents';
import { inOrder } from './allocation';
import { type Answer, charge } from './charges';
import { type LateFeeCap, mostOf } from './late-fee-caps';

/** Why a rent that is open carries no fee now (D19). */
export const lateFeeExclusions = {
  'no-fee': 'The lease has no late fee',
  'other-kind': 'The lease has no late fee for this',
  'not-yet': 'Its first fee day is still to come',
  'begun-in-time': 'Its payment was started in time',
  'one-a-month': 'Its month has one late fee, which another part of its rent carries',
  nothing: 'Its late fee comes to nothing',
  charged: 'Its late fee was already charged',
  reversed: 'Its late fee was reversed',
  plan: 'A payment plan for it is kept',
} as const;
export type LateFeeExclusion = keyof typeof lateFeeExclusions;

/** A rent that is open, with the fee that it carries on a day: cents, or why none. */
export type LateFeeLine = {
  readonly source: string;
  readonly kind: OpenCharge['kind'];
  readonly label: string;
  readonly due: Day;
  readonly open: number;
  /** The first day with a fee (D14); absent without a fee. */
  readonly firstFeeDay?: Day;
  readonly cents: number;
  readonly excluded?: LateFeeExclusion;
  /** The fees of its month were reversed: it is charged anew, by a person alone. */
  readonly isAgain?: true;
};

export type LateFeesAsked = {
  readonly lease: Lease;
  /** A day at the property that has come (D19). */
  readonly on: Day;
  readonly cap: LateFeeCap | undefined;
  /** Money on its way, by the day it was begun (D17); in cents. */
  readonly begun: readonly { readonly on: Day; readonly cents: number }[];
  /** A payment plan that is kept holds what was due through this day (D67). */
  readonly heldThrough?: Day | undefined;
  /** A person asks: a month whose fees were all reversed can be charged anew (D62). */
  readonly mayAgain?: boolean;
};

type Rent = { readonly entry: RentEntry; readonly open: OpenCharge };

/** The rents of a ledger with something open, in order of their payment (D20). */
function openRents(book: Book): Rent[] {
  const rents = standingRents(book);
  return inOrder(book.head.open).flatMap((open) => {
    const entry = rents.find(({ seq }) => seq === open.charge);
    return entry ? [{ entry, open }] : [];
  });
}

function initialFee({ fee }: LateTerms, { original, open }: { original: number; open: number }): number {
  if (fee.kind === 'none') return 0;
  if (fee.kind === 'flat') return fee.cents;
  return roundedRatio((fee.of === 'original' ? original : open) * fee.hundredths, 10_000);
}

const step = { day: 1, week: 7 } as const;

/** The recurring part that is due, in cents: first, one day or week after the first fee day. */
const repeatedBy = ({ repeats }: LateTerms, { first, on }: { first: Day; on: Day }): number =>
  repeats ? Math.floor(daysBetween(first, on) / step[repeats.every]) * repeats.cents : 0;

type Late = {
  /** Of the month's lines that the lease lists, as charged. */
  readonly original: number;
  /** Of them, what is late by the day. */
  readonly open: number;
  /** Of the month's lines of rent, which the law's limit goes by. */
  readonly rent: number;
  readonly first: Day;
  readonly on: Day;
  readonly charged: readonly Entry[];
};

/** Fee and repeats by a day. What was charged first stays: a part paid since lowers no fee that is due. */
function wholeFee(terms: LateTerms, { first, on, charged, ...rent }: Late): number {
  const repeated = (day: Day) => repeatedBy(terms, { first, on: day });
  const [once] = charged;
  if (!once) return initialFee(terms, rent) + repeated(on);
  return (once.charge?.cents ?? 0) + repeated(on) - repeated(once.on);
}

/** All that is due for one month by a day: fee, repeats, the lease's maximum, then the law's (D15). */
function totalFee(terms: LateTerms, late: Late, cap?: LateFeeCap) {
  const whole = wholeFee(terms, late);
  const most = Math.min(terms.maximumCents ?? whole, cap ? mostOf(cap, late.rent) : whole);
  return Math.min(whole, most);
}

/** What is open of each rent less the money that was begun for it in time (D17). */
function lessBegun(book: Book, rents: readonly Rent[], { lease, begun, cap }: LateFeesAsked) {
  const left = new Map(rents.map(({ open }) => [open.charge, open.cents]));
  for (const { on, cents } of begun) {
    let rest = cents;
    for (const rent of rents) {
      const { charge: seq, due } = rent.open;
      const terms = termsOf(lease, due);
      if (terms && on >= firstFeeDay(book, { entry: rent.entry, due: rent.open.due }, { terms, cap }))
        continue;
      const part = Math.min(rest, left.get(seq) ?? 0);
      rest -= part;
      left.set(seq, (left.get(seq) ?? 0) - part);
    }
  }
  return left;
}

type Seen = Rent & {
  readonly line: LateFeeLine;
  /** Of a rent that is late: its terms, and what is late of it. */
  readonly late?: { readonly terms: LateTerms; readonly first: Day; readonly open: number };
};

/** Each open rent by itself: whether it is late. */
function seenRents(book: Book, asked: LateFeesAsked): Seen[] {
  const { lease, on, cap } = asked;
  const rents = openRents(book);
  const left = lessBegun(book, rents, asked);
  return rents.map((rent): Seen => {
    const { entry, open } = rent;
    const { kind, label, due, cents } = open;
    const line = { source: entry.source, kind, label, due, open: cents, cents: 0 };
    const terms = termsOf(lease, due);
    if (!terms || terms.fee.kind === 'none') return { ...rent, line: { ...line, excluded: 'no-fee' } };
    if (!listed(terms, kind)) return { ...rent, line: { ...line, excluded: 'other-kind' } };
    const first = firstFeeDay(book, { entry: rent.entry, due: rent.open.due }, { terms, cap });
    const known = { ...line, firstFeeDay: first };
    if (asked.heldThrough !== undefined && due <= asked.heldThrough)
      return { ...rent, line: { ...known, excluded: 'plan' } };
    if (on < first) return { ...rent, line: { ...known, excluded: 'not-yet' } };
    const late = { terms, first, open: left.get(open.charge) ?? 0 };
    return late.open === 0
      ? { ...rent, line: { ...known, excluded: 'begun-in-time' } }
      : { ...rent, line: known, late };
  });
}

type Month = Parameters<typeof chargedFor>[1];

/** Whether all fees of a month were reversed: a person decided against them, and may think again (D62). */
const areReversed = (book: Book, month: Month): boolean => {
  const charged = chargedFor(book, month);
  return charged.length > 0 && charged.every((fee) => standingFee(book, fee) === undefined);
};

/** The fees that count for a month; those before it is charged anew do not. */
const countedFees = (book: Book, month: Month): Entry[] =>
  areReversed(book, month) ? [] : feesSinceAgain(chargedFor(book, month));

/** What a month's late rents carry together, in cents; its first one's terms decide (D62). */
function feeOfMonth(book: Book, late: readonly Required<Seen>[], { lease, on, cap }: LateFeesAsked): number {
  const [one] = late;
  if (!one) return 0;
  const { terms } = one.late;
  const { period } = one.entry.charge;
  const ofMonth = standingRents(book).filter(({ charge }) => charge.period === period);
  const sum = (rents: readonly RentEntry[]) => sumOf(rents.map(({ charge: { cents } }) => cents));
  const charged = countedFees(book, { lease: lease.leaseId, period });
  const whole = totalFee(
    terms,
    {
      original: sum(ofMonth.filter(({ charge }) => listed(terms, charge.kind))),
      open: sumOf(late.map(({ late: { open } }) => open)),
      rent: sum(ofMonth.filter(({ charge }) => charge.kind === 'rent')),
      first: late.map(({ late: { first } }) => first).toSorted()[0] ?? on,
      on,
      charged,
    },
    cap,
  );
  return whole - sumOf(charged.map((fee) => fee.charge?.cents ?? 0));
}

const isLate = (seen: Seen): seen is Required<Seen> => seen.late !== undefined;

/**
 * Each open rent of a ledger with its late fee on a day, in cents, or why it has none (D14-D19). A month has
 * one initial fee, whatever became of it, at the first of its late rents (D16, D62); the book holds its
 * entries of rent and of late fees. A settled lease has none (D40).
 */
export function lateFees(book: Book, asked: LateFeesAsked): LateFeeLine[] {
  if (asked.lease.settledOn !== undefined) return [];
  const seen = seenRents(book, asked);
  return seen.map(({ entry, line, late }): LateFeeLine => {
    if (!late) return line;
    const ofMonth = seen.filter(isLate).filter((one) => one.entry.charge.period === entry.charge.period);
    const month = { lease: asked.lease.leaseId, period: entry.charge.period };
    const isAgain = areReversed(book, month);
    if (isAgain && !asked.mayAgain) return { ...line, excluded: 'reversed' };
    const cents = feeOfMonth(book, ofMonth, asked);
    if (cents <= 0) return { ...line, excluded: chargedFor(book, month).length > 0 ? 'charged' : 'nothing' };
    if (ofMonth[0]?.entry !== entry) return { ...line, excluded: 'one-a-month' };
    return { ...line, cents, ...(isAgain && { isAgain }) };
  });
}

/** Charges these rents' months on a day, by lease and month (D3, D62). Rents without a fee are left out. */
export function assessLateFees(
  book: Book,
  asked: LateFeesAsked,
  {
    sources,
    bearer,
    ...by
  }: { sources: readonly string[]; bearer: FeeBearer } & Pick<Draft, 'run' | 'process'>,
): Answer {
  const fees = lateFees(book, asked).filter(({ source, cents }) => cents > 0 && sources.includes(source));
  return fees.reduce<Answer>((drafts, { source, cents }) => {
    const period = book.entries[source]?.charge?.period ?? '';
    const month = { lease: asked.lease.leaseId, period };
    const key = nextFeeKey(book, month);
    const label = `Rent of ${period}`;
    const claimed = { kind: 'late', label, due: asked.on, to: bearer, cents } as const;
    return followedBy(book, drafts, () => charge({ ...by, source: key, on: asked.on }, claimed));
  }, []);
}
