import { paymentsOf } from '../billing/collect-invoice';
import { payInvoice } from '../billing/pay-invoice';
import type { Context } from '../core/context';
import { StripeError } from '../core/errors';
import { dayText, money } from '../core/format';
import type { Invoice } from '../core/wire';
import { describeMethod } from '../money/create-payment-method';
import { attachMethod } from '../money/payment-methods';
import { continueAfterPayment } from './authenticate-page';
import { banner, type Html, html } from './html';
import { isPost, type PageAnswer, type PageCall, pathOf } from './page';
import {
  type Errors,
  errorsInForm,
  errorsOf,
  methodFromForm,
  paymentFields,
  testNumbers,
} from './payment-form';

/** The method that paid an invoice: `Visa •••• 4242`. */
function paidWith(context: Context, invoice: Invoice): string | undefined {
  const intent = paymentsOf(context, invoice.id).find(({ status }) => status === 'paid')?.payment
    .payment_intent;
  const method = context.objects.get('payment_intent', intent ?? '')?.payment_method;
  const found = method ? context.objects.get('payment_method', method) : undefined;
  return found && describeMethod(found);
}

/** The refunded cents of an invoice. */
function refundedOf(context: Context, invoice: Invoice): number {
  const intents = paymentsOf(context, invoice.id).map(({ payment }) => payment.payment_intent);
  return context.objects
    .all('refund')
    .filter(({ payment_intent: intent }) => intent !== null && intents.includes(intent))
    .reduce((sum, { amount }) => sum + amount, 0);
}

const headings: Readonly<Record<string, string>> = {
  paid: 'Invoice paid',
  open: 'Invoice due',
};

function facts(context: Context, invoice: Invoice): Html {
  const paidAt = invoice.status_transitions.paid_at;
  const by = paidWith(context, invoice);
  const refunded = refundedOf(context, invoice);
  return html`<dl><dt>Invoice number</dt><dd>${invoice.number ?? ''}</dd><dt>Date</dt><dd>${dayText(invoice.created)}</dd>
<dt>To</dt><dd>${invoice.customer_name || invoice.customer_email || ''}</dd>${paidAt !== null && html`<dt>Paid on</dt><dd>${dayText(paidAt)}</dd>`}
${by && html`<dt>Paid with</dt><dd>${by}</dd>`}${refunded > 0 && html`<dt>Refunded</dt><dd>${money(refunded)}</dd>`}</dl>`;
}

const lines = (invoice: Invoice): Html => html`<ul class="plain">${invoice.lines.data.map(
  (line) =>
    html`<li class="row keep"><div>${line.description ?? ''}<p class="quiet small">${dayText(line.period.start)} – ${dayText(line.period.end)}</p></div><span>${money(line.amount)}</span></li>`,
)}</ul>
<div class="stack tight total"><p class="row"><span>Total</span><span>${money(invoice.total)}</span></p>
${invoice.total !== invoice.amount_due && html`<p class="row quiet"><span>From or to the balance</span><span>${money(invoice.amount_due - invoice.total)}</span></p>`}
<p class="row"><span>${invoice.status === 'paid' ? 'Amount paid' : 'Amount due'}</span><span>${money(invoice.amount_due)}</span></p></div>`;

function show(call: PageCall, invoice: Invoice, errors: Errors = {}): PageAnswer {
  const path = pathOf(call, 'i', invoice.id);
  const body = html`<main class="narrow"><div class="stack"><section class="card stack"><p class="quiet small">Keystead</p><h1>${headings[invoice.status ?? ''] ?? 'Invoice'}</h1><p class="price">${money(invoice.total)}</p>
${facts(call.context, invoice)}<div class="actions"><a class="button" href="${path}/pdf">Download ${invoice.status === 'paid' ? 'receipt' : 'invoice'}</a></div></section>
<section class="card stack" aria-label="Lines">${lines(invoice)}</section>
${invoice.status === 'open' && html`<form method="post" action="${path}" class="card stack" novalidate><h2>Pay this invoice</h2>${banner(errors.form)}${paymentFields({ values: call.form, errors, bank: false })}<button class="main wide">Pay ${money(invoice.amount_remaining)}</button>${testNumbers()}</form>`}</div></main>`;
  const status = Object.keys(errors).length > 0 ? 402 : 200;
  return { kind: 'html', title: `Invoice ${invoice.number ?? ''} (simulation)`, status, body: body.text };
}

/** Pays with a card entered here, and saves it for the customer. */
function pay(call: PageCall, invoice: Invoice): PageAnswer {
  const errors = errorsInForm(call.form);
  if (Object.keys(errors).length > 0) return show(call, invoice, errors);
  const { context } = call;
  try {
    const method = methodFromForm(context, call.form);
    const collected = context.store.transaction(() =>
      payInvoice(context, invoice.id, attachMethod(context, method, invoice.customer ?? '')),
    );
    return continueAfterPayment(collected, pathOf(call, 'i', invoice.id));
  } catch (error) {
    if (error instanceof StripeError)
      return show(call, context.objects.need('invoice', invoice.id), errorsOf(error));
    throw error;
  }
}

/** `/i/<invoice>` and `/i/<invoice>/pdf`. */
export async function invoicePage(call: PageCall): Promise<PageAnswer | undefined> {
  const [, id = '', format] = call.parts;
  const invoice = call.context.objects.get('invoice', id);
  if (!invoice?.number) return undefined;
  if (format !== 'pdf')
    return isPost(call) && invoice.status === 'open' ? pay(call, invoice) : show(call, invoice);
  const { invoicePdf } = await import('./invoice-pdf');
  const bytes = await invoicePdf({
    invoice,
    paidWith: paidWith(call.context, invoice),
    refunded: refundedOf(call.context, invoice),
  });
  const word = invoice.status === 'paid' ? 'Receipt' : 'Invoice';
  return { kind: 'pdf', name: `${word}-${invoice.number}.pdf`, bytes };
}
