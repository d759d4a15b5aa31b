import { newId } from '../core/ids';
import { invalid } from '../core/problem';
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from '../core/wire';
import { emit, pageUrl, type Work } from '../core/work';
import { type Trying, tryPayment } from '../money/confirm';
import { makeIntent } from '../money/make-intent';
import { afterBalance } from './draft';
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
export function markPaid(work: Work, { id }: Invoice, amount: number): Invoice {
  const invoice = work.book.need('invoice', id);
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
    amount_remaining: invoice.amount_due - amount,
    attempted: true,
    attempt_count: amount > 0 ? Math.max(1, invoice.attempt_count) : 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: work.at },
  });
  emit(work, 'invoice.paid', paid);
  emit(work, 'invoice.payment_succeeded', paid);
  standAfterPaid(work, paid);
  return paid;
}

/** Gives a draft its number, takes the customer's credit and lets nothing of it change any more. */
export function finalize(work: Work, { id }: Invoice): Invoice {
  const { book } = work;
  const draft = book.need('invoice', id);
  if (draft.status !== 'draft')
    throw invalid('This invoice is already finalized, you can’t re-finalize a non-draft invoice.', {
      code: 'invoice_not_editable',
    });
  const customer = book.need('customer', draft.customer ?? '');
  const { due, ending } = afterBalance(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  book.put('customer', {
    ...customer,
    balance: ending,
    next_invoice_sequence: sequence + 1,
    currency: 'usd',
  });
  const open = book.put('invoice', {
    ...draft,
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: ending,
    effective_at: work.at,
    hosted_invoice_url: pageUrl(work, `/i/${id}`),
    invoice_pdf: pageUrl(work, `/i/${id}/pdf`),
    status_transitions: { ...draft.status_transitions, finalized_at: work.at },
  });
  emit(work, 'invoice.finalized', open);
  return due === 0 ? markPaid(work, open, 0) : open;
}

/** The method an invoice is paid with: the subscription's own, or the customer's. */
export function standardMethod(work: Work, invoice: Invoice): PaymentMethod | undefined {
  const customer = work.book.get('customer', invoice.customer ?? '');
  const id =
    subscriptionOf(work, invoice)?.default_payment_method ??
    customer?.invoice_settings.default_payment_method;
  const method = id ? work.book.get('payment_method', id) : undefined;
  return method?.customer === invoice.customer ? method : undefined;
}

function intentOf(work: Work, invoice: Invoice): PaymentIntent {
  const before = paymentsOf(work, invoice.id).find(({ status }) => status === 'open')?.payment.payment_intent;
  if (before) return work.book.need('payment_intent', before);
  const intent = makeIntent(work, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: `Invoice ${invoice.number}`,
    types: ['card', 'us_bank_account'],
    setupFutureUsage: 'off_session',
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

/** A try that brought no money: told, and tried again later where that is planned. */
export function markDeclined(work: Work, { id }: Invoice): Invoice {
  const invoice = work.book.need('invoice', id);
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  const { nextAttempt } = standAfterDecline(work, tried);
  const failed = work.book.put('invoice', { ...tried, next_payment_attempt: nextAttempt });
  emit(work, 'invoice.payment_failed', failed);
  return failed;
}

export type Collected = { readonly invoice: Invoice; readonly intent?: PaymentIntent };

/** Tries to collect an open invoice: at once, from the given method or the standing one. */
export function collect(
  work: Work,
  invoice: Invoice,
  { method, ...trying }: Trying & { method?: PaymentMethod | undefined },
): Collected {
  if (invoice.status !== 'open') return { invoice };
  const from = method ?? standardMethod(work, invoice);
  const intent = intentOf(work, invoice);
  if (!from) return { invoice: markDeclined(work, invoice), intent };
  const tried = tryPayment(work, intent, from, trying);
  if (tried.status === 'succeeded')
    return { invoice: markPaid(work, invoice, invoice.amount_due), intent: tried };
  if (tried.status === 'requires_payment_method')
    return { invoice: markDeclined(work, invoice), intent: tried };
  const waiting = work.book.put('invoice', {
    ...work.book.need('invoice', invoice.id),
    attempted: true,
    // A debit under way counts when its bank has answered.
    attempt_count: invoice.attempt_count + (tried.status === 'processing' ? 0 : 1),
    next_payment_attempt: null,
  });
  if (tried.status === 'requires_action') emit(work, 'invoice.payment_action_required', waiting);
  return { invoice: waiting, intent: tried };
}
