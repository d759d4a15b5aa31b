import { checkoutLines } from '../billing/checkout-lines';
import { completeCheckout, NeedsAuthentication } from '../billing/complete-checkout';
import { dayText, money } from '../core/format';
import type { CheckoutSession, PaymentMethod } from '../core/wire';
import { challengedMethod, challengePage, startChallenge } from './challenge-page';
import { banner, field, type Html, html } from './html';
import { isPost, type PageAnswer, type PageCall, pathOf, redirect } from './page';
import {
  type Errors,
  errorsInForm,
  errorsOf,
  methodFromForm,
  paymentFields,
  testNumbers,
} from './payment-form';

const successUrl = ({ success_url: url, id }: CheckoutSession): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

const pathOfSession = (call: PageCall, { id }: CheckoutSession): string => pathOf(call, 'c', 'pay', id);

const headings: Readonly<Record<string, string>> = {
  subscription: 'Subscribe to',
  payment: 'Pay',
  setup: 'Save a payment method for',
};

function summary(call: PageCall, session: CheckoutSession): Html {
  const lines = checkoutLines(call.context, session.id);
  const total = money(session.amount_total ?? 0);
  const [first] = lines;
  const recurring = first?.price.recurring;
  const { trialEnd } = call.context.objects.need('checkout_request', session.id);
  return html`<section class="stack" aria-label="Summary">
<a class="back" href="${session.cancel_url}"><span aria-hidden="true">‹</span> Back to Keystead</a>
<h1>${headings[session.mode]} ${session.mode === 'subscription' ? first?.name : 'Keystead'}</h1>
${session.mode !== 'setup' && html`<p><span class="price">${total}</span> <span class="quiet">${recurring && `per ${recurring.interval}`}</span></p>`}
<ul class="plain">${lines.map(({ name, cents }) => html`<li class="row"><span>${name}</span><span>${money(cents)}</span></li>`)}</ul>
${session.mode !== 'setup' && html`<p class="row total"><span>Due today</span><span>${total}</span></p>`}
${trialEnd !== undefined && html`<p class="quiet">Free until ${dayText(trialEnd)}, then ${money(first?.cents ?? 0)} per ${recurring?.interval}.</p>`}</section>`;
}

const buttonText = (session: CheckoutSession): string => {
  if (session.mode === 'setup') return 'Save';
  if (session.mode === 'payment') return `Pay ${money(session.amount_total ?? 0)}`;
  return 'Subscribe';
};

const takesBank = ({ payment_method_types }: CheckoutSession): boolean =>
  payment_method_types.includes('us_bank_account');

function form(call: PageCall, session: CheckoutSession, errors: Errors): Html {
  const email = call.form.email ?? session.customer_details?.email ?? '';
  return html`<form method="post" action="${pathOfSession(call, session)}" class="card stack" novalidate>
<h2>Payment details</h2>${banner(errors.form)}
${field({ label: 'Email', name: 'email', value: email, inputMode: 'email', error: errors.email })}
${paymentFields({ values: call.form, errors, bank: takesBank(session) })}
${session.saved_payment_method_options && html`<label class="choice" for="save"><input type="checkbox" id="save" name="save" value="yes"${call.form.save === 'yes' && html` checked`}>Save my payment information for next time</label>`}
<button class="main wide" type="submit">${buttonText(session)}</button>
${session.mode === 'subscription' && html`<p class="hint">It renews by itself until it is canceled.</p>`}
${testNumbers()}</form>`;
}

const show = (call: PageCall, session: CheckoutSession, errors: Errors = {}): PageAnswer => ({
  kind: 'html',
  title: 'Checkout (simulation)',
  status: Object.keys(errors).length > 0 ? 402 : 200,
  body: html`<main class="two">${summary(call, session)}${form(call, session, errors)}</main>`.text,
  formTargets: [successUrl(session)],
});

const expiredPage = (session: CheckoutSession): PageAnswer => ({
  kind: 'html',
  title: 'Checkout (simulation)',
  status: 410,
  body: html`<main class="narrow"><div class="card stack"><h1>This page has expired</h1><p class="quiet">Nothing was paid. Go back and begin again.</p><p><a class="button" href="${session.cancel_url}">Back to Keystead</a></p></div></main>`
    .text,
});

/** Pays, or leads to the bank's page if the bank wants to authenticate the person. */
function pay(
  call: PageCall,
  session: CheckoutSession,
  payer: { method: PaymentMethod; authenticated: boolean; saves?: boolean },
): PageAnswer {
  const { store } = call.context;
  try {
    return store.transaction(() => {
      const completed = completeCheckout(call.context, session, payer);
      return redirect(successUrl(completed));
    });
  } catch (error) {
    if (!(error instanceof NeedsAuthentication)) return show(call, session, errorsOf(error));
    const path = pathOfSession(call, session);
    const { method, saves } = payer;
    return startChallenge(call, { page: session.id, path, method, ...(saves && { saves }) });
  }
}

function submit(call: PageCall, session: CheckoutSession): PageAnswer {
  const given = takesBank(session) ? call.form : { ...call.form, by: 'card' };
  const errors = errorsInForm(given);
  if (Object.keys(errors).length > 0) return show(call, session, errors);
  try {
    const method = methodFromForm(call.context, given);
    return pay(call, session, { method, authenticated: false, saves: given.save === 'yes' });
  } catch (error) {
    return show(call, session, errorsOf(error));
  }
}

function authenticate(call: PageCall, session: CheckoutSession, id: string): PageAnswer {
  const { context } = call;
  const method = challengedMethod(context, { id, page: session.id });
  if (!method) return show(call, session);
  if (!isPost(call))
    return challengePage({
      action: `${pathOfSession(call, session)}/authenticate/${id}`,
      amount: session.amount_total,
      method,
      formTargets: [successUrl(session)],
    });
  const { saves = false } = context.objects.need('challenge', id);
  context.objects.remove('challenge', id);
  if (call.form.result === 'complete') return pay(call, session, { method, authenticated: true, saves });
  return show(call, session, {
    form: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

/** `/c/pay/<session>`: Checkout. */
export function checkoutPage(call: PageCall): PageAnswer | undefined {
  const [, , id = '', step, challenge = ''] = call.parts;
  const session = call.context.objects.get('checkout.session', id);
  if (!session) return undefined;
  if (session.status === 'complete') return redirect(successUrl(session));
  if (session.status !== 'open') return expiredPage(session);
  if (step === 'authenticate') return authenticate(call, session, challenge);
  return isPost(call) ? submit(call, session) : show(call, session);
}
