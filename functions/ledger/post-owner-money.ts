import type { AuditAction } from '../../shared/domain/audit';
import type { AuditFacts } from '../../shared/domain/audit-words';
import type { Answer } from '../../shared/domain/ledger/charges';
import type { SharesOn } from '../../shared/domain/ledger/covers';
import type { Book } from '../../shared/domain/ledger/entry';
import { post } from '../../shared/domain/ledger/fold';
import { isRefused } from '../../shared/domain/ledger/refusals';
import { refuse } from '../../shared/wire/refusals';
import { momentAt } from '../common/leases/lease-at';
import { ownersOn } from '../common/ledger/ledger-place';
import { type PropertyBookAt, shownOfProperty } from '../common/ledger/property-book';
import type { Deps } from '../runtime/deps/deps';
import type { OwnerTransfer } from '../table/transfers/record';
import { type LedgerRequest, postOnce, refusalOf } from './post-change';

export type OwnerPosting = {
  readonly request: Omit<LedgerRequest, 'found'> & { readonly found: PropertyBookAt };
  /** The entry that the answer names: a repeat of the call finds it. */
  readonly source: string;
  readonly action: AuditAction;
  readonly facts: AuditFacts;
  /** Reserved with the entry. */
  readonly transfer?: OwnerTransfer;
  readonly command: (book: Book, about: { today: string; shares: SharesOn }) => Answer;
};

/** Asks the command and writes what it leads to in a property's own book, with its log entry, once. */
export const postOwnerMoney = (posting: OwnerPosting, deps: Deps) =>
  postOnce(posting, () => writeOwnerMoney(posting, deps), deps);

/** The same for a caller that knows its repeats itself. */
export async function writeOwnerMoney(
  { request, action, facts, transfer, command }: OwnerPosting,
  deps: Deps,
): Promise<void> {
  const { found, now, viewer, requestId, once: call } = request;
  const { ledger, head } = found;
  const { propertyId, title } = head.property;
  const about = { today: momentAt(found, now).on, shares: ownersOn(head) };
  const posted = post(ledger.book, command(ledger.book, about));
  if (isRefused(posted)) throw refusalOf(posted);
  if (posted.entries.length === 0) throw refuse('conflict');
  const object = { kind: 'ledger', id: propertyId, name: title } as const;
  // The entry's own key stands in for a once-record.
  const { once: _, ...trace } = request.trace({ action, object, about: propertyId, after: facts });
  const actor = { by: viewer.userId, at: now.toISOString(), requestId, hash: call?.hash };
  await deps.ledgers.post({
    ...{ before: ledger, posted, shown: shownOfProperty(head, now), actor, trace },
    ...(transfer && { transfer: { after: transfer } }),
  });
}
