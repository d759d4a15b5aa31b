import { newId, randomText } from '../core/ids';
import type { PaymentIntent } from '../core/wire';
import { emit, type Work } from '../core/work';

type NewIntent = {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata?: Record<string, string> | undefined;
};

/** A payment that is asked for and not yet tried. */
export function makeIntent(work: Work, wanted: NewIntent): PaymentIntent {
  const id = newId('payment_intent');
  const made = work.book.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
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
    created: work.at,
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
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
  emit(work, 'payment_intent.created', made);
  return made;
}
