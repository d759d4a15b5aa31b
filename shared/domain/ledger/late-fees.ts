import { daysBetween, monthOf } from '../dates';
import type { Lease } from '../leases/lease';
import type { Day } from '../leases/moments';
import { roundedRatio } from '../leases/proration';
import { firstFeeDate, type LateTerms, RentLineKind } from '../leases/rent-terms';
import { termInForce } from '../leases/standing';
import { sumOf } from './accounts';
import { inOrder } from './allocation';
import { type Answer, charge } from './charges';
import type { Book, Entry, OpenCharge } from './entry';
import { followedBy } from './fold';
import { type LateFeeCap, mostOf } from './late-fee-caps';
import { isRent, rentKey } from './post-rent';

/** Why a rent that is open carries no fee now (D19). */
export const lateFeeExclusions = {
  'no-fee': 'The lease has no late fee',
  'other-kind': 'The lease has no late fee for this',
  'not-yet': 'Its first fee day is still to come',
  'begun-in-time': 'Its payment was started in time',
  charged: 'Its late fee was already charged',
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
};

export type LateFeesAsked = {
  readonly lease: Lease;
  /** A day at the property that has come (D19). */
  readonly on: Day;
  readonly cap: LateFeeCap | undefined;
  /** Money on its way, by the day it was begun (D17); in cents. */
  readonly begun: readonly { readonly on: Day; readonly cents: number }[];
};

type Rent = { readonly entry: Entry; readonly open: OpenCharge };

/** The rents of a ledger with something open, in order of their payment (D20). */
const openRents = ({ head, entries }: Book): Rent[] =>
  inOrder(head.open).flatMap((open) => {
    const entry = Object.values(entries).find(({ seq }) => seq === open.charge);
    return entry && isRent(entry) ? [{ entry, open }] : [];
  });

/** The terms that held on its due day: a later change charges no past month (D18). */
const termsOf = (lease: Lease, due: Day): LateTerms | undefined =>
  (termInForce(lease, due) ?? lease.terms[0])?.late;

const feeKey = (source: string): string => `latefee:${rentKey(source)}`;

/** What was charged for being late with this rent; waived, reversed or edited fees stay counted (D18). */
const chargedFor = ({ entries }: Book, key: string): Entry[] =>
  Object.values(entries).filter(
    ({ source }) => source.startsWith(key) && /^(:\d+)?$/.test(source.slice(key.length)),
  );

/** The entry of the last fee of a rent; of its first one before it is charged. */
export const lastFeeOf = (book: Book, source: string): string =>
  chargedFor(book, feeKey(source))
    .toSorted((one, other) => one.seq - other.seq)
    .at(-1)?.source ?? feeKey(source);

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
  readonly original: number;
  readonly open: number;
  readonly first: Day;
  readonly on: Day;
  readonly charged: readonly Entry[];
};

/** Fee and repeats by a day. What was charged first stays: a part paid since lowers no fee that is due. */
function wholeFee(terms: LateTerms, { first, on, charged, ...rent }: Late): number {
  const repeated = (day: Day) => repeatedBy(terms, { first, on: day });
  const [once] = charged.toSorted((one, other) => one.seq - other.seq);
  if (!once) return initialFee(terms, rent) + repeated(on);
  return (once.charge?.cents ?? 0) + repeated(on) - repeated(once.on);
}

/** All that is due for one rent by a day: fee, repeats, the lease's maximum, then the law's (D15). */
function totalFee(terms: LateTerms, rent: Late, cap?: LateFeeCap) {
  const whole = wholeFee(terms, rent);
  const most = Math.min(terms.maximumCents ?? whole, cap ? mostOf(cap, rent.original) : whole);
  return Math.min(whole, most);
}

/** What is open of each rent less the money that was begun for it in time (D17). */
function lessBegun(rents: readonly Rent[], { lease, begun }: LateFeesAsked): Map<number, number> {
  const left = new Map(rents.map(({ open }) => [open.charge, open.cents]));
  for (const { on, cents } of begun) {
    let rest = cents;
    for (const { open } of rents) {
      const terms = termsOf(lease, open.due);
      if (terms && on >= firstFeeDate(open.due, terms)) continue;
      const part = Math.min(rest, left.get(open.charge) ?? 0);
      rest -= part;
      left.set(open.charge, (left.get(open.charge) ?? 0) - part);
    }
  }
  return left;
}

const listed = ({ lineKinds }: LateTerms, kind: OpenCharge['kind']): boolean =>
  lineKinds.some((one) => one === RentLineKind.safeParse(kind).data);

/**
 * Each open rent of a ledger with its late fee on a day, in cents, or why it has none (D14-D19). A rent has
 * one initial fee, whatever became of it (D16); the book holds its entries of rent and of late fees.
 */
export function lateFees(book: Book, asked: LateFeesAsked): LateFeeLine[] {
  const { lease, on, cap } = asked;
  const rents = openRents(book);
  const late = lessBegun(rents, asked);
  return rents.map(({ entry, open }): LateFeeLine => {
    const { source } = entry;
    const { kind, label, due, cents } = open;
    const line = { source, kind, label, due, open: cents, cents: 0 };
    const terms = termsOf(lease, due);
    if (!terms || terms.fee.kind === 'none') return { ...line, excluded: 'no-fee' };
    if (!listed(terms, kind)) return { ...line, excluded: 'other-kind' };
    const firstFeeDay = firstFeeDate(due, terms);
    if (on < firstFeeDay) return { ...line, firstFeeDay, excluded: 'not-yet' };
    const left = late.get(open.charge) ?? 0;
    if (left === 0) return { ...line, firstFeeDay, excluded: 'begun-in-time' };
    const charged = chargedFor(book, feeKey(source));
    const before = sumOf(charged.map((fee) => fee.charge?.cents ?? 0));
    const rent = { original: entry.charge?.cents ?? 0, open: left };
    const more = totalFee(terms, { ...rent, first: firstFeeDay, on, charged }, cap) - before;
    if (more <= 0) return { ...line, firstFeeDay, excluded: 'charged' };
    return { ...line, firstFeeDay, cents: more };
  });
}

/** Charges these rents' fees on a day, by their rents' keys (D3, D16). Rents without a fee are left out. */
export function assessLateFees(
  book: Book,
  asked: LateFeesAsked,
  { sources }: { sources: readonly string[] },
): Answer {
  const fees = lateFees(book, asked).filter(({ source, cents }) => cents > 0 && sources.includes(source));
  return fees.reduce<Answer>((drafts, { source, due, cents }) => {
    const count = chargedFor(book, feeKey(source)).length;
    const key = count === 0 ? feeKey(source) : `${feeKey(source)}:${count + 1}`;
    const label = `Rent of ${monthOf(due)}`;
    const claimed = { kind: 'late', label, due: asked.on, to: 'manager', cents } as const;
    return followedBy(book, drafts, () => charge({ source: key, on: asked.on }, claimed));
  }, []);
}
