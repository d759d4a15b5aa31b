import { addDays, later } from '../dates';
import type { Lease } from '../leases/lease';
import type { Day } from '../leases/moments';
import { firstFeeDate, type LateTerms, RentLineKind } from '../leases/rent/rent-terms';
import { termInForce } from '../leases/status/standing';
import type { Book, Charge, Entry, OpenCharge } from './entry';
import type { LateFeeCap } from './rent/late-fee-caps';
import { isRent } from './rent/rent-sources';

/** Rent with what it asks for. */
export type RentEntry = Entry & { readonly charge: Charge };

/** Rent that stands, open or paid. */
export const standingRents = ({ entries }: Book): RentEntry[] =>
  Object.values(entries).flatMap((entry) =>
    isRent(entry) && entry.charge && !entries[`${entry.source}:reversal`]
      ? [{ ...entry, charge: entry.charge }]
      : [],
  );

/** The terms that held on its due day: a later change charges no past month (D18). */
export const termsOf = (lease: Lease, due: Day): LateTerms | undefined =>
  (termInForce(lease, due) ?? lease.terms[0])?.late;

/** An edit asks for the same rent again: it counts from when that was first charged. */
const postedOn = ({ entries }: Book, { source, on }: Entry): Day =>
  entries[source.replace(/:edit:\d+$/, '')]?.on ?? on;

/**
 * The first day with a fee: nothing is late that was not charged when it was due, nor before the law says so
 * (D62).
 */
export function firstFeeDay(
  book: Book,
  { entry, due }: { readonly entry: Entry; readonly due: Day },
  { terms, cap }: { readonly terms: LateTerms; readonly cap: LateFeeCap | undefined },
): Day {
  const from = later(due, postedOn(book, entry));
  return later(firstFeeDate(from, terms), addDays(from, cap?.floorDays ?? 0));
}

/** Whether the lease lists this kind of line for late fees (D16). */
export const listed = ({ lineKinds }: LateTerms, kind: OpenCharge['kind']): boolean =>
  lineKinds.some((one) => one === RentLineKind.safeParse(kind).data);
