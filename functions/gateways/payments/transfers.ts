import type { TransferFailure } from '../../../shared/domain/ledger/owners/transfers';

/** The property and our own id of a transfer, which the provider keeps with it. */
export type TransferAddress = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly transferId: string;
};

/** A transfer as it stands at the provider, with what was taken back of it; the earliest first. */
export type SeenTransfer = {
  readonly providerId: string;
  readonly at: string;
  readonly cents: number;
  readonly back: readonly { readonly backId: string; readonly at: string; readonly cents: number }[];
};

/** Transfers of the platform's balance to owners' accounts. Amounts are integer cents, instants UTC ISO. */
export type OwnerTransfers = {
  // Sends cents to an owner's account; a repeat for the same transfer is the same one. Answers why the
  // provider did not make it at all.
  sendTransfer(
    transfer: TransferAddress & { accountId: string; cents: number },
  ): Promise<SeenTransfer | { failure: TransferFailure }>;
  /** Undefined when it was never made. */
  ownerTransfer(address: TransferAddress): Promise<SeenTransfer | undefined>;
  /** All of ours that an owner's account got, of any property. */
  transfersTo(accountId: string): Promise<(TransferAddress & SeenTransfer)[]>;
  /** Which of our transfers this is; undefined when it is none. */
  transferNamed(providerId: string): Promise<TransferAddress | undefined>;
  /**
   * Takes cents back, once for each `attempt`. Refuses `transfer-kept` when the account does not have them.
   */
  takeTransferBack(back: { providerId: string; cents: number; attempt: string }): Promise<void>;
};
