import * as z from 'zod';
import { TransferFailure, transferStates } from '../../../shared/domain/ledger/owners/transfers';
import { type RecordOf, record } from '../db/record';
import { type LedgerKey, ledgerPartition } from '../ledger/record';

export const transfersOfBook = 'TRANSFER#';

/** A transfer to an owner, in the property's own book. Its entry has the same id in its source. */
export const OwnerTransfer = record({
  name: 'owner-transfer',
  fields: () => ({
    /** `leaseId` is the property's, as of its book. */
    organizationId: z.string(),
    leaseId: z.string(),
    transferId: z.string(),
    ownerId: z.string(),
    /** The owner's account at the provider, and the transfer there once it is made. */
    accountId: z.string(),
    providerId: z.string().optional(),
    cents: z.number().int(),
    /** Cents that were taken back. */
    back: z.number().int(),
    state: z.enum(transferStates),
    failure: TransferFailure.optional(),
    startedAt: z.string(),
    /** Until this instant the call that set it hands the transfer over, and no other one does. */
    heldUntil: z.string(),
  }),
  key: (transfer: LedgerKey & { transferId: string }) => ({
    pk: ledgerPartition(transfer),
    sk: `${transfersOfBook}${transfer.transferId}`,
  }),
});
export type OwnerTransfer = RecordOf<typeof OwnerTransfer>;
