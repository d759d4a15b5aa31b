import { centsOf, intervalOf, productName } from '../billing/invoice-lines';
import { itemOf, periodOf } from '../billing/subscription-item';
import type { Context } from '../core/context';
import { dayText, money } from '../core/format';
import type { Invoice, PaymentMethod, Subscription } from '../core/wire';
import { describeMethod } from '../money/create-payment-method';
import { methodsOf } from '../money/payment-methods';
import { runningOf } from './change-billing';
import { type Html, html } from './html';

type Button = {
  readonly action: string;
  readonly id: string;
  readonly label: string;
  readonly look: 'main' | 'plain';
  /** Distinguishes buttons that share a label. */
  readonly subject?: string;
};

const button = (path: string, { action, id, label, look, subject }: Button): Html =>
  html`<form method="post" action="${path}"><input type="hidden" name="action" value="${action}"><button class="${look}" name="id" value="${id}"${subject && html` aria-label="${label}: ${subject}"`}>${label}</button></form>`;

const statusTags: Readonly<Record<string, readonly [string, string]>> = {
  active: ['good', 'Active'],
  trialing: ['good', 'Trial'],
  past_due: ['bad', 'Past due'],
  unpaid: ['bad', 'Unpaid'],
};

function subscriptionCard(context: Context, subscription: Subscription, path: string): Html {
  const { price } = itemOf(subscription);
  const { end } = periodOf(subscription);
  const [tone, word] = subscription.cancel_at_period_end
    ? ['warn', 'Ends soon']
    : (statusTags[subscription.status] ?? ['', subscription.status]);
  const until = subscription.cancel_at_period_end
    ? `Ends on ${dayText(end)}. Until then everything works.`
    : `Renews on ${dayText(end)}.`;
  return html`<div class="stack"><div class="stack tight"><div class="row mid"><strong>${productName(context, price)}</strong><span class="tag ${tone}">${word}</span></div>
<p>${money(centsOf(price))} per ${intervalOf(price)}</p><p class="quiet">${until}</p></div>
<div class="actions">${
    subscription.cancel_at_period_end
      ? button(path, { action: 'resume', id: subscription.id, label: 'Do not cancel', look: 'main' })
      : html`<a class="button" href="${path}/cancel/${subscription.id}">Cancel subscription</a>`
  }</div></div>`;
}

export function subscriptionsSection(context: Context, customer: string, path: string): Html {
  const running = runningOf(context, customer);
  return html`<section class="card stack" aria-labelledby="plan"><h2 id="plan">Current plan</h2>
${running.length === 0 && html`<p class="quiet">There is no running subscription.</p>`}
${running.map((subscription) => subscriptionCard(context, subscription, path))}</section>`;
}

function methodRow(method: PaymentMethod, { isDefault, path }: { isDefault: boolean; path: string }): Html {
  const expires = method.card
    ? `Expires ${String(method.card.exp_month).padStart(2, '0')} / ${method.card.exp_year}`
    : 'Bank account';
  const subject = describeMethod(method);
  const id = method.id;
  return html`<li class="row mid"><div><strong>${subject}</strong> ${isDefault && html`<span class="tag good">Default</span>`}<p class="quiet small">${expires}</p></div>
${!isDefault && html`<div class="actions">${button(path, { action: 'default', id, label: 'Make default', look: 'plain', subject })}${button(path, { action: 'remove', id, label: 'Remove', look: 'plain', subject })}</div>`}</li>`;
}

/** The method that pays for renewals. */
function defaultMethodOf(context: Context, customer: string): string | null {
  const [running] = runningOf(context, customer);
  return (
    running?.default_payment_method ??
    context.objects.need('customer', customer).invoice_settings.default_payment_method
  );
}

export function methodsSection(context: Context, customer: string, path: string): Html {
  const methods = methodsOf(context, customer);
  const chosen = defaultMethodOf(context, customer);
  return html`<section class="card stack" aria-labelledby="methods"><h2 id="methods">Payment methods</h2>
${methods.length === 0 ? html`<p class="quiet">No card is kept.</p>` : html`<ul class="plain">${methods.map((method) => methodRow(method, { isDefault: method.id === chosen, path }))}</ul>`}
<div class="actions"><a class="button" href="${path}/add">Add payment method</a></div></section>`;
}

const invoiceTags: Readonly<Record<string, readonly [string, string]>> = {
  paid: ['good', 'Paid'],
  open: ['bad', 'Open'],
  draft: ['warn', 'Due'],
};

function invoiceRow(invoice: Invoice, path: string): Html {
  const { status, number } = invoice;
  const [tone, word] = invoiceTags[status ?? ''] ?? ['', ''];
  const isOwed = status === 'open' || status === 'draft';
  const name = number ?? 'not yet numbered';
  return html`<li class="row mid"><div><strong>${dayText(invoice.created)}</strong> <span class="tag ${tone}">${word}</span><p class="quiet small">${name}</p></div>
<div class="actions"><span>${money(invoice.total)}</span>${invoice.hosted_invoice_url && html`<a href="${invoice.hosted_invoice_url}" aria-label="View invoice ${name}">View</a>`}${invoice.invoice_pdf && html`<a href="${invoice.invoice_pdf}" aria-label="PDF of invoice ${name}">PDF</a>`}
${isOwed && button(path, { action: 'pay', id: invoice.id, label: 'Pay now', look: 'main', subject: name })}</div></li>`;
}

export function invoicesSection(context: Context, customer: string, path: string): Html {
  const invoices = context.objects
    .all('invoice')
    .filter((invoice) => invoice.customer === customer)
    .toReversed();
  return html`<section class="card stack" aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
${invoices.length === 0 ? html`<p class="quiet">There are no invoices yet.</p>` : html`<ul class="plain">${invoices.map((invoice) => invoiceRow(invoice, path))}</ul>`}</section>`;
}
