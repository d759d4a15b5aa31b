import { newId } from '../core/ids';
import { type Invoice, listOf, type PaymentIntent, type Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import type { Trying } from '../money/confirm';
import { cardProblem, declineOf } from '../money/payment-method-data';
import { billNow } from './collect';
import { itemOf, makeItem, periodOf } from './items';
import { periodLine, recurringOf } from './lines';
import { periodAt } from './periods';

export type NewSubscription = {
  readonly customer: string;
  readonly price: string;
  readonly metadata: Record<string, string>;
  /** The payment method that it is paid from. */
  readonly method: string;
  readonly trying: Trying;
};

/** Refuses a payment that did not go through; the caller takes back what was written for it. */
export function refuseUnpaid(invoice: Invoice, intent: PaymentIntent | undefined): void {
  if (invoice.status !== 'open' || intent?.status === 'processing') return;
  if (intent?.status === 'requires_action')
    throw cardProblem({
      code: 'subscription_payment_intent_requires_action',
      declineCode: 'authentication_required',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  throw cardProblem(declineOf(intent));
}

function blank(work: Work, wanted: NewSubscription): Subscription {
  const id = newId('subscription');
  const price = work.book.need('price', wanted.price, 'items[0][price]');
  const rhythm = recurringOf(price);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: work.at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: work.at,
    currency: price.currency,
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      [makeItem(work, { subscription: id, price, period: periodAt(work.at, rhythm, work.at) })],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: work.at,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

/** A subscription with its first invoice and what came of its payment. A bank debit under way counts as active, as at Stripe. */
export function makeSubscription(
  work: Work,
  wanted: NewSubscription,
): { subscription: Subscription; intent: PaymentIntent | undefined } {
  const { book } = work;
  const made = book.put('subscription', blank(work, wanted));
  emit(work, 'customer.subscription.created', made);
  const { intent } = billNow(
    work,
    {
      subscription: made,
      lines: [periodLine(work, itemOf(made), periodOf(made))],
      reason: 'subscription_create',
      period: { start: work.at, end: work.at },
    },
    wanted.trying,
  );
  const after = book.need('subscription', made.id);
  if (intent?.status !== 'processing') return { subscription: after, intent };
  const active = book.put('subscription', { ...after, status: 'active' });
  emit(work, 'customer.subscription.updated', active);
  return { subscription: active, intent };
}
