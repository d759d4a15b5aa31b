import { addDays, addToMonth, endOfMonth, later, monthOf } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import { type RentCharge, rentOf } from '../../leases/rent/rent';
import { agreedDays } from '../../leases/rent/rent-days';
import { sumOf } from '../accounts';
import type { Book, Charge, Entry } from '../entry';
import { followedBy, inTurn } from '../fold';
import { isRefused } from '../refusals';
import { type Answer, charge, editCharge, reverseCharge } from './charges';
import {
  byLeaseChange,
  isEdited,
  openDay,
  type RentAsked,
  reversalOf,
  type Standing,
  standingOf,
} from './claims-of-lease';
import { nextLastMonthDay, useLastMonth } from './last-month';
import { applyPrepayments } from './payments';
import { moveInSteps } from './post-move-in';
import { isRent, rentKey, rentProcess } from './rent-sources';

/** Rent is charged this many days before it is due, so that tenants see it coming (D9). */
export const rentLeadDays = 7;

/**
 * The lead before the due day, but money before the lease's first day is a prepayment (D13); never before
 * what it goes by was known (D65).
 */
function postedOn(lease: Lease, { dueOn, knownOn, from }: RentCharge): Day {
  const begin = agreedDays(lease).findLast((days) => days.from <= from)?.from ?? from;
  return later(later(addDays(dueOn, -rentLeadDays), begin), knownOn);
}

/** The rent that is to stand by a day, as the facts of the lease are. */
function rentWanted({ lease, today, since }: RentAsked): RentCharge[] {
  const first = agreedDays(lease)[0]?.from;
  if (first === undefined) return [];
  const to = endOfMonth(monthOf(addDays(today, rentLeadDays)));
  return rentOf(lease, { from: later(first, since), to }).filter((one) => postedOn(lease, one) <= today);
}

/** The day on which there may be more to post; undefined when nothing comes. */
export function nextRentDay(asked: RentAsked): Day | undefined {
  if (asked.lease.settledOn !== undefined) return undefined;
  const days = [nextPosting(asked), nextLastMonthDay(asked)];
  return days.filter((day) => day !== undefined).toSorted()[0];
}

function nextPosting({ lease, today, since }: RentAsked): Day | undefined {
  const month = monthOf(today);
  const from = later(`${month}-01`, since);
  const next = (months: number): Day | undefined => {
    const rents = rentOf(lease, { from, to: endOfMonth(addToMonth(month, months)) });
    const days = rents.map((one) => postedOn(lease, one));
    return days.filter((day) => day > today).toSorted()[0];
  };
  // Rent is posted in its month or the last week before it: none of a later month comes before a near one.
  const near = next(2);
  return near !== undefined && near <= endOfMonth(addToMonth(month, 1)) ? near : next(14);
}

/** Every posting of each rent. */
function postingsOf(book: Book): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of Object.values(book.entries)) {
    const key = rentKey(entry.source);
    if (isRent(entry)) found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

type Wanted = { readonly one: RentCharge; readonly postings: readonly Entry[] };

function claim(book: Book, asked: RentAsked, { one, postings }: Wanted, cents = one.cents): Answer {
  const count = postings.length;
  const source = count === 0 ? one.source : `${one.source}:${count + 1}`;
  const { kind, label } = one.line;
  const facts = { kind, label, due: one.dueOn, period: one.period, to: 'owner', cents } as const;
  return charge({ source, on: openDay(book, postedOn(asked.lease, one)), process: rentProcess }, facts);
}

/** Reversed and claimed anew; a due day that has come stays. */
function claimAnew(book: Book, asked: RentAsked, { source, charge: was }: Standing, to: Due): Answer {
  const { period: _, ...facts } = was;
  const by = byLeaseChange(book, asked.today);
  const due = was.due > asked.today ? to.due : was.due;
  const anew = { ...facts, due, cents: to.cents };
  return editCharge(book, by, { of: source, to: anew, shares: asked.shares, mayWaiveLess: true });
}
type Due = Pick<Charge, 'due' | 'cents'>;

/** Less is asked for than stands: the latest part goes first. */
function lower(book: Book, asked: RentAsked, standing: readonly Standing[], { due, cents }: Due): Answer {
  const by = byLeaseChange(book, asked.today);
  let left = cents;
  const wanted = standing.map((entry) => {
    const part = Math.min(left, entry.charge.cents);
    left -= part;
    return { entry, part };
  });
  const steps = wanted
    .filter(({ entry, part }) => part < entry.charge.cents)
    .toReversed()
    .map(({ entry, part }) => (then: Book) => {
      return part === 0
        ? reverseCharge(then, by, { of: entry.source })
        : claimAnew(then, asked, entry, { due, cents: part });
    });
  return inTurn(book, steps);
}

/**
 * One rent brought to what it is to be. What is known only after its due day changes no past: the difference
 * is a claim of its own (D65). A person's edit or reversal of it stands.
 */
function settle(book: Book, asked: RentAsked, wanted: Wanted): Answer {
  const { one, postings } = wanted;
  const standing = standingOf(book, postings);
  const last = standing.at(-1);
  const isByPerson = postings.some((entry) => isEdited(book, entry));
  if (isByPerson) return [];
  if (!last) return claim(book, asked, wanted);
  const more = one.cents - sumOf(standing.map(({ charge: { cents } }) => cents));
  if (more < 0) return lower(book, asked, standing, { due: one.dueOn, cents: one.cents });
  if (more > 0 && last.charge.due < one.knownOn) return claim(book, asked, wanted, more);
  const isMoved = standing.length === 1 && last.charge.due > asked.today && last.charge.due !== one.dueOn;
  if (more === 0 && !isMoved) return [];
  return claimAnew(book, asked, last, { due: one.dueOn, cents: last.charge.cents + more });
}

/** Rent that stands and is agreed on no more (D39), or is in the opening balance. */
function unwanted(book: Book, wanted: readonly RentCharge[]): Entry[] {
  const sources = new Set(wanted.map(({ source }) => source));
  return Object.values(book.entries).filter(
    (entry) => isRent(entry) && !reversalOf(book, entry) && !sources.has(rentKey(entry.source)),
  );
}

/**
 * What the day asks of a lease's book: rent that stands and shall not is reversed, rent that shall stand is
 * charged once (D9), changed rent is reversed and charged anew, move-in charges the same (D61), then
 * prepayments cover what is due (D22). Twice, late or by two at once, it comes to the same (D3). Charges of a
 * settled lease stay as they are (D40). Stops at about `most` drafts: the rest comes next.
 */
export function postRent(book: Book, asked: RentAsked, most?: number): Answer {
  const isSettled = asked.lease.settledOn !== undefined;
  const wanted = isSettled ? [] : rentWanted(asked);
  const postings = postingsOf(book);
  const gone = (isSettled ? [] : unwanted(book, wanted)).map(({ source }) => (then: Book) => {
    const by = byLeaseChange(book, asked.today);
    return reverseCharge(then, by, { of: source });
  });
  const charged = wanted.map((one) => (then: Book) => {
    return settle(then, asked, { one, postings: postings.get(one.source) ?? [] });
  });
  const moveIn = isSettled ? [] : moveInSteps(book, asked);
  const lastMonth = isSettled ? [] : [(then: Book) => useLastMonth(then, asked)];
  const drafts = inTurn(book, [...gone, ...charged, ...moveIn, ...lastMonth], most);
  if (isRefused(drafts) || drafts.length >= (most ?? Number.POSITIVE_INFINITY)) return drafts;
  const by = { on: openDay(book, asked.today), process: rentProcess };
  return followedBy(book, drafts, (then) => applyPrepayments(then, by, asked.shares));
}
