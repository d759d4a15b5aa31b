import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { listPage, listParams } from '../core/list-page';
import { currency, flag, integer, metadata, noParams, text } from '../core/params';
import { route } from '../core/route';
import type { PaymentIntent } from '../core/wire';
import { cardError, declineOf } from './card-errors';
import { confirmPayment } from './confirm-payment';
import { createIntent } from './create-intent';

/** Outside the hosted pages, only a saved method can be debited, with the person there or away. */
const NewDebit = z.strictObject({
  amount: integer.refine((amount) => amount >= 50, 'Amount must be at least $0.50 usd'),
  currency,
  customer: text,
  payment_method: text,
  confirm: z.literal('true'),
  off_session: flag,
  return_url: text.optional(),
  payment_method_types: z.array(z.enum(['card', 'us_bank_account'])).optional(),
  metadata: metadata.optional(),
});

/** Refuses a decline with 402; the payment stays on record. */
function debitMethod(context: Context, params: z.infer<typeof NewDebit>): PaymentIntent {
  context.objects.need('customer', params.customer, 'customer');
  const method = context.objects.need('payment_method', params.payment_method, 'payment_method');
  if (method.customer !== params.customer)
    throw invalidRequest(
      'The PaymentMethod you provided is not attached to the customer, so that it cannot be debited off session.',
      { param: 'payment_method', code: 'payment_method_unexpected_state' },
    );
  const intent = createIntent(context, params);
  const { off_session: offSession, return_url: returnUrl } = params;
  const tried = confirmPayment(context, intent, { method, offSession, returnUrl, authenticated: false });
  if (tried.status !== 'requires_payment_method') return tried;
  const charge = tried.latest_charge;
  throw cardError(declineOf(tried), {
    more: { charge, payment_intent: tried, payment_method: method },
    keepsWrites: true,
  });
}

/** Before any money moved; a bank's page that is still open then leads nowhere. */
function cancelIntent(context: Context, id: string): PaymentIntent {
  const intent = context.objects.need('payment_intent', id);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state' },
    );
  const canceled = context.objects.put('payment_intent', {
    ...intent,
    status: 'canceled',
    canceled_at: context.now,
    next_action: null,
  });
  emit(context, 'payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentRoutes = [
  route('POST /v1/payment_intents', NewDebit, (context, { params }) => debitMethod(context, params)),
  route('GET /v1/payment_intents', listParams({ customer: text.optional() }), (context, { params }) =>
    listPage(
      context.objects
        .all('payment_intent')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/payment_intents',
      params,
    ),
  ),
  route('POST /v1/payment_intents/:id/cancel', noParams, (context, { id }) => cancelIntent(context, id)),
  route('GET /v1/payment_intents/:id', noParams, (context, { id }) =>
    context.objects.need('payment_intent', id),
  ),
];
