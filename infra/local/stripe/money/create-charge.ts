import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { newId } from '../core/ids';
import type { Charge, PaymentIntent, PaymentMethod } from '../core/wire';
import { feeOf, moveBalance } from './balance-transaction';
import type { Decline } from './card-errors';

type Outcome = {
  readonly status: 'succeeded' | 'pending' | 'failed';
  /** Why it failed. */
  readonly decline?: Decline | null;
};

/** The charge fields that depend on its outcome. */
function fieldsOf(amount: number, { status, decline }: Outcome) {
  const failed = status === 'failed';
  return {
    status,
    paid: !failed,
    captured: !failed,
    amount_captured: failed ? 0 : amount,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failed ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.declineCode ?? null,
      seller_message: failed ? 'The bank did not return any further details.' : 'Payment complete.',
      type: failed ? 'issuer_declined' : 'authorized',
    },
  } satisfies Partial<Charge>;
}

/** The money is in the balance, less Stripe's fee. */
function withBalance(context: Context, charge: Charge): Charge {
  const method = charge.payment_method_details?.type ?? 'card';
  const type = method === 'card' ? 'charge' : 'payment';
  const fee = feeOf(method, charge.amount);
  const moved = moveBalance(context, { type, amount: charge.amount, fee, source: charge.id });
  return context.objects.put('charge', { ...charge, balance_transaction: moved.id });
}

/** Stores one attempt to charge a payment to a method. */
export function createCharge(
  context: Context,
  intent: PaymentIntent,
  { method, ...outcome }: { method: PaymentMethod } & Outcome,
): Charge {
  const charge = context.objects.put('charge', {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'KEYSTEAD',
    created: context.now,
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...fieldsOf(intent.amount, outcome),
  });
  const kept = outcome.status === 'succeeded' ? withBalance(context, charge) : charge;
  emit(context, `charge.${outcome.status}`, kept);
  return kept;
}

/** Stores the bank's answer to a debit. */
export function settleCharge(context: Context, id: string, decline: Decline | null): Charge {
  const charge = context.objects.need('charge', id);
  const status = decline ? 'failed' : 'succeeded';
  const settled = context.objects.put('charge', {
    ...charge,
    ...fieldsOf(charge.amount, { status, decline }),
  });
  const kept = decline ? settled : withBalance(context, settled);
  emit(context, `charge.${status}`, kept);
  return kept;
}
