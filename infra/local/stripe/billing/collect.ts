import { newId } from '../core/ids';
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from '../core/wire';
import { emit, type Work } from '../core/work';
import { type Trying, tryPayment } from '../money/confirm';
import { makeIntent } from '../money/make-intent';
import { draftInvoice, finalizeInvoice, type NewInvoice } from './draft';
import { standAfterDecline, standAfterPaid, subscriptionOf } from './standing';

/** The payments tried for an invoice. */
export const paymentsOf = (work: Work, invoice: string): InvoicePayment[] =>
  work.book.all('invoice_payment').filter((payment) => payment.invoice === invoice);

/** The invoice that a payment is for. */
export function invoiceOfIntent(work: Work, intent: string): Invoice | undefined {
  const payment = work.book.all('invoice_payment').find((made) => made.payment.payment_intent === intent);
  return payment && work.book.get('invoice', payment.invoice);
}

/** The money is here, or none was due. */
export function markPaid(work: Work, { id }: Invoice): Invoice {
  const invoice = work.book.need('invoice', id);
  const amount = invoice.amount_due;
  for (const payment of paymentsOf(work, id).filter(({ status }) => status === 'open'))
    work.book.put('invoice_payment', {
      ...payment,
      amount_paid: amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: work.at },
    });
  const paid = work.book.put('invoice', {
    ...invoice,
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    attempted: true,
    attempt_count: amount > 0 ? Math.max(1, invoice.attempt_count) : 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: work.at },
  });
  emit(work, 'invoice.paid', paid);
  standAfterPaid(work, paid);
  return paid;
}

/** A try that brought no money. Where a later try is planned, the invoice says when. */
export function markDeclined(work: Work, { id }: Invoice): Invoice {
  const invoice = work.book.need('invoice', id);
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  const { nextAttempt } = standAfterDecline(work, tried);
  const failed = work.book.put('invoice', { ...tried, next_payment_attempt: nextAttempt });
  emit(work, 'invoice.payment_failed', failed);
  return failed;
}

/** The method that an invoice is paid with: its subscription's. */
function standardMethod(work: Work, invoice: Invoice): PaymentMethod | undefined {
  const id = subscriptionOf(work, invoice)?.default_payment_method;
  const method = id ? work.book.get('payment_method', id) : undefined;
  return method?.customer === invoice.customer ? method : undefined;
}

/** The payment that is still open for an invoice, or a new one. */
function intentOf(work: Work, invoice: Invoice): PaymentIntent {
  const before = paymentsOf(work, invoice.id).find(({ status }) => status === 'open')?.payment.payment_intent;
  if (before) return work.book.need('payment_intent', before);
  const intent = makeIntent(work, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
  });
  work.book.put('invoice_payment', {
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: work.at,
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

/** Tries to collect an open invoice at once, from the given method or its subscription's. */
export function collect(
  work: Work,
  invoice: Invoice,
  { method, ...trying }: Trying & { method?: PaymentMethod },
): Collected {
  if (invoice.amount_due === 0) return { invoice: markPaid(work, invoice) };
  const from = method ?? standardMethod(work, invoice);
  const intent = intentOf(work, invoice);
  if (!from) return { invoice: markDeclined(work, invoice), intent };
  const tried = tryPayment(work, intent, from, trying);
  if (tried.status === 'succeeded') return { invoice: markPaid(work, invoice), intent: tried };
  if (tried.status === 'requires_payment_method')
    return { invoice: markDeclined(work, invoice), intent: tried };
  const waiting = work.book.put('invoice', {
    ...work.book.need('invoice', invoice.id),
    attempted: true,
    // The try counts when the bank has answered. A debit under way is not tried beside it.
    next_payment_attempt: tried.status === 'processing' ? null : invoice.next_payment_attempt,
  });
  if (tried.status === 'requires_action') emit(work, 'invoice.payment_action_required', waiting);
  return { invoice: waiting, intent: tried };
}

/** A new invoice, collected at once. */
export const billNow = (work: Work, wanted: NewInvoice, trying: Trying): Collected =>
  collect(work, finalizeInvoice(work, draftInvoice(work, wanted)), trying);
