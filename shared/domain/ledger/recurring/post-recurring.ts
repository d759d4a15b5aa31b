import { addDays, addToMonth, later, monthOf } from '../../dates';
import type { Day } from '../../leases/moments';
import { agreedDays, decidedDays } from '../../leases/rent/rent-days';
import type { ChargeKind } from '../accounts';
import type { Book, Entry } from '../entry';
import { inTurn } from '../fold';
import { type Answer, charge, reverseCharge } from '../rent/charges';
import { byLeaseChange, isEdited, openDay, type RentAsked, standingOf } from '../rent/claims-of-lease';
import { rentLeadDays } from '../rent/post-rent';
import { rentProcess } from '../rent/rent-sources';
import { amountIn, dayIn, monthsOf, type Schedule } from './schedule';

/** What can come again beside the lease's own rent lines. */
export const recurringKinds = ['pet', 'parking', 'utility', 'other'] as const satisfies ChargeKind[];
export type RecurringKind = (typeof recurringKinds)[number];

export type RecurringCharge = {
  readonly id: string;
  readonly kind: RecurringKind;
  readonly label: string;
  readonly schedule: Schedule;
};

/** Every posting of a lease's recurring charges, with their edits and reversals, begins so. */
export const recurringSources = 'recurring:';

/** `recurring:id:2026-05`, then `:2` of a second posting, then `:edit:1`. */
const source = /^recurring:([^:]+):(\d{4}-\d{2})(?::\d+)?(?::edit:\d+)?$/;

/** Which charge and month a source is a posting or an edit of. */
export function recurringOf(of: string): { readonly id: string; readonly month: string } | undefined {
  const [, id, month] = source.exec(of) ?? [];
  return id !== undefined && month !== undefined ? { id, month } : undefined;
}

type Wanted = { readonly of: RecurringCharge; readonly month: string; readonly due: Day; readonly on: Day };

/**
 * A week before its day as rent is, not before the lease's first day (D13) nor before it was decided (D65).
 */
function wantedIn(asked: RentAsked, of: RecurringCharge, month: string): Wanted | undefined {
  const due = dayIn(of.schedule, month);
  const days = [...agreedDays(asked.lease), ...decidedDays(asked.lease)];
  const charged = days.find(({ from, to = '9999-12-31' }) => from <= due && due <= to);
  if (!charged || due < asked.since) return undefined;
  const { known } = amountIn(of.schedule, month);
  const on = later(later(addDays(due, -rentLeadDays), charged.from), known);
  return { of, month, due, on };
}

/** What is to stand by a day. */
const wantedBy = (asked: RentAsked, charges: readonly RecurringCharge[]): Wanted[] =>
  charges.flatMap((of) =>
    monthsOf(of.schedule, monthOf(addDays(asked.today, rentLeadDays))).flatMap((month) => {
      const wanted = wantedIn(asked, of, month);
      return wanted && wanted.on <= asked.today ? [wanted] : [];
    }),
  );

const keyOf = ({ id, month }: { readonly id: string; readonly month: string }): string =>
  `${recurringSources}${id}:${month}`;

const postingsOf = (book: Book): Map<string, Entry[]> => {
  const found = new Map<string, Entry[]>();
  for (const entry of Object.values(book.entries)) {
    const of = recurringOf(entry.source);
    if (of) found.set(keyOf(of), [...(found.get(keyOf(of)) ?? []), entry]);
  }
  return found;
};

/** Charged once; a person's edit or reversal of it stands. */
function claim(book: Book, { of, month, due, on }: Wanted, postings: readonly Entry[]): Answer {
  const isByPerson = postings.some((entry) => isEdited(book, entry));
  if (isByPerson || standingOf(book, postings).length > 0) return [];
  const { kind, label, schedule } = of;
  const key = keyOf({ id: of.id, month });
  const by = {
    source: postings.length === 0 ? key : `${key}:${postings.length + 1}`,
    on: openDay(book, on),
    process: rentProcess,
  };
  const { cents } = amountIn(schedule, month);
  return charge(by, { kind, label, due, period: month, to: 'owner', cents });
}

/**
 * What the day asks of a lease's recurring charges: what stands and shall not is reversed (D39), what shall
 * stand is charged once (D3). The book holds all postings of them, with all payments where one is reversed.
 * Charges of a settled lease stay as they are (D40). Stops at about `most` drafts: the rest comes next.
 */
export function postRecurring(
  book: Book,
  asked: RentAsked,
  charges: readonly RecurringCharge[],
  most?: number,
): Answer {
  if (asked.lease.settledOn !== undefined) return [];
  const wanted = wantedBy(asked, charges);
  const keys = new Set(wanted.map(({ of, month }) => keyOf({ id: of.id, month })));
  const postings = postingsOf(book);
  const known = new Set(charges.map(({ id }) => id));
  const gone = standingOf(book, [...postings.values()].flat()).filter(({ source: of }) => {
    const one = recurringOf(of);
    return one !== undefined && known.has(one.id) && !keys.has(keyOf(one));
  });
  return inTurn(
    book,
    [
      ...gone.map(({ source: of }) => (then: Book) => {
        return reverseCharge(then, byLeaseChange(then, asked.today), { of });
      }),
      ...wanted.map((one) => (then: Book) => {
        return claim(then, one, postings.get(keyOf({ id: one.of.id, month: one.month })) ?? []);
      }),
    ],
    most,
  );
}

/** The last month of a charge among postings; `before` where there is no later one. */
export const postedThrough = (
  entries: readonly Pick<Entry, 'source'>[],
  { id, before }: { readonly id: string; readonly before: string },
): string =>
  entries
    .flatMap(({ source: of }) => recurringOf(of) ?? [])
    .filter((one) => one.id === id)
    .map(({ month }) => month)
    .reduce(later, before);

/**
 * The day on which there may be more to charge of one; undefined when nothing comes. Months that the lease
 * does not charge now may be charged later: the job looks then.
 */
export function nextRecurringDay(asked: RentAsked, { schedule }: Pick<RecurringCharge, 'schedule'>) {
  if (asked.lease.settledOn !== undefined) return undefined;
  const [first] = agreedDays(asked.lease);
  const ahead = monthsOf(schedule, addToMonth(monthOf(asked.today), 2 * schedule.every + 1));
  const from = later(schedule.from, monthOf(asked.today));
  const further = ahead.at(-1) === undefined ? [schedule.from] : [];
  return [...ahead, ...further]
    .filter((month) => month >= from)
    .map((month) => {
      const lead = later(addDays(dayIn(schedule, month), -rentLeadDays), first?.from ?? '');
      return later(lead, amountIn(schedule, month).known);
    })
    .filter((day) => day > asked.today)
    .toSorted()[0];
}
