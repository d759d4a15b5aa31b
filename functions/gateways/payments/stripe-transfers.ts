import Stripe from 'stripe';
import { refuse } from '../../../shared/wire/refusals';
import { asked, askedFor, instantOf, onceFor } from './stripe-client';
import type { OwnerTransfers, SeenTransfer, TransferAddress } from './transfers';

const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Finds a transfer whose reply was lost, long after the provider has forgotten the call's key. */
const groupOf = ({ organizationId, transferId }: TransferAddress): string =>
  `${organizationId}:${transferId}`;

function addressOf({ metadata }: Stripe.Transfer): TransferAddress | undefined {
  const { organizationId, propertyId, transferId } = metadata;
  return organizationId && propertyId && transferId ? { organizationId, propertyId, transferId } : undefined;
}

const pageOf = 100;

const seenOf = ({ id, created, amount, reversals }: Stripe.Transfer): SeenTransfer => ({
  providerId: id,
  at: instantOf(created),
  cents: amount,
  back: reversals.data
    .map((one) => ({ backId: one.id, at: instantOf(one.created), cents: one.amount }))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.backId.localeCompare(other.backId)),
});

/** Owners get money only by separate transfers of what has cleared (D30). */
export const stripeTransfers = (stripe: Stripe): OwnerTransfers => ({
  sendTransfer: ({ accountId, cents, ...address }) =>
    asked(async () => {
      try {
        const transfer = await stripe.transfers.create(
          {
            amount: cents,
            currency: 'usd',
            destination: accountId,
            transfer_group: groupOf(address),
            metadata: address,
          },
          // Without amount and account: the provider refuses the same transfer with others.
          onceFor('transfer', address.organizationId, address.propertyId, address.transferId),
        );
        return seenOf(transfer);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const isAccount = error.code === 'insufficient_capabilities_for_transfer';
        return { failure: isAccount ? 'account' : 'refused' };
      }
    }),

  ownerTransfer: (address) =>
    asked(async () => {
      const { data } = await stripe.transfers.list({ transfer_group: groupOf(address), limit: 1 });
      return data[0] && seenOf(data[0]);
    }),

  transfersTo: (accountId) =>
    asked(async () => {
      const found: (TransferAddress & SeenTransfer)[] = [];
      for await (const transfer of stripe.transfers.list({ destination: accountId, limit: pageOf })) {
        const address = addressOf(transfer);
        if (address) found.push({ ...address, ...seenOf(transfer) });
      }
      return found;
    }),

  transferNamed: async (providerId) => {
    const transfer = await askedFor(() => stripe.transfers.retrieve(providerId));
    return transfer && addressOf(transfer);
  },

  takeTransferBack: ({ providerId, cents, attempt }) =>
    asked(async () => {
      try {
        const once = onceFor('transfer-back', attempt, providerId, cents);
        await stripe.transfers.createReversal(providerId, { amount: cents }, once);
      } catch (error) {
        throw isRefusal(error) ? refuse('transfer-kept') : error;
      }
    }),
});
