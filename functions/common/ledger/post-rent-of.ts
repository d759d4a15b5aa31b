import type { Book } from '../../../shared/domain/ledger/entry';
import { type Posted, post } from '../../../shared/domain/ledger/fold';
import { isRefused, type LedgerRefused } from '../../../shared/domain/ledger/refusals';
import { lastMonthSource } from '../../../shared/domain/ledger/rent/last-month';
import { nextRentDay, postRent } from '../../../shared/domain/ledger/rent/post-rent';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import { neverDue, type RentWatch } from '../../table/ledger/record';
import { leaseById, momentAt } from '../leases/lease-at';
import { ledgerKeyOf, ownersOn, shownOf } from './ledger-place';

/** Entries of one transaction, which holds 100 items with the payments they change. */
const entriesAtOnce = 30;

type Step = (book: Book, since: string, isPartlyRead?: boolean) => Posted | LedgerRefused;
type Rent = { readonly before: LedgerRead; readonly posted: ReturnType<Step> };

/** Only new rent: it moves nothing that was paid. */
const isPlain = ({ before: { book }, posted }: Rent): boolean =>
  book.head.prepayments.length === 0 &&
  !isRefused(posted) &&
  posted.entries.every(({ type }) => type === 'charge');

/** What is to be posted. Payments are read only for a change that may move them: none in most months. */
async function rentToPost(key: LedgerRead['key'], step: Step, { ledgers }: Deps): Promise<Rent> {
  const read = async (payments: 'all' | 'held'): Promise<Rent> => {
    const sources = [lastMonthSource(key.leaseId)];
    const before = await ledgers.book({ ...key, payments, rent: true, sources });
    return { before, posted: step(before.book, before.since, payments === 'held') };
  };
  const rent = await read('held');
  return isPlain(rent) ? rent : read('all');
}

/** Posts a lease's rent by its property's day (D6), in as many transactions as it takes. Answers how many. */
export async function postRentOf(
  { watch, now }: { watch: RentWatch; now: Date },
  deps: Deps,
): Promise<number> {
  const at = await leaseById(watch, deps);
  if (!at) return 0;
  const today = momentAt(at, now).on;
  const facts = { lease: at.read.lease, today, shares: ownersOn(at.head) };
  const step: Step = (book, since, isPartlyRead = false) => {
    const drafts = postRent(book, { ...facts, since, isPartlyRead }, entriesAtOnce);
    return post(book, isRefused(drafts) ? drafts : drafts.slice(0, entriesAtOnce));
  };
  const { before, posted } = await rentToPost(ledgerKeyOf(at), step, deps);
  if (isRefused(posted)) throw new Error(`Rent of ${watch.leaseId} was refused: ${posted.refused}`);
  const { since } = before;
  const count = posted.entries.length;
  if (count > 0) {
    const actor = { by: '', at: now.toISOString(), requestId: '' };
    await deps.ledgers.post({ before, posted, shown: shownOf(at, now), actor });
    const more = step(posted.book, since);
    if (isRefused(more) || more.entries.length > 0) return count + (await postRentOf({ watch, now }, deps));
  }
  await deps.ledgers.watchAgain(watch, nextRentDay({ ...facts, since }) ?? neverDue);
  return count;
}
