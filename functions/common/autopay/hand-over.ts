import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import type { OnlinePayment } from '../../table/ledger/record';
import { type LeaseAt, leaseById } from '../leases/lease-at';
import { applyOnline } from '../ledger/apply-online';
import { ledgerKeyOf, shownOf } from '../ledger/ledger-place';

type Reserved = { readonly autopay: Autopay; readonly now: Date };
type Debiting = NonNullable<Autopay['debiting']>;

/** Twice as long as the job may run: after that nobody is at work on a reservation. */
const abandonedAfter = 10 * 60 * 1000;

/** Whether the tenant still wants exactly this debit. */
const isWanted = (
  { state, method }: Autopay,
  { methodId }: Debiting,
  { online, now }: { online: OnlinePayment; now: Date },
): boolean => state === 'on' && method?.methodId === methodId && online.until > now.toISOString();

async function release(online: OnlinePayment, { at, now }: { at: LeaseAt; now: Date }, deps: Deps) {
  const before = await deps.ledgers.book(ledgerKeyOf(at));
  const actor = { by: '', at: now.toISOString(), requestId: '' };
  const posted = { book: before.book, entries: [] };
  const expired = { ...online, state: 'expired' } as const;
  await deps.ledgers.post({ before, posted, online: [expired], shown: shownOf(at, now), actor });
}

/** Looks at the provider before it calls: a call whose reply was lost is not made again. */
async function begin(online: OnlinePayment, { autopay, now }: Reserved, deps: Deps): Promise<void> {
  const { organizationId, leaseId, paymentId, customerId, cents, startedAt } = online;
  const { debiting } = autopay;
  const seen = await deps.payments.rentPayments(customerId);
  if (!debiting || seen.some((one) => one.paymentId === paymentId)) return;
  if (isWanted(autopay, debiting, { online, now })) {
    const address = { organizationId, leaseId, paymentId };
    const { methodId } = debiting;
    const { failure } = await deps.payments.debitRent({ ...address, customerId, methodId, cents });
    if (failure !== undefined) await deps.ledgers.keepFailure(online, failure);
    return;
  }
  const at = await leaseById({ organizationId, leaseId }, deps);
  if (at && now.getTime() - Date.parse(startedAt) > abandonedAfter) await release(online, { at, now }, deps);
}

/**
 * Hands the reserved debit of an autopay to the provider, and takes over what it says. Killed at any point,
 * repeated, or run by two at once, it makes one debit: the reservation stays `debiting` until the provider
 * has answered. Refuses `payments-away`.
 */
export async function handOver({ autopay, now }: Reserved, deps: Deps): Promise<void> {
  const { debiting, organizationId, leaseId } = autopay;
  if (!debiting) return;
  const key = { organizationId, leaseId, paymentId: debiting.paymentId };
  const before = await deps.ledgers.onlinePayment(key);
  if (before?.state === 'initiated') {
    await begin(before, { autopay, now }, deps);
    await applyOnline({ ...key, now }, deps);
  }
  const online = await deps.ledgers.onlinePayment(key);
  const after = await deps.autopays.byLease(key);
  if (online?.state === 'initiated' || after?.debiting?.paymentId !== debiting.paymentId) return;
  const isKept = await deps.autopays.keep({
    after: { ...after, debiting: undefined, version: after.version + 1 },
  });
  if (!isKept) throw refuse('conflict');
}
