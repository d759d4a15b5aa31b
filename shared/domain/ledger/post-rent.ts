import { addDays, addToMonth, endOfMonth, later, monthOf } from '../dates';
import type { Lease } from '../leases/lease';
import type { Day } from '../leases/moments';
import { type RentCharge, rentOf } from '../leases/rent';
import { agreedDays } from '../leases/rent-days';
import { type Answer, charge, editCharge, reverseCharge } from './charges';
import type { SharesOn } from './covers';
import type { Book, Entry } from './entry';
import { followedBy, inTurn } from './fold';
import { applyPrepayments } from './payments';
import { isRefused } from './refusals';

/** Rent is charged this many days before it is due, so that tenants see it coming (D9). */
export const rentLeadDays = 7;

/** The job that acts; a person's reversal of rent is final. */
const process = 'rent';

/** What the job says when it takes rent back. */
const leaseChanged = 'The lease changed';

/** The lead before the due day, but money before the lease's first day is a prepayment (D13). */
function postedOn(lease: Lease, { dueOn, from }: RentCharge): Day {
  const begin = agreedDays(lease).findLast((days) => days.from <= from)?.from ?? from;
  return later(addDays(dueOn, -rentLeadDays), begin);
}

export type RentAsked = {
  readonly lease: Lease;
  /** Today at the property (D6). */
  readonly today: Day;
  /** Rent of days before this one is in the opening balance. */
  readonly since: Day;
  readonly shares: SharesOn;
};

/** The rent that is to stand by a day, as the facts of the lease are. */
function rentWanted({ lease, today, since }: RentAsked): RentCharge[] {
  const first = agreedDays(lease)[0]?.from;
  if (first === undefined) return [];
  const to = endOfMonth(monthOf(addDays(today, rentLeadDays)));
  return rentOf(lease, { from: later(first, since), to }).filter((one) => postedOn(lease, one) <= today);
}

/** The day on which there may be more to post; undefined when nothing comes. */
export function nextRentDay({ lease, today, since }: RentAsked): Day | undefined {
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

/** `rent:2026-05:lease:line:first day`, then `:2` of a second posting, then `:edit:1`. */
const rentSource = /^(rent:.*:(\d{4}-\d{2}-\d{2}))(?::\d+)?(?::edit:\d+)?$/;
export const isRent = ({ source }: Entry): boolean => rentSource.test(source);
/** The rent that a source is a posting or an edit of. */
export const rentKey = (source: string): string => rentSource.exec(source)?.[1] ?? source;

/** Every posting of each rent. */
function postingsOf(book: Book): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of Object.values(book.entries)) {
    const key = rentKey(entry.source);
    if (isRent(entry)) found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

const reversalOf = (book: Book, { source }: Entry): Entry | undefined => book.entries[`${source}:reversal`];

/** A day that is not in a locked period (D7). */
const openDay = ({ head }: Book, on: Day): Day => (on <= head.locked ? addDays(head.locked, 1) : on);

type Wanted = { readonly one: RentCharge; readonly postings: readonly Entry[] };

function claim(book: Book, asked: RentAsked, { one, postings }: Wanted): Answer {
  const count = postings.length;
  const source = count === 0 ? one.source : `${one.source}:${count + 1}`;
  const { kind, label } = one.line;
  const facts = { kind, label, due: one.dueOn, period: one.period, to: 'owner', cents: one.cents } as const;
  return charge({ source, on: openDay(book, postedOn(asked.lease, one)), process }, facts);
}

/** One rent brought to what it is to be. A person's edit or reversal of it stands. */
function settle(book: Book, asked: RentAsked, wanted: Wanted): Answer {
  const { one, postings } = wanted;
  const standing = postings.find((entry) => !reversalOf(book, entry));
  const isByPerson = postings.some((entry) => isEdited(book, entry));
  if (!standing) return isByPerson ? [] : claim(book, asked, wanted);
  const was = standing.charge;
  if (!was || isByPerson || (was.cents === one.cents && was.due === one.dueOn)) return [];
  const { period: _, ...facts } = was;
  const by = { on: openDay(book, asked.today), why: leaseChanged, process };
  const to = { ...facts, due: one.dueOn, cents: one.cents };
  return editCharge(book, by, { of: standing.source, to, shares: asked.shares });
}

/** Whether a person reversed or edited it. */
const isEdited = (book: Book, entry: Entry): boolean => {
  const reversal = reversalOf(book, entry);
  return reversal !== undefined && reversal.process !== process;
};

/** Rent that stands and is agreed on no more (D39), or is in the opening balance. */
function unwanted(book: Book, wanted: readonly RentCharge[]): Entry[] {
  const sources = new Set(wanted.map(({ source }) => source));
  return Object.values(book.entries).filter(
    (entry) => isRent(entry) && !reversalOf(book, entry) && !sources.has(rentKey(entry.source)),
  );
}

/**
 * What the day asks of a lease's book: rent that stands and shall not is reversed, rent that shall stand is
 * charged once (D9), changed rent is reversed and charged anew, then prepayments cover what is due (D22).
 * Twice, late or by two at once, it comes to the same (D3). Stops at about `most` drafts: the rest comes next.
 */
export function postRent(book: Book, asked: RentAsked, most?: number): Answer {
  const wanted = rentWanted(asked);
  const postings = postingsOf(book);
  const gone = unwanted(book, wanted).map(({ source }) => (then: Book) => {
    const by = { on: openDay(book, asked.today), why: leaseChanged, process };
    return reverseCharge(then, by, { of: source });
  });
  const charged = wanted.map((one) => (then: Book) => {
    return settle(then, asked, { one, postings: postings.get(one.source) ?? [] });
  });
  const drafts = inTurn(book, [...gone, ...charged], most);
  if (isRefused(drafts) || drafts.length >= (most ?? Number.POSITIVE_INFINITY)) return drafts;
  return followedBy(book, drafts, (then) =>
    applyPrepayments(then, { on: openDay(book, asked.today), process }, asked.shares),
  );
}
