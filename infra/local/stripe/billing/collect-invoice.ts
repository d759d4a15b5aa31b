import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { newId } from '../core/ids';
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from '../core/wire';
import { type ConfirmOptions, confirmPayment } from '../money/confirm-payment';
import { createIntent } from '../money/create-intent';
import { draftInvoice, finalizeInvoice, type NewInvoice } from './draft-invoice';
import { activateAfterPayment, planRetryAfterDecline, subscriptionOf } from './subscription-status';

/** An invoice's payments, in the order of the attempts. */
export const paymentsOf = (context: Context, invoice: string): InvoicePayment[] =>
  context.objects.all('invoice_payment').filter((payment) => payment.invoice === invoice);

/** The invoice that a payment is for. */
export function invoiceOfIntent(context: Context, intent: string): Invoice | undefined {
  const payment = context.objects
    .all('invoice_payment')
    .find((each) => each.payment.payment_intent === intent);
  return payment && context.objects.get('invoice', payment.invoice);
}

/** Marks an invoice paid, because its money has arrived or nothing is due. */
export function markPaid(context: Context, { id }: Invoice): Invoice {
  const invoice = context.objects.need('invoice', id);
  const amount = invoice.amount_due;
  for (const payment of paymentsOf(context, id).filter(({ status }) => status === 'open'))
    context.objects.put('invoice_payment', {
      ...payment,
      amount_paid: amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: context.now },
    });
  const paid = context.objects.put('invoice', {
    ...invoice,
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    attempted: true,
    attempt_count: amount > 0 ? Math.max(1, invoice.attempt_count) : 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: context.now },
  });
  emit(context, 'invoice.paid', paid);
  activateAfterPayment(context, paid);
  return paid;
}

/** Counts a failed attempt and plans the next one. */
export function markDeclined(context: Context, { id }: Invoice): Invoice {
  const invoice = context.objects.need('invoice', id);
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  const next_payment_attempt = planRetryAfterDecline(context, tried);
  const failed = context.objects.put('invoice', { ...tried, next_payment_attempt });
  emit(context, 'invoice.payment_failed', failed);
  return failed;
}

/** The payment method of the invoice's subscription, if its customer still has it. */
function defaultMethod(context: Context, invoice: Invoice): PaymentMethod | undefined {
  const id = subscriptionOf(context, invoice)?.default_payment_method;
  const method = id ? context.objects.get('payment_method', id) : undefined;
  return method?.customer === invoice.customer ? method : undefined;
}

/** The invoice's open payment, or a new one. */
function intentOf(context: Context, invoice: Invoice): PaymentIntent {
  const before = paymentsOf(context, invoice.id).find(({ status }) => status === 'open')?.payment
    .payment_intent;
  if (before) return context.objects.need('payment_intent', before);
  const intent = createIntent(context, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
  });
  context.objects.put('invoice_payment', {
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: context.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return intent;
}

export type Collected = { readonly invoice: Invoice; readonly intent?: PaymentIntent };

/** Tries to collect an open invoice now, with the given method or its subscription's. */
export function collectInvoice(
  context: Context,
  invoice: Invoice,
  { method, ...options }: ConfirmOptions & { method?: PaymentMethod },
): Collected {
  if (invoice.amount_due === 0) return { invoice: markPaid(context, invoice) };
  const from = method ?? defaultMethod(context, invoice);
  const intent = intentOf(context, invoice);
  if (!from) return { invoice: markDeclined(context, invoice), intent };
  const tried = confirmPayment(context, intent, { method: from, ...options });
  if (tried.status === 'succeeded') return { invoice: markPaid(context, invoice), intent: tried };
  if (tried.status === 'requires_payment_method')
    return { invoice: markDeclined(context, invoice), intent: tried };
  const waiting = context.objects.put('invoice', {
    ...context.objects.need('invoice', invoice.id),
    attempted: true,
    // The attempt counts once the bank answers; no other one starts during a debit.
    next_payment_attempt: tried.status === 'processing' ? null : invoice.next_payment_attempt,
  });
  if (tried.status === 'requires_action') emit(context, 'invoice.payment_action_required', waiting);
  return { invoice: waiting, intent: tried };
}

/** Creates an invoice and collects it at once. */
export const billNow = (context: Context, invoice: NewInvoice, options: ConfirmOptions): Collected =>
  collectInvoice(context, finalizeInvoice(context, draftInvoice(context, invoice)), options);
