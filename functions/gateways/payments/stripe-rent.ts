import Stripe from 'stripe';
import { failureWords } from '../../../shared/domain/ledger/rent/failure-words';
import { refuse } from '../../../shared/wire/refusals';
import type { RentAddress, RentDebits, RentMethods, RentPayment, RentPayments } from './rent';
import { statusOf } from './stripe-checkout';
import { asked, askedFor, idOf, instantOf, onceFor } from './stripe-client';

const pageOf = 100;
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** Ours are marked; another product may share the account. */
function addressOf({ metadata }: { metadata: Stripe.Metadata | null }): RentAddress | undefined {
  const { paymentId } = metadata ?? {};
  const lease = leaseOf({ metadata });
  return lease && paymentId ? { ...lease, paymentId } : undefined;
}

function leaseOf({ metadata }: { metadata: Stripe.Metadata | null }) {
  const { organizationId, leaseId } = metadata ?? {};
  return organizationId && leaseId ? { organizationId, leaseId } : undefined;
}

const statuses: Record<string, RentPayment['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
};

/** A bank account that is verified by small deposits is on its way; a bank's page waits for the person. */
function intentStatus({ status, next_action: next }: Stripe.PaymentIntent): RentPayment['status'] {
  if (status === 'requires_action')
    return next?.type === 'verify_with_microdeposits' ? 'processing' : 'asking';
  return statuses[status] ?? 'waiting';
}

/** Expanded by the call that read it. */
export const whole = <T extends object>(value: T | string | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const settledOf = (moved: Stripe.BalanceTransaction | undefined, cents: number) =>
  moved && {
    at: instantOf(moved.created),
    clearsAt: instantOf(moved.available_on),
    cents,
    fee: moved.fee,
  };

/** Marked when the refund was asked for, so that whoever reads it knows what it is. */
const depositOf = ({ metadata }: Stripe.Refund) =>
  metadata?.kind === 'deposit' && metadata.tenant ? { deposit: metadata.tenant } : {};

async function refundsOf(stripe: Stripe, charge: Stripe.Charge): Promise<RentPayment['refunds']> {
  const failedAt = async ({ id, status }: Stripe.Refund) => {
    if (status !== 'failed') return {};
    const expand = ['failure_balance_transaction'];
    const failed = whole((await stripe.refunds.retrieve(id, { expand })).failure_balance_transaction);
    return failed ? { failedAt: instantOf(failed.created) } : {};
  };
  const made = (charge.refunds?.data ?? []).filter(({ status }) => status !== 'canceled');
  return Promise.all(
    made.map(async (refund) => ({
      refundId: refund.id,
      at: instantOf(refund.created),
      cents: refund.amount,
      ...depositOf(refund),
      ...(await failedAt(refund)),
    })),
  );
}

const closed: Record<string, 'won' | 'lost'> = { won: 'won', lost: 'lost' };

/** What the bank took: an inquiry has taken nothing. */
async function disputesOf(stripe: Stripe, charge: Stripe.Charge, intentId: string) {
  if (!charge.disputed) return [];
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: pageOf });
  const isFinal = charge.payment_method_details?.type === 'us_bank_account';
  return data.flatMap((dispute): RentPayment['disputes'][number][] => {
    const [taken, back] = dispute.balance_transactions;
    if (!taken) return [];
    return [
      {
        disputeId: dispute.id,
        at: instantOf(taken.created),
        cents: -taken.amount,
        fee: taken.fee,
        reason: dispute.reason,
        status: closed[dispute.status] ?? 'open',
        isFinal,
        ...(back && { wonAt: instantOf(back.created) }),
      },
    ];
  });
}

async function toPayment(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<RentPayment | undefined> {
  const address = addressOf(intent);
  if (!address) return undefined;
  const charge = whole(intent.latest_charge);
  const settled = settledOf(whole(charge?.balance_transaction), intent.amount_received);
  const isBank = charge?.payment_method_details?.type === 'us_bank_account';
  return {
    ...address,
    intentId: intent.id,
    status: intentStatus(intent),
    method: isBank ? 'bank' : 'card',
    failure: failureWords(intent.last_payment_error ?? {}),
    ...(settled && intent.status === 'succeeded' && { settled }),
    refunds: charge ? await refundsOf(stripe, charge) : [],
    disputes: charge ? await disputesOf(stripe, charge, intent.id) : [],
  };
}

type Moved = {
  readonly metadata?: Stripe.Metadata | null;
  readonly payment_intent?: string | Stripe.PaymentIntent | null;
  readonly transfer?: string | Stripe.Transfer | null;
};

function bookOf({ metadata }: { metadata: Stripe.Metadata | null }) {
  const { organizationId, leaseId, propertyId } = metadata ?? {};
  const bookId = leaseId ?? propertyId;
  return organizationId && bookId ? { organizationId, bookId } : undefined;
}

// Charges and transfers are marked; of a refund or dispute only the payment is known, of what came back the
// transfer alone.
async function bookOfMove(stripe: Stripe, { metadata = null, payment_intent: intent, transfer }: Moved) {
  const book = bookOf({ metadata });
  const intentId = idOf(intent);
  const transferId = idOf(transfer);
  if (book) return book;
  if (intentId !== undefined) return bookOf(await stripe.paymentIntents.retrieve(intentId));
  return transferId === undefined ? undefined : bookOf(await stripe.transfers.retrieve(transferId));
}

/** Tenants pay on the provider's own pages, into the platform's balance; owners get transfers of it. */
export const stripeRent = (stripe: Stripe): Omit<RentPayments, keyof (RentDebits & RentMethods)> => ({
  tenantCustomerFor: ({ organizationId, leaseId, userRoleId, email, name }) =>
    asked(async () => {
      const { id } = await stripe.customers.create(
        { email, name, metadata: { organizationId, leaseId, userRoleId } },
        onceFor('tenant', organizationId, leaseId, userRoleId, email, name),
      );
      return id;
    }),

  startRentCheckout: ({ customerId, cents, name, until, successUrl, cancelUrl, ...address }) =>
    asked(async () => {
      const price_data = { currency: 'usd', unit_amount: cents, product_data: { name } };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer: customerId,
          line_items: [{ quantity: 1, price_data }],
          payment_intent_data: { metadata: address },
          // The payer is asked there, so that nothing is saved unasked.
          saved_payment_method_options: { payment_method_save: 'enabled' },
          metadata: address,
          expires_at: secondsOf(until),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        onceFor('rent', address.paymentId, customerId, cents, name, until, successUrl, cancelUrl),
      );
      if (!session.url) throw new Error('The provider opened a page without an address');
      return { checkoutId: session.id, url: session.url };
    }),

  endRentCheckout: async (checkoutId) => {
    const isOpen = async () =>
      (await askedFor(() => stripe.checkout.sessions.retrieve(checkoutId)))?.status === 'open';
    if (!(await isOpen())) return;
    try {
      await asked(() => stripe.checkout.sessions.expire(checkoutId));
    } catch (error) {
      // Another call closed it, or it was paid, since it was looked at.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || (await isOpen())) throw error;
    }
  },

  rentCheckout: async (checkoutId) => {
    const session = await askedFor(() => stripe.checkout.sessions.retrieve(checkoutId));
    return session && statusOf(session.status);
  },

  rentPayments: (customerId) =>
    asked(async () => {
      const found: RentPayment[] = [];
      const expand = ['data.latest_charge.balance_transaction', 'data.latest_charge.refunds'];
      for await (const intent of stripe.paymentIntents.list({
        customer: customerId,
        limit: pageOf,
        expand,
      })) {
        const payment = await toPayment(stripe, intent);
        if (payment) found.push(payment);
      }
      return found;
    }),

  rentOf: async ({ checkoutId, intentId }) => {
    if (intentId !== undefined) {
      const intent = await askedFor(() => stripe.paymentIntents.retrieve(intentId));
      return intent && leaseOf(intent);
    }
    if (checkoutId === undefined) return undefined;
    const session = await askedFor(() => stripe.checkout.sessions.retrieve(checkoutId));
    return session && leaseOf(session);
  },

  booksMovedSince: (instant) =>
    asked(async () => {
      const found: ReturnType<typeof bookOf>[] = [];
      const created = { gte: secondsOf(instant) };
      const asking = { created, limit: pageOf, expand: ['data.source'] };
      for await (const { source } of stripe.balanceTransactions.list(asking))
        found.push(await bookOfMove(stripe, whole<Moved>(source as Moved) ?? {}));
      return found.filter((one) => one !== undefined);
    }),

  refundRent: ({ intentId, cents, attempt, deposit }) =>
    asked(async () => {
      try {
        const metadata = deposit === undefined ? {} : { metadata: { kind: 'deposit', tenant: deposit } };
        const refund = { payment_intent: intentId, amount: cents, ...metadata };
        const { id } = await stripe.refunds.create(refund, onceFor('rent-refund', attempt, intentId, cents));
        return { refundId: id };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw refuse('refund-refused');
        throw error;
      }
    }),
});
