import { followedBy } from '../../../shared/domain/ledger/fold';
import { voidBill } from '../../../shared/domain/ledger/owners/bills';
import { reverseCharge } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { undoCost } from '../../../shared/domain/requests/costs';
import type { Given } from '../../../shared/domain/requests/move';
import type { Cost } from '../../../shared/domain/requests/request';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerPost } from '../../table/ledger/writes';
import { momentAt } from '../leases/lease-at';
import { findLedger, type LedgerAt } from '../ledger/find-ledger';
import { ownersOn } from '../ledger/ledger-place';
import { findPropertyBook } from '../ledger/property-book';
import { type At, type Books, bookOf, type CostCall, ledgerOf, postOf } from './save-cost';
import { movedOrRefuse, saveMove } from './save-move';

/** The books as a reversal of a cost needs them. */
export async function costBooksToUndo(
  { viewer, now }: Pick<CostCall, 'viewer' | 'now'>,
  { source, claim, propertyId }: Pick<Cost, 'source' | 'claim'> & { readonly propertyId: string },
  deps: Deps,
): Promise<Books> {
  const sources = claim ? [claim.source, `${claim.source}:reversal`] : [];
  const [own, lease] = await Promise.all([
    findPropertyBook({ viewer, now, propertyId }, { beginning: source }, deps),
    claim && findLedger({ viewer, now, leaseId: claim.leaseId }, { sources, payments: 'all' }, deps),
  ]);
  return { own, lease };
}

type Undoing = {
  readonly call: CostCall;
  readonly at: At;
  readonly books: Books;
  readonly given: Given;
  readonly cost: Cost;
  readonly why: string;
};

/**
 * Takes the bill back, and the claim unless that was taken back in the ledger, with the cost. Refuses as both
 * do.
 */
export async function undoSavedCost(
  { call, at, books, given, cost: undone, why }: Undoing,
  deps: Deps,
): Promise<void> {
  const { request, head } = at;
  const { organizationId, requestId } = request;
  const { on } = momentAt({ head }, call.now);
  const { source: of, claim } = undone;
  const move = undoCost(request, given, { cost: undone.number, why });
  movedOrRefuse(move);
  const { ownerCents, tenantCents } = undone;
  const facts = { amount: ownerCents + tenantCents, reason: why };
  const answer = voidBill(books.own.ledger.book, { on, why }, { of });
  const bill = postOf(call, { action: 'ledger.undo', facts, answer }, bookOf(books.own, call.now));
  const claimed = claim && books.lease && claimReversal({ call, claim, lease: books.lease, why });
  const posts = [bill, ...(claimed ? [claimed] : [])];
  await saveMove({ call, at, key: { organizationId, requestId }, move, posts, reply: { success: 1 } }, deps);
}

type Reversing = {
  readonly call: CostCall;
  readonly claim: NonNullable<Cost['claim']>;
  readonly lease: LedgerAt;
  readonly why: string;
};

function claimReversal({ call, claim, lease, why }: Reversing): LedgerPost | undefined {
  const { book } = lease.ledger;
  if (book.entries[`${claim.source}:reversal`]) return undefined;
  const { on } = momentAt(lease, call.now);
  const answer = followedBy(book, reverseCharge(book, { on, why }, { of: claim.source }), (then) =>
    applyPrepayments(then, { on }, ownersOn(lease.head)),
  );
  const amount = book.entries[claim.source]?.charge?.cents ?? 0;
  const facts = { kind: 'damage', amount, reason: why };
  return postOf(call, { action: 'ledger.reverse', facts, answer }, ledgerOf(lease, call.now));
}
