import { accounts, sumOf } from '../../../shared/domain/ledger/accounts';
import type { Kept } from '../../../shared/domain/ledger/check-ledger';
import { movedByTransfers } from '../../../shared/domain/ledger/owners/transfers';
import { Refusal } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { isPropertyBook, type StoredHead } from '../../table/ledger/record';
import { seenOf } from './apply-online';
import { factsOf, heldAtProvider } from './online-facts';

/**
 * Cents that the provider holds of a book, below 0 what it sent to owners; `moving` while money moved within
 * the last hour, `away` when the provider could not be asked.
 */
export type Held = number | 'moving' | 'away';

/** As long as its webhook event may be on the way, a movement is nobody's mistake. */
const quietMilliseconds = 60 * 60 * 1000;
const readsAtOnce = 4;

async function heldOfLease(head: StoredHead, { quiet, now }: { quiet: string; now: Date }, deps: Deps) {
  const seen = await seenOf(await deps.ledgers.onlineOf(head), deps);
  const facts = seen.flatMap((one) => factsOf(one, { now, dayOf: (at) => at }));
  if (facts.some(({ kind, at }) => kind !== 'lost' && at > quiet)) return 'moving';
  return heldAtProvider(facts);
}

/** The provider's accounts of everybody who owns or owned the property, and of all its transfers. */
async function payeesOf({ organizationId, propertyId }: StoredHead, own: readonly string[], deps: Deps) {
  const property = await deps.properties.head({ organizationId, propertyId });
  const owners = await mapAll(
    property?.everOwners ?? [],
    ({ ownerId }) => deps.connectedAccounts.byOwner({ organizationId, ownerId }),
    { concurrency: readsAtOnce },
  );
  return [...new Set([...own, ...owners.flatMap((owner) => owner?.accountId ?? [])])];
}

async function heldOfProperty(head: StoredHead, { quiet }: { quiet: string }, deps: Deps) {
  const { organizationId, propertyId } = head;
  const ours = await deps.transfers.ofBook(head);
  const accountsOfAll = await payeesOf(
    head,
    ours.map(({ accountId }) => accountId),
    deps,
  );
  const seen = await mapAll(accountsOfAll, (id) => deps.payments.transfersTo(id), {
    concurrency: readsAtOnce,
  });
  const sent = seen
    .flat()
    .filter((one) => one.organizationId === organizationId && one.propertyId === propertyId);
  const back = sent.flatMap((one) => one.back);
  const moves = [...ours.map(({ startedAt }) => startedAt), ...[...sent, ...back].map(({ at }) => at)];
  if (moves.some((at) => at > quiet)) return 'moving';
  return sumOf(back.map(({ cents }) => cents)) - sumOf(sent.map(({ cents }) => cents));
}

export const isAway = (error: unknown): boolean => error instanceof Refusal && error.code === 'payments-away';

/** What the provider says of a lease's payments, or of a property's transfers to its owners. */
export async function heldBy(head: StoredHead, { now }: { now: Date }, deps: Deps): Promise<Held> {
  const quiet = new Date(now.getTime() - quietMilliseconds).toISOString();
  try {
    const read = isPropertyBook(head) ? heldOfProperty : heldOfLease;
    return await read(head, { quiet, now }, deps);
  } catch (error) {
    if (isAway(error)) return 'away';
    throw error;
  }
}

/** Cents by which a book differs from what the provider holds of it (D8). A recorded payout is the bank's. */
export function providerGap(head: StoredHead, { entries }: Kept, held: Held): number {
  if (typeof held === 'string') return 0;
  const ours = isPropertyBook(head) ? movedByTransfers(entries) : (head.balances[accounts.clearing] ?? 0);
  return ours - held;
}
