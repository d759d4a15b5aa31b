import { refuse } from '../../../shared/wire/refusals';
import { applyTransfer } from '../../common/ledger/apply-transfer';
import { aboutBook, type PropertyBookAt, shownOfProperty } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRequest } from '../books/post-change';
import { keyName } from '../books/posting-id';

type Taking = Omit<LedgerRequest, 'found'> & {
  readonly found: PropertyBookAt;
  readonly body: { readonly entry_id: string; readonly reason: string };
};

/** Has the provider take all of a transfer back, while the owner's account has it (D30). */
export async function takeTransferBack(request: Taking, transferId: string, deps: Deps) {
  const { found, now, once, requestId, viewer, body } = request;
  const { organizationId } = viewer;
  const { propertyId } = found.head.property;
  const transfer = await deps.transfers.byId({ organizationId, leaseId: propertyId, transferId });
  // One that is still being sent has no id there yet.
  if (!transfer?.providerId) throw refuse('transfer-moving');
  const cents = transfer.cents - transfer.back;
  if (cents === 0) throw refuse('already-reversed');
  const { providerId } = transfer;
  await deps.payments.takeTransferBack({ providerId, cents, attempt: once ? keyName(once) : requestId });
  const after = { amount: cents, reason: body.reason };
  const reply = { success: 1 as const, data: { entry_id: body.entry_id } };
  const trace = request.trace({ action: 'ledger.undo', ...aboutBook(found.head), after });
  const { ledger } = found;
  await deps.ledgers.post({
    before: ledger,
    posted: { book: ledger.book, entries: [] },
    trace: { ...trace, reply },
    shown: shownOfProperty(found.head, now),
    actor: { by: viewer.userId, at: now.toISOString(), requestId },
  });
  await applyTransfer({ organizationId, propertyId, transferId, now }, deps);
  return reply;
}
