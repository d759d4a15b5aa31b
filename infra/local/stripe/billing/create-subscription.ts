import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { newId } from '../core/ids';
import { type Invoice, listOf, type PaymentIntent, type Subscription } from '../core/wire';
import { cardError, declineOf } from '../money/card-errors';
import type { ConfirmOptions } from '../money/confirm-payment';
import { billNow } from './collect-invoice';
import { intervalOf, periodLine, trialLine } from './invoice-lines';
import { periodAt } from './periods';
import { createItem, itemOf, periodOf } from './subscription-item';

type NewSubscription = {
  readonly customer: string;
  readonly price: string;
  readonly metadata: Record<string, string>;
  /** The payment method for this subscription. */
  readonly method: string;
  /** Until then it is a trial, which costs nothing. */
  readonly trialEnd?: number | undefined;
};

/** Refuses a failed payment; the transaction then undoes everything. */
export function refuseUnpaid(invoice: Invoice, intent: PaymentIntent | undefined): void {
  if (invoice.status !== 'open' || intent?.status === 'processing') return;
  if (intent?.status === 'requires_action')
    throw cardError({
      code: 'subscription_payment_intent_requires_action',
      declineCode: 'authentication_required',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  throw cardError(declineOf(intent));
}

function buildSubscription(context: Context, input: NewSubscription): Subscription {
  const id = newId('subscription');
  const price = context.objects.need('price', input.price, 'items[0][price]');
  const { trialEnd = null } = input;
  const interval = intervalOf(price);
  const period =
    trialEnd === null ? periodAt(context.now, interval, context.now) : { start: context.now, end: trialEnd };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? context.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: context.now,
    currency: price.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.method,
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
      [createItem(context, { subscription: id, price, period })],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata,
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
    start_date: context.now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: null,
    trial_start: trialEnd === null ? null : context.now,
  };
}

/** Creates a subscription and bills its first period; a trial's is free. Like at Stripe, a pending bank debit activates it. */
export function createSubscription(
  context: Context,
  input: NewSubscription,
  options: ConfirmOptions,
): { subscription: Subscription; intent: PaymentIntent | undefined } {
  const { objects } = context;
  const created = objects.put('subscription', buildSubscription(context, input));
  emit(context, 'customer.subscription.created', created);
  const { intent } = billNow(
    context,
    {
      subscription: created,
      lines: [
        (input.trialEnd === undefined ? periodLine : trialLine)(context, itemOf(created), periodOf(created)),
      ],
      reason: 'subscription_create',
      period: { start: context.now, end: context.now },
    },
    options,
  );
  const after = objects.need('subscription', created.id);
  if (intent?.status !== 'processing') return { subscription: after, intent };
  const active = objects.put('subscription', { ...after, status: 'active' });
  emit(context, 'customer.subscription.updated', active);
  return { subscription: active, intent };
}
