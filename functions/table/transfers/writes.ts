import { ownEventWrites } from '../billing/writes';
import { absent } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { OwnerTransfer } from './record';

/** Names our own event, which stays pending until the reserved transfer is at the provider. */
export const transferReserved = 'owner-transfer.reserved';

/** A transfer as it is from now on; `before` as it was read, absent for a new one. */
export type TransferStep = { readonly before?: OwnerTransfer; readonly after: OwnerTransfer };

/** For the transaction that writes its entry. A new one comes with the event that has it sent. */
export function transferWrites({ before, after }: TransferStep): Write[] {
  if (before) {
    const { state, back } = before;
    const asRead = {
      and: [
        { attr: 'state', eq: state },
        { attr: 'back', eq: back },
      ],
    } as const;
    return [put(OwnerTransfer, after, asRead)];
  }
  const { organizationId, leaseId: propertyId, transferId, startedAt } = after;
  const event = {
    eventId: `${organizationId}:${transferId}`,
    type: transferReserved,
    transfer: { organizationId, propertyId, transferId },
    createdAt: startedAt,
    receivedAt: startedAt,
    status: 'pending' as const,
  };
  return [put(OwnerTransfer, after, absent), ...ownEventWrites(event)];
}
