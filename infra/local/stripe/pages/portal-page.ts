import { payInvoice } from '../billing/pay-invoice';
import { periodOf } from '../billing/subscription-item';
import { StripeError } from '../core/errors';
import { dayText } from '../core/format';
import { addMethodPage, authenticateMethodPage } from './add-method-page';
import { continueAfterPayment } from './authenticate-page';
import { makeDefault, removeMethod, runningOf, setRenewal } from './change-billing';
import { banner, html } from './html';
import { isPost, type PageAnswer, type PageCall, pathOf, redirect } from './page';
import { backToBilling, messages, type Portal, portalAnswer } from './portal';
import { invoicesSection, methodsSection, subscriptionsSection } from './portal-sections';

function overview(portal: Portal, error?: string): PageAnswer {
  const { call, visit, path, customer } = portal;
  const { objects } = call.context;
  const owes = objects
    .all('invoice')
    .some((invoice) => invoice.customer === customer && invoice.status === 'open');
  const message = messages[call.query.get('message') ?? ''];
  return portalAnswer(
    portal,
    html`<main class="middle"><a class="back" href="${visit.returnUrl}"><span aria-hidden="true">‹</span> Return to Keystead</a><div class="stack">
<header class="stack tight"><h1>Billing</h1><p class="quiet">${objects.need('customer', customer).email ?? ''}</p></header>${banner(error)}${banner(message, 'good')}
${owes && !error && !message && banner('A payment failed. Check the payment method, then pay the open invoice.', 'calm')}
${subscriptionsSection(call.context, customer, path)}${methodsSection(call.context, customer, path)}${invoicesSection(call.context, customer, path)}</div></main>`,
    error ? 402 : 200,
  );
}

function cancelPage(portal: Portal, id: string): PageAnswer {
  const { call, path, customer } = portal;
  const { context } = call;
  const subscription = runningOf(context, customer).find((each) => each.id === id);
  if (!subscription) return redirect(path);
  if (isPost(call)) {
    context.store.transaction(() => setRenewal(context, subscription, false));
    return redirect(`${path}?message=ended`);
  }
  const until = dayText(periodOf(subscription).end);
  return portalAnswer(
    portal,
    html`<main class="narrow">${backToBilling(portal)}<form method="post" action="${path}/cancel/${id}" class="card stack"><h1>Cancel the subscription?</h1><p>It stays until ${until} and does not renew after that. You can change your mind until then.</p>
<div class="actions"><button class="bad">Cancel subscription</button><a class="button" href="${path}">Go back</a></div></form></main>`,
  );
}

type Action = (portal: Portal, id: string) => PageAnswer;

const pay: Action = ({ call: { context }, path, customer }, id) => {
  if (context.objects.get('invoice', id)?.customer !== customer) return redirect(path);
  const collected = context.store.transaction(() => payInvoice(context, id));
  const message = collected.invoice.status === 'paid' ? 'paid' : 'processing';
  return continueAfterPayment(collected, `${path}?message=${message}`);
};

const chooseDefault: Action = ({ call: { context }, path, customer }, id) => {
  const method = context.objects.get('payment_method', id);
  if (method?.customer === customer) makeDefault(context, customer, method);
  return redirect(path);
};

const remove: Action = ({ call: { context }, path, customer }, id) =>
  redirect(removeMethod(context, customer, id) ? path : `${path}?message=in-use`);

const resume: Action = ({ call: { context }, path, customer }, id) => {
  const subscription = runningOf(context, customer).find((each) => each.id === id);
  if (!subscription) return redirect(path);
  context.store.transaction(() => setRenewal(context, subscription, true));
  return redirect(`${path}?message=resumed`);
};

/** Actions of the portal's buttons. */
const actions = new Map([
  ['pay', pay],
  ['default', chooseDefault],
  ['remove', remove],
  ['resume', resume],
]);

function act(portal: Portal): PageAnswer {
  const { action = '', id = '' } = portal.call.form;
  try {
    return actions.get(action)?.(portal, id) ?? redirect(portal.path);
  } catch (error) {
    if (error instanceof StripeError) return overview(portal, error.message);
    throw error;
  }
}

/** `/p/session/<token>`: the billing portal with plan, payment methods and invoices. */
export function portalPage(call: PageCall): PageAnswer | undefined {
  const [, , token = '', step = '', id = ''] = call.parts;
  const visit = call.context.platform.get('portal_visit', token);
  if (!visit || visit.until <= call.context.now) return undefined;
  const path = pathOf(call, 'p', 'session', token);
  const portal: Portal = { call, visit, path, customer: visit.customer };
  if (step === 'add') return addMethodPage(portal);
  if (step === 'authenticate') return authenticateMethodPage(portal, id);
  if (step === 'cancel') return cancelPage(portal, id);
  return isPost(call) ? act(portal) : overview(portal);
}
