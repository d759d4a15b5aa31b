import { periodOf } from '../billing/items';
import { payInvoice } from '../billing/pay-invoice';
import { dayText } from '../core/format';
import { newId } from '../core/ids';
import type { PortalVisit } from '../core/kinds';
import { StripeProblem } from '../core/problem';
import type { PaymentMethod } from '../core/wire';
import { keepForLater, wantsPersonToKeep } from '../money/setup-intents';
import { goOn } from './authenticate-page';
import { type Errors, errorsOf, formErrors, methodFromForm, paymentFields, testNumbers } from './card-form';
import { challengePage } from './challenge-page';
import { type Html, html, notice } from './html';
import { at, isPost, type PageAnswer, type PageCall, redirect } from './page';
import { makeStandard, removeMethod, runningOf, setRenewal } from './portal-acts';
import { invoicesPart, methodsPart, subscriptionsPart } from './portal-parts';

type Portal = {
  readonly call: PageCall;
  readonly visit: PortalVisit;
  readonly path: string;
  readonly customer: string;
};

const shown = ({ visit }: Portal, body: Html, status = 200): PageAnswer => ({
  kind: 'html',
  title: 'Billing (simulation)',
  status,
  body: body.text,
  leadsTo: [visit.returnUrl],
});

const said: Readonly<Record<string, string>> = {
  paid: 'Paid. Thank you.',
  processing: 'The bank debit is under way.',
  added: 'The payment method was added and is the default now.',
  kept: 'A payment method that a subscription is paid from cannot be removed. Make another one the default first.',
  resumed: 'The subscription renews again.',
  ended: 'The subscription will not renew.',
};

function overview(portal: Portal, problem?: string): PageAnswer {
  const { call, visit, path, customer } = portal;
  const owes = call.work.book
    .all('invoice')
    .some((invoice) => invoice.customer === customer && invoice.status === 'open');
  const news = said[call.query.get('said') ?? ''];
  return shown(
    portal,
    html`<main class="middle"><a class="back" href="${visit.returnUrl}"><span aria-hidden="true">‹</span> Return to Keystead</a><div class="stack">
<header class="stack tight"><h1>Billing</h1><p class="quiet">${call.work.book.need('customer', customer).email ?? ''}</p></header>${notice(problem)}${notice(news, 'good')}
${owes && !problem && !news && notice('A payment did not go through. Check the payment method, then pay the open invoice.', 'calm')}
${subscriptionsPart(call.work, customer, path)}${methodsPart(call.work, customer, path)}${invoicesPart(call.work, customer, path)}</div></main>`,
    problem ? 402 : 200,
  );
}

function addForm(portal: Portal, errors: Errors = {}): PageAnswer {
  const { call, path } = portal;
  return shown(
    portal,
    html`<main class="narrow"><a class="back" href="${path}"><span aria-hidden="true">‹</span> Billing</a><form method="post" action="${path}/add" class="card stack" novalidate><h1>Add payment method</h1>${notice(errors.whole)}
${paymentFields({ values: call.form, errors, bank: true })}<button class="main wide">Add and make default</button>${testNumbers()}</form></main>`,
    Object.keys(errors).length > 0 ? 402 : 200,
  );
}

function keep({ call, path, customer }: Portal, method: PaymentMethod): PageAnswer {
  const { work } = call;
  work.store.attempt(() => {
    keepForLater(work, customer, method);
    makeStandard(work, customer, work.book.need('payment_method', method.id));
  });
  return redirect(`${path}?said=added`);
}

function add(portal: Portal): PageAnswer {
  const { call, path, visit } = portal;
  if (!isPost(call)) return addForm(portal);
  const errors = formErrors(call.form);
  if (Object.keys(errors).length > 0) return addForm(portal, errors);
  try {
    const method = methodFromForm(call.work, call.form);
    if (!wantsPersonToKeep(call.work, method)) return keep(portal, method);
    const id = newId('request');
    call.work.book.put('challenge', { id, session: visit.id, paymentMethod: method.id });
    return redirect(`${path}/authenticate/${id}`);
  } catch (problem) {
    return addForm(portal, errorsOf(problem));
  }
}

function authenticate(portal: Portal, id: string): PageAnswer {
  const { call, path, visit } = portal;
  const challenge = call.work.book.get('challenge', id);
  const method = challenge && call.work.book.get('payment_method', challenge.paymentMethod);
  if (!challenge || !method || challenge.session !== visit.id) return addForm(portal);
  if (!isPost(call)) return challengePage({ action: `${path}/authenticate/${id}`, amount: null, method });
  call.work.book.remove('challenge', id);
  if (call.form.result === 'complete') return keep(portal, method);
  return addForm(portal, { whole: 'Your bank did not confirm that it is you. The card was not added.' });
}

function cancel(portal: Portal, id: string): PageAnswer {
  const { call, path, customer } = portal;
  const subscription = runningOf(call.work, customer).find((each) => each.id === id);
  if (!subscription) return redirect(path);
  if (isPost(call)) {
    call.work.store.attempt(() => setRenewal(call.work, subscription, false));
    return redirect(`${path}?said=ended`);
  }
  const until = dayText(periodOf(subscription).end);
  return shown(
    portal,
    html`<main class="narrow"><a class="back" href="${path}"><span aria-hidden="true">‹</span> Billing</a><form method="post" action="${path}/cancel/${id}" class="card stack"><h1>Cancel the subscription?</h1><p>It stays until ${until} and does not renew after that. You can change your mind until then.</p>
<div class="actions"><button class="bad">Cancel subscription</button><a class="button" href="${path}">Go back</a></div></form></main>`,
  );
}

function pay({ call, path }: Portal, invoice: string): PageAnswer {
  const { work } = call;
  const collected = work.store.attempt(() => payInvoice(work, invoice));
  return goOn(collected, `${path}?said=${collected.invoice.status === 'paid' ? 'paid' : 'processing'}`);
}

function act(portal: Portal): PageAnswer {
  const { call, path, customer } = portal;
  const { work, form } = call;
  const value = form.value ?? '';
  const method = work.book.get('payment_method', value);
  const subscription = runningOf(work, customer).find((each) => each.id === value);
  if (form.act === 'pay' && work.book.get('invoice', value)?.customer === customer) return pay(portal, value);
  if (form.act === 'standard' && method?.customer === customer) makeStandard(work, customer, method);
  if (form.act === 'remove' && !removeMethod(work, customer, value)) return redirect(`${path}?said=kept`);
  if (form.act !== 'resume' || !subscription) return redirect(path);
  work.store.attempt(() => setRenewal(work, subscription, true));
  return redirect(`${path}?said=resumed`);
}

/** `/p/session/<token>`: cards, invoices, the end of a subscription and its repair. */
export function portalPage(call: PageCall): PageAnswer | undefined {
  const [, , token = '', step = '', id = ''] = call.parts;
  const visit = call.work.platform.get('portal_visit', token);
  if (!visit || visit.until <= call.work.at) return undefined;
  const portal: Portal = {
    ...{ call, visit, customer: visit.customer },
    path: at(call, 'p', 'session', token),
  };
  if (step === 'add') return add(portal);
  if (step === 'authenticate') return authenticate(portal, id);
  if (step === 'cancel') return cancel(portal, id);
  if (!isPost(call)) return overview(portal);
  try {
    return act(portal);
  } catch (problem) {
    if (problem instanceof StripeProblem) return overview(portal, problem.message);
    throw problem;
  }
}
