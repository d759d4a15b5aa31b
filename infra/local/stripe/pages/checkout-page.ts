import { soldLines } from '../billing/checkout-lines';
import { completeCheckout } from '../billing/complete-checkout';
import { money } from '../core/format';
import { newId } from '../core/ids';
import type { CheckoutSession, PaymentMethod } from '../core/wire';
import { type Errors, errorsOf, formErrors, methodFromForm, paymentFields, testNumbers } from './card-form';
import { challengePage } from './challenge-page';
import { field, type Html, html, notice } from './html';
import { at, isPost, type PageAnswer, type PageCall, redirect } from './page';

/** Thrown to take back a try that the bank interrupts: nothing of it may stay. */
class WantsPerson extends Error {}

const successUrl = ({ success_url: url, id }: CheckoutSession): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

const headings: Readonly<Record<string, string>> = {
  subscription: 'Subscribe to',
  payment: 'Pay',
  setup: 'Save a payment method',
};

/** What is paid for. */
function summary(call: PageCall, session: CheckoutSession): Html {
  const lines = soldLines(call.work, session.id);
  const total = money(session.amount_total ?? 0);
  const [first] = lines;
  const recurring = first?.price.recurring;
  return html`<section class="stack" aria-label="Summary">
<a class="back" href="${session.cancel_url}"><span aria-hidden="true">‹</span> Back to Keystead</a>
<h1>${headings[session.mode]} ${session.mode === 'payment' ? 'Keystead' : first?.name}</h1>
${session.mode !== 'setup' && html`<p><span class="price">${total}</span> <span class="quiet">${recurring && `per ${recurring.interval}`}</span></p>`}
<ul class="plain">${lines.map(({ name, cents }) => html`<li class="row"><span>${name}</span><span>${money(cents)}</span></li>`)}</ul>
${session.mode !== 'setup' && html`<p class="row total"><span>Due today</span><span>${total}</span></p>`}</section>`;
}

const buttonText = (session: CheckoutSession): string => {
  if (session.mode === 'setup') return 'Save';
  if (session.mode === 'payment') return `Pay ${money(session.amount_total ?? 0)}`;
  return 'Subscribe';
};

function form(call: PageCall, session: CheckoutSession, errors: Errors): Html {
  const email = call.form.email ?? session.customer_details?.email ?? '';
  return html`<form method="post" action="${at(call, 'c', 'pay', session.id)}" class="card stack" novalidate>
<h2>Payment details</h2>${notice(errors.whole)}
${field({ label: 'Email', name: 'email', value: email, mode: 'email', error: errors.email })}
${paymentFields({ values: call.form, errors, bank: session.payment_method_types.includes('us_bank_account') })}
<button class="main wide" type="submit">${buttonText(session)}</button>
${session.mode === 'subscription' && html`<p class="hint">It renews by itself until it is canceled.</p>`}
${testNumbers()}</form>`;
}

const show = (call: PageCall, session: CheckoutSession, errors: Errors = {}): PageAnswer => ({
  kind: 'html',
  title: 'Checkout (simulation)',
  status: Object.keys(errors).length > 0 ? 402 : 200,
  body: html`<main class="two">${summary(call, session)}${form(call, session, errors)}</main>`.text,
  leadsTo: [successUrl(session)],
});

const over = (session: CheckoutSession): PageAnswer => ({
  kind: 'html',
  title: 'Checkout (simulation)',
  status: 410,
  body: html`<main class="narrow"><div class="card stack"><h1>This page has expired</h1><p class="quiet">Nothing was paid. Go back and begin again.</p><p><a class="button" href="${session.cancel_url}">Back to Keystead</a></p></div></main>`
    .text,
});

/** Tries to pay. The bank's wish to see the person opens its page; what was tried until then is taken back. */
function tryToPay(
  call: PageCall,
  session: CheckoutSession,
  payer: { method: PaymentMethod; authenticated: boolean },
): PageAnswer {
  const { store } = call.work;
  try {
    return store.attempt(() => {
      const paid = completeCheckout(call.work, session, payer);
      if (paid === 'wants-person') throw new WantsPerson();
      return redirect(successUrl(paid.session));
    });
  } catch (problem) {
    if (!(problem instanceof WantsPerson)) return show(call, session, errorsOf(problem));
    const challenge = newId('request');
    call.work.book.put('challenge', {
      id: challenge,
      session: session.id,
      paymentMethod: payer.method.id,
    });
    return redirect(at(call, 'c', 'pay', session.id, 'authenticate', challenge));
  }
}

function submit(call: PageCall, session: CheckoutSession): PageAnswer {
  const errors = formErrors(call.form);
  if (Object.keys(errors).length > 0) return show(call, session, errors);
  try {
    return tryToPay(call, session, { method: methodFromForm(call.work, call.form), authenticated: false });
  } catch (problem) {
    return show(call, session, errorsOf(problem));
  }
}

function authenticate(call: PageCall, session: CheckoutSession, id: string): PageAnswer {
  const { book } = call.work;
  const challenge = book.get('challenge', id);
  const method = challenge && book.get('payment_method', challenge.paymentMethod);
  if (!challenge || !method || challenge.session !== session.id) return show(call, session);
  if (!isPost(call))
    return challengePage({
      action: at(call, 'c', 'pay', session.id, 'authenticate', id),
      amount: session.amount_total,
      method,
      leadsTo: [successUrl(session)],
    });
  book.remove('challenge', id);
  if (call.form.result === 'complete') return tryToPay(call, session, { method, authenticated: true });
  return show(call, session, {
    whole:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

/** `/c/pay/<session>`: the page a person pays on. */
export function checkoutPage(call: PageCall): PageAnswer | undefined {
  const [, , id = '', step, challenge = ''] = call.parts;
  const session = call.work.book.get('checkout.session', id);
  if (!session) return undefined;
  if (session.status === 'complete') return redirect(successUrl(session));
  if (session.status !== 'open') return over(session);
  if (step === 'authenticate') return authenticate(call, session, challenge);
  return isPost(call) ? submit(call, session) : show(call, session);
}
