import * as z from 'zod';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { cents, flag, mergeMetadata, metadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Charge, Refund } from '../core/wire';
import { emit, type Work } from '../core/work';
import { methodOf } from './payment-methods';

const Create = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: cents.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  reverse_transfer: flag.optional(),
  refund_application_fee: flag.optional(),
});
type Asked = z.infer<typeof Create>;

function chargeOf(work: Work, { charge, payment_intent }: Asked): Charge {
  if (charge) return work.book.need('charge', charge, 'charge');
  if (!payment_intent)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    );
  const { latest_charge } = work.book.need('payment_intent', payment_intent, 'payment_intent');
  const found = latest_charge === null ? undefined : work.book.get('charge', latest_charge);
  if (found?.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  return found;
}

const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`;

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
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  if (amount === 0)
    throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' });
}

/** Takes back, in the same share, what went on to an owner's account. */
function reverseTransfer(work: Work, charge: Charge, amount: number): void {
  const sent = work.platform
    .all('transfer')
    .find(({ source_transaction }) => source_transaction === charge.id);
  if (!sent) return;
  const back = Math.round((sent.amount * amount) / charge.amount);
  const reversed = work.platform.put('transfer', {
    ...sent,
    amount_reversed: Math.min(sent.amount, sent.amount_reversed + back),
    reversed: sent.amount_reversed + back >= sent.amount,
  });
  emit(work, 'transfer.reversed', reversed);
}

function refundFee(work: Work, charge: Charge, amount: number): void {
  const fee = work.platform.all('application_fee').find(({ charge: of }) => of === charge.id);
  if (!fee) return;
  const refunded = Math.min(
    fee.amount,
    fee.amount_refunded + Math.round((fee.amount * amount) / charge.amount),
  );
  const changed = { ...fee, amount_refunded: refunded, refunded: refunded === fee.amount };
  emit(work, 'application_fee.refunded', work.platform.put('application_fee', changed));
}

/** Gives money of a charge back, at most what is left of it. */
export function refund(work: Work, asked: Asked): Refund {
  const charge = chargeOf(work, asked);
  const amount = asked.amount ?? charge.amount - charge.amount_refunded;
  refuseTooMuch(charge, amount);
  const refunded = charge.amount_refunded + amount;
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
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: charge.payment_method ? methodOf(work, charge.payment_method).type : 'card',
    },
    metadata: mergeMetadata(null, asked.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  emit(work, 'charge.refunded', work.book.put('charge', after), charge);
  emit(work, 'refund.created', made);
  if (asked.reverse_transfer) reverseTransfer(work, charge, amount);
  if (asked.refund_application_fee) refundFee(work, charge, amount);
  return made;
}

const listFilters = { charge: text.optional(), payment_intent: text.optional() };

export const refundRoutes = [
  route('POST /v1/refunds', Create, (work, { params }) => refund(work, params)),
  route('GET /v1/refunds', listOfParams(listFilters), (work, { params }) =>
    page(
      work.book
        .all('refund')
        .filter(({ charge }) => params.charge === undefined || charge === params.charge)
        .filter(
          ({ payment_intent: of }) => params.payment_intent === undefined || of === params.payment_intent,
        ),
      '/v1/refunds',
      params,
    ),
  ),
  route('GET /v1/refunds/:id', nothing, (work, { id }) => work.book.need('refund', id)),
  route('GET /v1/charges/:id', nothing, (work, { id }) => work.book.need('charge', id)),
  route('GET /v1/charges', listOfParams({ customer: text.optional() }), (work, { params }) =>
    page(
      work.book
        .all('charge')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/charges',
      params,
    ),
  ),
];
