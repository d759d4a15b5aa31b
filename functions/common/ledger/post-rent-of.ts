import type { Book } from '../../../shared/domain/ledger/entry';
import { type Posted, post } from '../../../shared/domain/ledger/fold';
import { nextRentDay, postRent } from '../../../shared/domain/ledger/post-rent';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { RentWatch } from '../../table/ledger/record';
import { leaseById, momentAt } from '../leases/lease-at';
import { ledgerKeyOf, ownersOn, shownOf } from './ledger-place';

/** After every day: nothing comes until the lease changes. */
const never = '9999-12-31';
/** Entries of one transaction, which holds 100 items with the payments they change. */
const entriesAtOnce = 30;

/**
 * Posts what one lease's rent asks for by its property's day (D6), in as many transactions as it takes.
 * Answers how many entries.
 */
export async function postRentOf(
  { watch, now }: { watch: RentWatch; now: Date },
  deps: Deps,
): Promise<number> {
  const at = await leaseById(watch, deps);
  if (!at) return 0;
  const today = momentAt(at, now).on;
  const before = await deps.ledgers.book({ ...ledgerKeyOf(at), payments: 'all', rent: true });
  const asked = { lease: at.read.lease, today, since: before.since, shares: ownersOn(at.head) };
  const step = (book: Book): Posted => {
    const drafts = postRent(book, asked, entriesAtOnce);
    const posted = post(book, isRefused(drafts) ? drafts : drafts.slice(0, entriesAtOnce));
    if (isRefused(posted)) throw new Error(`Rent of ${watch.leaseId} was refused: ${posted.refused}`);
    return posted;
  };
  const posted = step(before.book);
  const count = posted.entries.length;
  if (count > 0) {
    const actor = { by: '', at: now.toISOString(), requestId: '' };
    await deps.ledgers.post({ before, posted, shown: shownOf(at, now), actor });
    if (step(posted.book).entries.length > 0) return count + (await postRentOf({ watch, now }, deps));
  }
  await deps.ledgers.watchAgain(watch, nextRentDay(asked) ?? never);
  return count;
}
