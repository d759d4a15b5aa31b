import { itemOf, periodOf } from '../billing/items';
import { centsOf, productName, recurringOf } from '../billing/lines';
import { dayText, money } from '../core/format';
import type { Invoice, PaymentMethod, Subscription } from '../core/wire';
import type { Work } from '../core/work';
import { describeMethod } from '../money/payment-method-data';
import { methodsOf } from '../money/payment-methods';
import { type Html, html } from './html';
import { runningOf } from './portal-acts';

const button = (
  path: string,
  act: string,
  { label, value, look = '', what }: { label: string; value: string; look?: string; what?: string },
): Html =>
  html`<form method="post" action="${path}"><input type="hidden" name="act" value="${act}"><button class="${look}" name="value" value="${value}"${what && html` aria-label="${label}: ${what}"`}>${label}</button></form>`;

const standing: Readonly<Record<string, readonly [string, string]>> = {
  active: ['good', 'Active'],
  past_due: ['bad', 'Past due'],
  unpaid: ['bad', 'Unpaid'],
};

function subscriptionCard(work: Work, subscription: Subscription, path: string): Html {
  const { price } = itemOf(subscription);
  const { end } = periodOf(subscription);
  const [tone, word] = subscription.cancel_at_period_end
    ? ['warn', 'Ends soon']
    : (standing[subscription.status] ?? ['', subscription.status]);
  const until = subscription.cancel_at_period_end
    ? `Ends on ${dayText(end)}. Until then everything works.`
    : `Renews on ${dayText(end)}.`;
  return html`<div class="stack"><div class="stack tight"><div class="row mid"><strong>${productName(work, price)}</strong><span class="tag ${tone ?? ''}">${word ?? ''}</span></div>
<p>${money(centsOf(price))} per ${recurringOf(price).interval}</p><p class="quiet">${until}</p></div>
<div class="actions">${
    subscription.cancel_at_period_end
      ? button(path, 'resume', { label: 'Do not cancel', value: subscription.id, look: 'main' })
      : html`<a class="button" href="${path}/cancel/${subscription.id}">Cancel subscription</a>`
  }</div></div>`;
}

export function subscriptionsPart(work: Work, customer: string, path: string): Html {
  const running = runningOf(work, customer);
  return html`<section class="card stack" aria-labelledby="plan"><h2 id="plan">Current plan</h2>
${running.length === 0 && html`<p class="quiet">There is no running subscription.</p>`}
${running.map((subscription) => subscriptionCard(work, subscription, path))}</section>`;
}

function methodRow(method: PaymentMethod, { isStandard, path }: { isStandard: boolean; path: string }): Html {
  const expires = method.card
    ? `Expires ${String(method.card.exp_month).padStart(2, '0')} / ${method.card.exp_year}`
    : 'Bank account';
  const what = describeMethod(method);
  return html`<li class="row mid"><div><strong>${what}</strong> ${isStandard && html`<span class="tag good">Default</span>`}<p class="quiet small">${expires}</p></div>
${!isStandard && html`<div class="actions">${button(path, 'standard', { label: 'Make default', value: method.id, look: 'plain', what })}${button(path, 'remove', { label: 'Remove', value: method.id, look: 'plain', what })}</div>`}</li>`;
}

/** The method renewals are taken from. */
export function standardOf(work: Work, customer: string): string | null {
  const [running] = runningOf(work, customer);
  return (
    running?.default_payment_method ??
    work.book.need('customer', customer).invoice_settings.default_payment_method
  );
}

export function methodsPart(work: Work, customer: string, path: string): Html {
  const methods = methodsOf(work, customer);
  const standard = standardOf(work, customer);
  return html`<section class="card stack" aria-labelledby="methods"><h2 id="methods">Payment methods</h2>
${methods.length === 0 ? html`<p class="quiet">No card is kept.</p>` : html`<ul class="plain">${methods.map((method) => methodRow(method, { isStandard: method.id === standard, path }))}</ul>`}
<div class="actions"><a class="button" href="${path}/add">Add payment method</a></div></section>`;
}

const invoiceTone: Readonly<Record<string, string>> = { paid: 'good', open: 'bad', draft: 'warn' };
const invoiceWord: Readonly<Record<string, string>> = { paid: 'Paid', open: 'Open', draft: 'Due' };

function invoiceRow(invoice: Invoice, path: string): Html {
  const { status, number } = invoice;
  const isOwed = status === 'open' || status === 'draft';
  const name = number ?? 'not yet numbered';
  return html`<li class="row mid"><div><strong>${dayText(invoice.created)}</strong> <span class="tag ${invoiceTone[status ?? ''] ?? ''}">${invoiceWord[status ?? ''] ?? status ?? ''}</span><p class="quiet small">${name}</p></div>
<div class="actions"><span>${money(invoice.total)}</span>${invoice.hosted_invoice_url && html`<a href="${invoice.hosted_invoice_url}" aria-label="View invoice ${name}">View</a>`}${invoice.invoice_pdf && html`<a href="${invoice.invoice_pdf}" aria-label="PDF of invoice ${name}">PDF</a>`}
${isOwed && button(path, 'pay', { label: 'Pay now', value: invoice.id, look: 'main', what: name })}</div></li>`;
}

export function invoicesPart(work: Work, customer: string, path: string): Html {
  const invoices = work.book
    .all('invoice')
    .filter((invoice) => invoice.customer === customer)
    .toReversed();
  return html`<section class="card stack" aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
${invoices.length === 0 ? html`<p class="quiet">There are no invoices yet.</p>` : html`<ul class="plain">${invoices.map((invoice) => invoiceRow(invoice, path))}</ul>`}</section>`;
}
