import * as z from 'zod';
import { listOfParams, page } from '../core/lists';
import { cents, currency, metadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { PaymentIntent } from '../core/wire';
import { emit, type Work } from '../core/work';
import { tryPayment } from './confirm';
import { makeIntent } from './make-intent';
import { cardProblem, declineOf } from './payment-method-data';

/** A debit of a kept method, at once and without the person: the one way to pay outside a hosted page. */
const NewDebit = z.strictObject({
  amount: cents.refine((amount) => amount >= 50, 'Amount must be at least $0.50 usd'),
  currency,
  customer: text,
  payment_method: text,
  confirm: z.literal('true'),
  off_session: z.literal('true'),
  metadata: metadata.optional(),
});

/** Tries to take the money. A decline is a 402, and the payment stays on record. */
function debit(work: Work, { payment_method: id, ...asked }: z.infer<typeof NewDebit>): PaymentIntent {
  work.book.need('customer', asked.customer, 'customer');
  const method = work.book.need('payment_method', id, 'payment_method');
  if (method.customer !== asked.customer)
    throw invalid(
      'The PaymentMethod you provided is not attached to the customer, so that it cannot be debited off session.',
      { param: 'payment_method', code: 'payment_method_unexpected_state' },
    );
  const trying = { offSession: true, authenticated: false };
  const tried = tryPayment(work, makeIntent(work, asked), method, trying);
  if (tried.status !== 'requires_payment_method') return tried;
  const charge = tried.latest_charge;
  throw cardProblem(declineOf(tried), {
    more: { charge, payment_intent: tried, payment_method: method },
    keepsWrites: true,
  });
}

function cancel(work: Work, id: string): PaymentIntent {
  const intent = work.book.need('payment_intent', id);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  const canceled = work.book.put('payment_intent', {
    ...intent,
    status: 'canceled',
    canceled_at: work.at,
    next_action: null,
  });
  emit(work, 'payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentRoutes = [
  route('POST /v1/payment_intents', NewDebit, (work, { params }) => debit(work, params)),
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
  route('POST /v1/payment_intents/:id/cancel', nothing, (work, { id }) => cancel(work, id)),
];
