import { type Context, pageUrl } from '../core/context';
import { emit } from '../core/emit-event';
import { newId } from '../core/ids';
import { type Invoice, type Line, listOf, type Subscription } from '../core/wire';
import type { Period } from './periods';

export type NewInvoice = {
  readonly subscription: Subscription;
  readonly lines: readonly Line[];
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  readonly period: Period;
};

/** The amount due after the customer's credit (a negative balance), and the credit left. */
function afterBalance(total: number, balance: number): { due: number; ending: number } {
  const due = total + balance;
  return due < 0 ? { due: 0, ending: due } : { due, ending: 0 };
}

const parentOf = ({ id, metadata }: Subscription): Invoice['parent'] => ({
  quote_details: null,
  subscription_details: { metadata, subscription: id },
  type: 'subscription_details',
});

/** An invoice that is not stored yet; a preview never is. */
export function buildInvoice(context: Context, { subscription, lines, reason, period }: NewInvoice): Invoice {
  const customer = context.objects.need('customer', subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { due, ending } = afterBalance(total, customer.balance);
  const id = newId('invoice');
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Keystead',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: context.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: ending,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: parentOf(subscription),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: context.now,
  };
}

/** Stores a draft and makes it its subscription's latest invoice. */
export function draftInvoice(context: Context, input: NewInvoice): Invoice {
  const invoice = context.objects.put('invoice', buildInvoice(context, input));
  const subscription = context.objects.need('subscription', input.subscription.id);
  context.objects.put('subscription', { ...subscription, latest_invoice: invoice.id });
  emit(context, 'invoice.created', invoice);
  return invoice;
}

/** Numbers a draft, applies the customer's credit and closes it to changes. */
export function finalizeInvoice(context: Context, draft: Invoice): Invoice {
  const { objects } = context;
  const customer = objects.need('customer', draft.customer ?? '');
  const { due, ending } = afterBalance(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  objects.put('customer', { ...customer, balance: ending, next_invoice_sequence: sequence + 1 });
  const open = objects.put('invoice', {
    ...draft,
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: ending,
    effective_at: context.now,
    hosted_invoice_url: pageUrl(context, `/i/${draft.id}`),
    invoice_pdf: pageUrl(context, `/i/${draft.id}/pdf`),
    status_transitions: { ...draft.status_transitions, finalized_at: context.now },
  });
  emit(context, 'invoice.finalized', open);
  return open;
}
