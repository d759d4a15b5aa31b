import * as z from 'zod';
import { money } from '../core/format';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { cents, metadata, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Charge, Refund } from '../core/wire';
import { emit, type Work } from '../core/work';

const NewRefund = z.strictObject({
  payment_intent: text,
  amount: cents.optional(),
  metadata: metadata.optional(),
});

function chargeOf(work: Work, id: string): Charge {
  const { latest_charge } = work.book.need('payment_intent', id, 'payment_intent');
  const found = latest_charge === null ? undefined : work.book.get('charge', latest_charge);
  if (found?.status === 'succeeded') return found;
  throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
  });
}

function refuseTooMuch(charge: Charge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw invalid(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  if (amount === 0)
    throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' });
}

/** Gives money of a payment back, at most what is left of it. */
function refund(work: Work, asked: z.infer<typeof NewRefund>): Refund {
  const charge = chargeOf(work, asked.payment_intent);
  const amount = asked.amount ?? charge.amount - charge.amount_refunded;
  refuseTooMuch(charge, amount);
  const amount_refunded = charge.amount_refunded + amount;
  const made = work.book.put('refund', {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.at,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: asked.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = amount_refunded === charge.amount;
  emit(work, 'charge.refunded', work.book.put('charge', { ...charge, amount_refunded, refunded }));
  emit(work, 'refund.created', made);
  return made;
}

export const refundRoutes = [
  route('POST /v1/refunds', NewRefund, (work, { params }) => refund(work, params)),
  route('GET /v1/refunds', listOfParams({ payment_intent: text.optional() }), (work, { params }) =>
    page(
      work.book
        .all('refund')
        .filter(
          ({ payment_intent: of }) => params.payment_intent === undefined || of === params.payment_intent,
        ),
      '/v1/refunds',
      params,
    ),
  ),
];
