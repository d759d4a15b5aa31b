import { momentAt } from '../../common/leases/lease-at';
import { ownersOn } from '../../common/ledger/ledger-place';
import { aboutBook, type PropertyBookAt, shownOfProperty } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import type { OwnerTransfer } from '../../table/transfers/record';
import {
  cashAccounts,
  type LedgerRequest,
  type Posting,
  payoutGuards,
  postedBy,
  postOnce,
} from '../books/post-change';

export type OwnerPosting = Omit<Posting, 'request' | 'opened'> & {
  readonly request: Omit<LedgerRequest, 'found'> & { readonly found: PropertyBookAt };
  /** Reserved with the entry. */
  readonly transfer?: OwnerTransfer;
};

/** Asks the command and writes what it leads to in a property's own book, with its log entry, once. */
export const postOwnerMoney = (posting: OwnerPosting, deps: Deps) =>
  postOnce(posting, () => writeOwnerMoney(posting, deps), deps);

/** The same for a caller that knows its repeats itself. */
export async function writeOwnerMoney(
  { request, transfer, cash, command, ...posting }: OwnerPosting,
  deps: Deps,
): Promise<void> {
  const { found, now } = request;
  const { ledger: before, head } = found;
  const accounts = await cashAccounts(cash, before.key, deps);
  const today = momentAt(found, now).on;
  const answer = command(before.book, { today, shares: ownersOn(head), accounts });
  const written = postedBy({ ...posting, request, before, answer, logged: aboutBook(head) });
  const guards = await payoutGuards(cash, written, deps);
  await deps.ledgers.post({
    ...written,
    guards,
    shown: shownOfProperty(head, now),
    ...(transfer && { transfer: { after: transfer } }),
  });
}
