import { newId } from '../core/ids';
import type { Charge, PaymentIntent, PaymentMethod } from '../core/wire';
import { emit, pageUrl, type Work } from '../core/work';
import type { Decline } from './cards';

type Outcome = { readonly status: 'succeeded' | 'pending' | 'failed'; readonly decline?: Decline };

const outcomeOf = ({ status, decline }: Outcome): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: status === 'failed' ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.declineCode ?? null,
  seller_message: status === 'failed' ? 'The bank did not return any further details.' : 'Payment complete.',
  type: status === 'failed' ? 'issuer_declined' : 'authorized',
});

/** One try to take a payment's money from one method, as its record. */
export function makeCharge(
  work: Work,
  intent: PaymentIntent,
  { method, status, decline }: { method: PaymentMethod } & Outcome,
): Charge {
  const id = newId('charge');
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'failed' ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'KEYSTEAD',
    captured: status !== 'failed',
    created: work.at,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf({ status, ...(decline ? { decline } : {}) }),
    paid: status !== 'failed',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: status === 'succeeded' ? pageUrl(work, `/receipts/${id}`) : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: intent.transfer_data
      ? { amount: null, destination: String(intent.transfer_data.destination) }
      : null,
    transfer_group: intent.transfer_group,
  };
  work.book.put('charge', charge);
  emit(
    work,
    status === 'failed' ? 'charge.failed' : status === 'pending' ? 'charge.pending' : 'charge.succeeded',
    charge,
  );
  return charge;
}

/** A bank debit's charge when its money has come, or has not. */
export function settleCharge(work: Work, id: string, decline: Decline | undefined): Charge {
  const charge = work.book.need('charge', id);
  const settled = work.book.put('charge', {
    ...charge,
    status: decline ? 'failed' : 'succeeded',
    paid: !decline,
    captured: !decline,
    amount_captured: decline ? 0 : charge.amount,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf({ status: decline ? 'failed' : 'succeeded', ...(decline ? { decline } : {}) }),
    receipt_url: decline ? null : pageUrl(work, `/receipts/${id}`),
  });
  emit(work, decline ? 'charge.failed' : 'charge.succeeded', settled);
  return settled;
}
