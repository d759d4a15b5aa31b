import { newId } from '../core/ids';
import { invalid } from '../core/problem';
import { type Invoice, listOf, type PaymentIntent, type Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import type { Trying } from '../money/confirm';
import { cardProblem } from '../money/payment-method-data';
import { methodOf } from '../money/payment-methods';
import { collect, finalize, standardMethod } from './collect';
import { draftInvoice } from './draft';
import { held, makeItem } from './items';
import { periodLine, recurringOf, trialLine } from './lines';
import { periodAt, sameRhythm } from './periods';

export type PaymentBehavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';
export type NewSubscription = {
  readonly customer: string;
  readonly lines: readonly { readonly price: string; readonly quantity: number }[];
  readonly metadata: Record<string, string>;
  readonly trialEnd: number | null;
  readonly withoutMethodAtTrialEnd: 'create_invoice' | 'cancel' | 'pause';
  readonly defaultPaymentMethod: string | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly paymentBehavior: PaymentBehavior;
  readonly trying: Trying;
};

/** A first or changing payment that did not go through, as the API answers it; nothing of the change is kept. */
export function refuseUnpaid(intent: PaymentIntent | undefined, invoice: Invoice): void {
  if (invoice.status !== 'open' || intent?.status === 'processing') return;
  const error = intent?.last_payment_error;
  if (intent?.status === 'requires_action')
    throw cardProblem({
      code: 'subscription_payment_intent_requires_action',
      declineCode: 'authentication_required',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  throw cardProblem({
    code: error?.code ?? 'card_declined',
    declineCode: error?.decline_code ?? 'generic_decline',
    message: error?.message ?? 'Your card was declined.',
  });
}

function blank(work: Work, wanted: NewSubscription): Subscription {
  const id = newId('subscription');
  const prices = wanted.lines.map(({ price }, index) =>
    work.book.need('price', price, `items[${index}][price]`),
  );
  const [first] = prices;
  if (!first) throw invalid('Missing required param: items.', { param: 'items', code: 'parameter_missing' });
  const rhythm = recurringOf(first);
  if (prices.some((price) => !sameRhythm(recurringOf(price), rhythm)))
    throw invalid('Currency and interval fields must match across all plans on this subscription.', {
      param: 'items',
    });
  const { trialEnd } = wanted;
  const period = trialEnd === null ? periodAt(work.at, rhythm, work.at) : { start: work.at, end: trialEnd };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? work.at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: wanted.cancelAtPeriodEnd ? period.end : null,
    cancel_at_period_end: wanted.cancelAtPeriodEnd,
    canceled_at: wanted.cancelAtPeriodEnd ? work.at : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: work.at,
    currency: first.currency,
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.defaultPaymentMethod,
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
      prices.map((price, index) =>
        makeItem(work, { subscription: id, price, quantity: wanted.lines[index]?.quantity ?? 1, period }),
      ),
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
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: wanted.withoutMethodAtTrialEnd },
    },
    trial_start: trialEnd === null ? null : work.at,
  };
}

/** A subscription with its first invoice. A bank debit under way counts as active, as at Stripe. */
export function makeSubscription(
  work: Work,
  wanted: NewSubscription,
): { subscription: Subscription; intent?: PaymentIntent } {
  const { book } = work;
  book.need('customer', wanted.customer, 'customer');
  if (wanted.defaultPaymentMethod) methodOf(work, wanted.defaultPaymentMethod, 'default_payment_method');
  const made = book.put('subscription', blank(work, wanted));
  const [item] = made.items.data;
  const period = { start: item?.current_period_start ?? work.at, end: item?.current_period_end ?? work.at };
  const line = wanted.trialEnd === null ? periodLine : trialLine;
  const draft = draftInvoice(work, {
    subscription: made,
    lines: made.items.data.map((each) => line(work, held(each), period)),
    reason: 'subscription_create',
    period: { start: work.at, end: work.at },
    automatic: true,
  });
  const withInvoice = book.put('subscription', { ...made, latest_invoice: draft.id });
  emit(work, 'customer.subscription.created', withInvoice);
  const open = finalize(work, draft);
  if (open.status === 'paid' || wanted.paymentBehavior === 'default_incomplete')
    return { subscription: book.need('subscription', made.id) };
  if (!standardMethod(work, open))
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    );
  const { invoice, intent } = collect(work, open, wanted.trying);
  if (wanted.paymentBehavior === 'error_if_incomplete') refuseUnpaid(intent, invoice);
  const after = book.need('subscription', made.id);
  const standing =
    intent?.status === 'processing' ? book.put('subscription', { ...after, status: 'active' }) : after;
  if (standing !== after) emit(work, 'customer.subscription.updated', standing, after);
  return { subscription: standing, ...(intent ? { intent } : {}) };
}
