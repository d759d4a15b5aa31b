import type { TransferFact } from '../../../shared/domain/ledger/owners/transfers';
import { refuse } from '../../../shared/wire/refusals';
import type { SeenTransfer, TransferAddress } from '../../gateways/payments/transfers';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { OwnerTransfer } from '../../table/transfers/record';
import { saveTransfer } from './save-transfer';

type Asked = TransferAddress & { readonly now: Date };

/** Longer than any call runs: after that nobody is at work on a transfer. */
const heldMilliseconds = 10 * 60 * 1000;
export const heldFrom = (now: Date): string => new Date(now.getTime() + heldMilliseconds).toISOString();

const addressOf = ({ organizationId, leaseId: propertyId, transferId }: OwnerTransfer): TransferAddress => ({
  organizationId,
  propertyId,
  transferId,
});

/** Everything the provider says of a transfer, in its order of time. */
async function keepSeen(before: OwnerTransfer, seen: SeenTransfer, { now }: { now: Date }, deps: Deps) {
  const { providerId } = seen;
  const facts: TransferFact[] = [
    ...(before.state === 'sending' ? [{ kind: 'sent' } as const] : []),
    ...seen.back.map(({ backId: id, at, cents }) => ({ kind: 'back', id, at, cents }) as const),
  ];
  let transfer = before;
  for (const fact of facts) transfer = await saveTransfer({ transfer, fact, providerId, now }, deps);
  return transfer;
}

/**
 * Has the provider send a reserved transfer, for the one caller that holds it. Its own id is the call's key,
 * so a repeat is the same transfer. What the provider refuses takes the reservation back. Refuses
 * `payments-away`.
 */
export async function sendTransfer(
  transfer: OwnerTransfer,
  { now }: { now: Date },
  deps: Deps,
): Promise<OwnerTransfer> {
  const { accountId, cents } = transfer;
  const sent = await deps.payments.sendTransfer({ ...addressOf(transfer), accountId, cents });
  if (!('failure' in sent)) return keepSeen(transfer, sent, { now }, deps);
  const fact = { kind: 'failed', failure: sent.failure } as const;
  return saveTransfer({ transfer, fact, now }, deps);
}

async function applyOnce({ now, ...address }: Asked, deps: Deps): Promise<OwnerTransfer | undefined> {
  const key = { ...address, leaseId: address.propertyId };
  const transfer = await deps.transfers.byId(key);
  if (!transfer || transfer.state === 'failed') return transfer;
  const seen = await deps.payments.ownerTransfer(address);
  if (seen) return keepSeen(transfer, seen, { now }, deps);
  const until = heldFrom(now);
  const isFree = transfer.heldUntil <= now.toISOString();
  if (!isFree || !(await deps.transfers.hold(transfer, { until }))) throw refuse('transfer-moving');
  return sendTransfer({ ...transfer, heldUntil: until }, { now }, deps);
}

/**
 * Brings a transfer in line with the provider: one that was not sent is sent, and each fact without an entry
 * is posted. Order, repeats, kills and concurrent calls do not matter (D31). Refuses `transfer-moving` while
 * another call has it, and `payments-away`.
 */
export const applyTransfer = (asked: Asked, deps: Deps): Promise<OwnerTransfer | undefined> =>
  retryOnConflict(() => applyOnce(asked, deps));
