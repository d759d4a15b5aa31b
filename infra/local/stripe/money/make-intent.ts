import type * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { mergeMetadata, type metadata } from '../core/params';
import type { PaymentIntent } from '../core/wire';
import { emit, type Work } from '../core/work';

export type NewIntent = {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly metadata?: z.infer<typeof metadata> | undefined;
  readonly types?: readonly string[] | undefined;
  readonly setupFutureUsage?: 'off_session' | 'on_session' | undefined;
  readonly applicationFee?: number | null | undefined;
  readonly destination?: string | null | undefined;
  readonly transferGroup?: string | undefined;
  readonly receiptEmail?: string | undefined;
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
    application_fee_amount: wanted.applicationFee ?? null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: work.at,
    currency: wanted.currency,
    customer: wanted.customer ?? null,
    customer_account: null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(null, wanted.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [...(wanted.types ?? ['card'])],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receiptEmail ?? null,
    review: null,
    setup_future_usage: wanted.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: wanted.destination ? { destination: wanted.destination } : null,
    transfer_group: wanted.transferGroup ?? null,
  });
  emit(work, 'payment_intent.created', made);
  return made;
}
