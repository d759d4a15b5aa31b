import { paymentsOf } from '../billing/collect';
import { payInvoice } from '../billing/pay-invoice';
import { dayText, money } from '../core/format';
import { StripeProblem } from '../core/problem';
import type { Invoice } from '../core/wire';
import type { Work } from '../core/work';
import { describeMethod } from '../money/payment-method-data';
import { attach } from '../money/payment-methods';
import { goOn } from './authenticate-page';
import { type Errors, errorsOf, formErrors, methodFromForm, paymentFields, testNumbers } from './card-form';
import { type Html, html, notice } from './html';
import { at, isPost, type PageAnswer, type PageCall } from './page';

/** How an invoice was paid, for people: `Visa •••• 4242`. */
export function paidWith(work: Work, invoice: Invoice): string | undefined {
  const intent = paymentsOf(work, invoice.id).find(({ status }) => status === 'paid')?.payment.payment_intent;
  const method = work.book.get('payment_intent', intent ?? '')?.payment_method;
  const found = method ? work.book.get('payment_method', method) : undefined;
  return found && describeMethod(found);
}

/** What of it was given back. */
export function refundedOf(work: Work, invoice: Invoice): number {
  const intents = paymentsOf(work, invoice.id).map(({ payment }) => payment.payment_intent);
  return work.book
    .all('refund')
    .filter(({ payment_intent: of }) => of !== null && intents.includes(of))
    .reduce((sum, { amount }) => sum + amount, 0);
}

const headings: Readonly<Record<string, string>> = {
  paid: 'Invoice paid',
  open: 'Invoice due',
};

function facts(work: Work, invoice: Invoice): Html {
  const paidAt = invoice.status_transitions.paid_at;
  const by = paidWith(work, invoice);
  const refunded = refundedOf(work, invoice);
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
  const path = at(call, 'i', invoice.id);
  const body = html`<main class="narrow"><div class="stack"><section class="card stack"><p class="quiet small">Keystead</p><h1>${headings[invoice.status ?? ''] ?? 'Invoice'}</h1><p class="price">${money(invoice.total)}</p>
${facts(call.work, invoice)}<div class="actions"><a class="button" href="${path}/pdf">Download ${invoice.status === 'paid' ? 'receipt' : 'invoice'}</a></div></section>
<section class="card stack" aria-label="Lines">${lines(invoice)}</section>
${invoice.status === 'open' && html`<form method="post" action="${path}" class="card stack" novalidate><h2>Pay this invoice</h2>${notice(errors.whole)}${paymentFields({ values: call.form, errors, bank: false })}<button class="main wide">Pay ${money(invoice.amount_remaining)}</button>${testNumbers()}</form>`}</div></main>`;
  const status = Object.keys(errors).length > 0 ? 402 : 200;
  return { kind: 'html', title: `Invoice ${invoice.number ?? ''} (simulation)`, status, body: body.text };
}

/** Pays with a card typed here; it becomes one of the customer's. */
function pay(call: PageCall, invoice: Invoice): PageAnswer {
  const errors = formErrors(call.form);
  if (Object.keys(errors).length > 0) return show(call, invoice, errors);
  const { work } = call;
  try {
    const method = methodFromForm(work, call.form);
    const collected = work.store.attempt(() =>
      payInvoice(work, invoice.id, attach(work, method, invoice.customer ?? '')),
    );
    return goOn(collected, at(call, 'i', invoice.id));
  } catch (problem) {
    if (problem instanceof StripeProblem)
      return show(call, work.book.need('invoice', invoice.id), errorsOf(problem));
    throw problem;
  }
}

/** `/i/<invoice>` and `/i/<invoice>/pdf`. */
export async function invoicePage(call: PageCall): Promise<PageAnswer | undefined> {
  const [, id = '', form] = call.parts;
  const invoice = call.work.book.get('invoice', id);
  if (!invoice?.number) return undefined;
  if (form !== 'pdf')
    return isPost(call) && invoice.status === 'open' ? pay(call, invoice) : show(call, invoice);
  const { invoicePdf } = await import('./invoice-pdf');
  const bytes = await invoicePdf({
    invoice,
    paidWith: paidWith(call.work, invoice),
    refunded: refundedOf(call.work, invoice),
  });
  const word = invoice.status === 'paid' ? 'Receipt' : 'Invoice';
  return { kind: 'pdf', name: `${word}-${invoice.number}.pdf`, bytes };
}
