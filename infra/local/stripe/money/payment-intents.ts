import * as z from 'zod';
import { listOfParams, page } from '../core/lists';
import { cents, currency, flag, metadata, nothing, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { PaymentIntent } from '../core/wire';
import { emit, type Work } from '../core/work';
import { type Trying, tryPayment } from './confirm';
import { makeIntent } from './make-intent';
import { cardProblem } from './payment-method-data';
import { attach, methodOf } from './payment-methods';
import { requireTransfers } from './transfers';

const Confirm = {
  payment_method: text.optional(),
  off_session: flag.optional(),
  return_url: text.optional(),
};
const Create = z.strictObject({
  ...Confirm,
  amount: cents.refine((amount) => amount >= 50, 'Amount must be at least $0.50 usd'),
  currency,
  customer: text.optional(),
  description: optionalText,
  metadata: metadata.optional(),
  confirm: flag.optional(),
  payment_method_types: z.array(text).optional(),
  automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: text.optional() }).optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  application_fee_amount: cents.optional(),
  transfer_data: z.strictObject({ destination: text }).optional(),
  transfer_group: text.optional(),
  receipt_email: text.optional(),
});
type Asked = z.infer<typeof Create>;

/** Confirms as the API does: a decline is a 402 that leaves the payment as it is, to be tried with another method. */
function confirm(
  work: Work,
  intent: PaymentIntent,
  asked: Pick<Asked, 'payment_method' | 'off_session'>,
): PaymentIntent {
  const named = asked.payment_method ?? intent.payment_method;
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw invalid(`This PaymentIntent's status is ${intent.status}, and it could not be confirmed.`, {
      code: 'payment_intent_unexpected_state',
    });
  if (!named)
    throw invalid(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      { code: 'payment_intent_unexpected_state' },
    );
  const method = methodOf(work, named, 'payment_method');
  if (intent.customer && intent.setup_future_usage) attach(work, method, intent.customer);
  const trying: Trying = { offSession: asked.off_session ?? false, authenticated: false };
  const tried = tryPayment(work, intent, method, trying);
  const error = tried.last_payment_error;
  if (tried.status !== 'requires_payment_method' || !error) return tried;
  throw cardProblem(
    {
      code: error.code ?? 'card_declined',
      declineCode: error.decline_code ?? 'generic_decline',
      message: error.message ?? 'Your card was declined.',
    },
    { charge: error.charge, payment_intent: tried, payment_method: method },
    true,
  );
}

function create(work: Work, asked: Asked): PaymentIntent {
  if (asked.customer) work.book.need('customer', asked.customer, 'customer');
  if (asked.transfer_data)
    requireTransfers(work, asked.transfer_data.destination, 'transfer_data[destination]');
  const made = makeIntent(work, {
    amount: asked.amount,
    currency: asked.currency,
    customer: asked.customer,
    description: asked.description,
    metadata: asked.metadata,
    types: asked.payment_method_types,
    setupFutureUsage: asked.setup_future_usage,
    applicationFee: asked.application_fee_amount,
    destination: asked.transfer_data?.destination,
    transferGroup: asked.transfer_group,
    receiptEmail: asked.receipt_email,
  });
  if (asked.confirm) return confirm(work, made, asked);
  if (!asked.payment_method) return made;
  const method = methodOf(work, asked.payment_method, 'payment_method');
  return work.book.put('payment_intent', {
    ...made,
    payment_method: method.id,
    status: 'requires_confirmation',
  });
}

function cancel(work: Work, id: string, reason: string | undefined): PaymentIntent {
  const intent = work.book.need('payment_intent', id);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  const canceled = work.book.put('payment_intent', {
    ...intent,
    status: 'canceled',
    canceled_at: work.at,
    cancellation_reason: reason ?? null,
    next_action: null,
  });
  emit(work, 'payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentRoutes = [
  route('POST /v1/payment_intents', Create, (work, { params }) => create(work, params)),
  route('GET /v1/payment_intents', listOfParams({ customer: text.optional() }), (work, { params }) =>
    page(
      work.book
        .all('payment_intent')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/payment_intents',
      params,
    ),
  ),
  route('GET /v1/payment_intents/:id', nothing, (work, { id }) => work.book.need('payment_intent', id)),
  route('POST /v1/payment_intents/:id/confirm', z.strictObject(Confirm), (work, { id, params }) =>
    confirm(work, work.book.need('payment_intent', id), params),
  ),
  route(
    'POST /v1/payment_intents/:id/cancel',
    z.strictObject({ cancellation_reason: text.optional() }),
    (work, { id, params }) => cancel(work, id, params.cancellation_reason),
  ),
];
