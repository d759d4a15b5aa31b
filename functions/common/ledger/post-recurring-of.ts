import { isDeepStrictEqual } from 'node:util';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import type { Book } from '../../../shared/domain/ledger/entry';
import { type Posted, post } from '../../../shared/domain/ledger/fold';
import {
  nextRecurringDay,
  postedThrough,
  postRecurring,
  type RecurringCharge,
  recurringSources,
} from '../../../shared/domain/ledger/recurring/post-recurring';
import {
  billDays,
  billedThrough,
  billSource,
  nextBillDay,
  postBills,
  type RecurringBill,
} from '../../../shared/domain/ledger/recurring/recurring-bills';
import { isRefused, type LedgerRefused } from '../../../shared/domain/ledger/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import { neverDue, propertyBook } from '../../table/ledger/record';
import type { LedgerPost } from '../../table/ledger/writes';
import type { Recurring, RecurringBook } from '../../table/recurring/record';
import { leaseById, momentAt } from '../leases/lease-at';
import { ledgerKeyOf, ownersOn, shownOf } from './ledger-place';
import { shownOfProperty } from './property-book';

/** Entries of one transaction, which holds 100 items with the payments they change. */
const entriesAtOnce = 30;

/** The recurring charges among what comes again. */
export const chargesIn = (all: readonly Recurring[]): RecurringCharge[] =>
  all.flatMap(({ recurringId: id, schedule, of }) =>
    of.kind === 'charge' ? [{ id, schedule, kind: of.what, label: of.label }] : [],
  );

/** The recurring bills among what comes again. */
export const billsIn = (all: readonly Recurring[]): RecurringBill[] =>
  all.flatMap(({ recurringId: id, schedule, through, of }): RecurringBill[] => {
    if (of.kind !== 'bill') return [];
    const { kind: _, ...facts } = of;
    return [{ id, schedule, through, ...facts }];
  });

type Looked = Pick<Recurring, 'through' | 'next'>;

/** Those that changed, each at its next version. */
const changedOf = (all: readonly Recurring[], look: (one: Recurring) => Looked): Recurring[] =>
  all.flatMap((one) => {
    const after = { ...one, ...look(one) };
    return isDeepStrictEqual(after, one) ? [] : [{ ...after, version: one.version + 1 }];
  });

type Work = {
  readonly all: readonly Recurring[];
  readonly before: LedgerRead;
  readonly posted: Posted | LedgerRefused;
  readonly shown: LedgerPost['shown'];
  readonly now: Date;
  readonly look: (one: Recurring, posted: Posted) => Looked;
};

/** Writes what was posted with where the job stands, in one transaction. Answers how many entries. */
async function save({ all, before, posted, shown, now, look }: Work, deps: Deps): Promise<number> {
  if (isRefused(posted)) throw new Error(`Recurring of ${before.key.leaseId} was refused: ${posted.refused}`);
  const recurring = changedOf(all, (one) => look(one, posted));
  const actor = { by: '', at: now.toISOString(), requestId: '' };
  if (posted.entries.length > 0) await deps.ledgers.post({ before, posted, shown, actor, recurring });
  else if (recurring.length > 0) await deps.recurring.lookAgain(recurring);
  return posted.entries.length;
}

/** Nothing comes again where the lease or property is gone. */
async function lookNoMore(all: readonly Recurring[], deps: Deps): Promise<number> {
  const changed = changedOf(all, ({ through }) => ({ through, next: neverDue }));
  if (changed.length > 0) await deps.recurring.lookAgain(changed);
  return 0;
}

type Asked = RecurringBook & { readonly now: Date };

async function postChargesOf(all: readonly Recurring[], asked: Asked, deps: Deps): Promise<number> {
  const { organizationId, bookId: leaseId, now } = asked;
  const at = await leaseById({ organizationId, leaseId }, deps);
  if (!at) return lookNoMore(all, deps);
  const today = momentAt(at, now).on;
  const rent = { lease: at.read.lease, today, shares: ownersOn(at.head) };
  const charges = chargesIn(all);
  const step = (book: Book, since: string) => {
    const drafts = postRecurring(book, { ...rent, since }, charges, entriesAtOnce);
    return post(book, isRefused(drafts) ? drafts : drafts.slice(0, entriesAtOnce));
  };
  const read = async (payments: 'all' | 'held') => {
    const before = await deps.ledgers.book({ ...ledgerKeyOf(at), payments, beginning: recurringSources });
    return { before, posted: step(before.book, before.since) };
  };
  // Payments are read only where a charge is reversed: in few months.
  const first = await read('held');
  const isPlain = !isRefused(first.posted) && first.posted.entries.every(({ type }) => type === 'charge');
  const { before, posted } = isPlain ? first : await read('all');
  const isCut = !isRefused(posted) && posted.entries.length >= entriesAtOnce;
  const { since } = before;
  const look = (one: Recurring, { entries }: Posted): Looked => {
    const through = postedThrough(entries, { id: one.recurringId, before: one.through });
    const next = isCut ? one.next : (nextRecurringDay({ ...rent, since }, one) ?? neverDue);
    return { through, next };
  };
  const count = await save({ all, before, posted, shown: shownOf(at, now), now, look }, deps);
  return isCut ? count + (await postRecurringOf(asked, deps)) : count;
}

async function postBillsOf(all: readonly Recurring[], asked: Asked, deps: Deps): Promise<number> {
  const { organizationId, bookId: propertyId, now } = asked;
  const head = await deps.properties.head({ organizationId, propertyId });
  if (!head) return lookNoMore(all, deps);
  const today = dayAt(head.property, now);
  const look = (one: Recurring): Looked => ({
    through: billedThrough(one, today),
    next: nextBillDay(one, today) ?? neverDue,
  });
  let count = 0;
  for (const one of all) {
    // What would have come while a property is archived is left out.
    const bills = head.property.archivedAt === undefined ? billsIn([one]) : [];
    const sources = bills.flatMap((bill) => billDays(bill, today).map((day) => billSource(bill.id, day)));
    if (sources.length === 0) {
      const changed = changedOf([one], look);
      if (changed.length > 0) await deps.recurring.lookAgain(changed);
      continue;
    }
    const before = await deps.ledgers.book({ ...propertyBook({ organizationId, propertyId }), sources });
    const posted = post(before.book, postBills(before.book, { today, bills }));
    count += await save({ all: [one], before, posted, shown: shownOfProperty(head, now), now, look }, deps);
  }
  return count;
}

/**
 * Posts what comes again in one book by its property's day (D6), with where the job stands, in as many
 * transactions as it takes. Answers how many entries. Refuses `conflict` when somebody changed it meanwhile.
 */
export async function postRecurringOf(asked: Asked, deps: Deps): Promise<number> {
  const all = await deps.recurring.ofBook(asked);
  if (all.length === 0) return 0;
  const isOfLease = all.some(({ of }) => of.kind === 'charge');
  return isOfLease ? postChargesOf(all, asked, deps) : postBillsOf(all, asked, deps);
}
