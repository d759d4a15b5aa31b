import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { newId, randomText } from '../core/ids';
import type { PaymentIntent } from '../core/wire';

type NewIntent = {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata?: Record<string, string> | undefined;
};

/** Stores a payment that has not been attempted yet. */
export function createIntent(context: Context, input: NewIntent): PaymentIntent {
  const id = newId('payment_intent');
  const intent = context.objects.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: context.now,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  emit(context, 'payment_intent.created', intent);
  return intent;
}
