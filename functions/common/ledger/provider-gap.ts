import { accounts, sumOf } from '../../../shared/domain/ledger/accounts';
import type { Kept } from '../../../shared/domain/ledger/check-ledger';
import type { Entry } from '../../../shared/domain/ledger/entry';
import { movedByTransfers } from '../../../shared/domain/ledger/owners/transfers';
import { Refusal } from '../../../shared/wire/refusals';
import type { RentPayment } from '../../gateways/payments/rent';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { isPropertyBook, type StoredHead } from '../../table/ledger/record';
import { askedOf, seenOf } from './apply-online';
import { factsOf, heldAtProvider } from './online-facts';

/**
 * Cents that the provider holds of a book, below 0 what it sent to owners; `moving` while money moved within
 * the last hour, `away` when the provider could not be asked, `unnamed` when money moved for a lease that has
 * no payment of it.
 */
export type Held = number | 'moving' | 'away' | 'unnamed';

/** As long as its webhook event may be on the way, a movement is nobody's mistake. */
const quietMilliseconds = 60 * 60 * 1000;
const readsAtOnce = 4;

type Asking = {
  readonly quiet: string;
  readonly now: Date;
  readonly hasMoved: boolean;
  readonly references: ReadonlySet<string>;
};

/** The provider's own id of a payment. */
const isIntent = (reference: string): boolean => reference.startsWith('pi_');

/** What people wrote beside money: the provider's id of what they wrote down by hand, after a restore. */
const referencesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ received, paidOut }) => [received?.reference ?? [], paidOut?.reference ?? []].flat()),
  );

/**
 * Settled payments of the lease that the table does not name: after a restore, those begun since its moment.
 */
function unnamedOf({ leaseId }: StoredHead, asked: readonly RentPayment[], known: ReadonlySet<string>) {
  return asked.filter(
    (one) => one.leaseId === leaseId && one.settled && !known.has(one.paymentId) && !known.has(one.intentId),
  );
}

const centsOf = ({ settled, refunds }: RentPayment): number =>
  (settled?.cents ?? 0) -
  (settled?.fee ?? 0) -
  sumOf(refunds.map(({ cents, failedAt }) => (failedAt ? 0 : cents)));

async function heldOfLease(head: StoredHead, { quiet, now, hasMoved, references }: Asking, deps: Deps) {
  const online = await deps.ledgers.onlineOf(head);
  if (online.length === 0) return hasMoved && ![...references].some(isIntent) ? 'unnamed' : 0;
  const asked = await askedOf(online, deps);
  const seen = await seenOf(online, asked, deps);
  const facts = seen.flatMap((one) => factsOf(one, { now, dayOf: (at) => at }));
  const ours = online.map(({ paymentId }) => paymentId);
  const unnamed = unnamedOf(head, asked, new Set([...ours, ...references]));
  const moves = [
    ...facts.filter(({ kind }) => kind !== 'lost').map(({ at }) => at),
    ...unnamed.map(({ settled }) => settled?.at ?? ''),
  ];
  if (moves.some((at) => at > quiet)) return 'moving';
  return heldAtProvider(facts) + sumOf(unnamed.map(centsOf));
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

async function heldOfProperty(head: StoredHead, { quiet, references }: Asking, deps: Deps) {
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
    .filter((one) => one.organizationId === organizationId && one.propertyId === propertyId)
    .filter(({ providerId }) => !references.has(providerId));
  const back = sent.flatMap((one) => one.back);
  const moves = [...ours.map(({ startedAt }) => startedAt), ...[...sent, ...back].map(({ at }) => at)];
  if (moves.some((at) => at > quiet)) return 'moving';
  return sumOf(back.map(({ cents }) => cents)) - sumOf(sent.map(({ cents }) => cents));
}

export const isAway = (error: unknown): boolean => error instanceof Refusal && error.code === 'payments-away';

/** What the provider says of a lease's payments, or of a property's transfers to its owners. */
export async function heldBy(
  head: StoredHead,
  { now, hasMoved, entries }: { now: Date; hasMoved: boolean; entries: readonly Entry[] },
  deps: Deps,
): Promise<Held> {
  const quiet = new Date(now.getTime() - quietMilliseconds).toISOString();
  try {
    const read = isPropertyBook(head) ? heldOfProperty : heldOfLease;
    return await read(head, { quiet, now, hasMoved, references: referencesOf(entries) }, deps);
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
