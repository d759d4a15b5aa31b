import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { money } from '../core/format';
import { newId } from '../core/ids';
import { listPage, listParams } from '../core/list-page';
import { integer, metadata, noParams, text } from '../core/params';
import { route } from '../core/route';
import type { Charge, Refund } from '../core/wire';
import { moveBalance } from './balance-transaction';

const NewRefund = z.strictObject({
  payment_intent: text,
  amount: integer.optional(),
  metadata: metadata.optional(),
});

function chargeOf(context: Context, id: string): Charge {
  const { latest_charge } = context.objects.need('payment_intent', id, 'payment_intent');
  const found = latest_charge === null ? undefined : context.objects.get('charge', latest_charge);
  if (found?.status === 'succeeded') return found;
  throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
  });
}

function refuseTooMuch(charge: Charge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  if (amount === 0)
    throw invalidRequest('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' });
}

/** Refunds part or all of a payment. Refuses more than what is left of it. */
function createRefund(context: Context, params: z.infer<typeof NewRefund>): Refund {
  const charge = chargeOf(context, params.payment_intent);
  const amount = params.amount ?? charge.amount - charge.amount_refunded;
  refuseTooMuch(charge, amount);
  const amount_refunded = charge.amount_refunded + amount;
  const id = newId('refund');
  const moved = moveBalance(context, { type: 'refund', amount: -amount, fee: 0, source: id });
  const refund = context.objects.put('refund', {
    id,
    object: 'refund',
    amount,
    balance_transaction: moved.id,
    charge: charge.id,
    created: context.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = amount_refunded === charge.amount;
  emit(context, 'charge.refunded', context.objects.put('charge', { ...charge, amount_refunded, refunded }));
  emit(context, 'refund.created', refund);
  return refund;
}

export const refundRoutes = [
  route('GET /v1/refunds/:id', noParams, (context, { id }) => context.objects.need('refund', id)),
  route('POST /v1/refunds', NewRefund, (context, { params }) => createRefund(context, params)),
  route('GET /v1/refunds', listParams({ payment_intent: text.optional() }), (context, { params }) =>
    listPage(
      context.objects
        .all('refund')
        .filter(
          ({ payment_intent: intent }) =>
            params.payment_intent === undefined || intent === params.payment_intent,
        ),
      '/v1/refunds',
      params,
    ),
  ),
];
