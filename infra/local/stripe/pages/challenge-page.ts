import { invoiceOfIntent, markPaid } from '../billing/collect';
import { StripeProblem } from '../core/problem';
import type { PaymentMethod } from '../core/wire';
import { authenticationNeeded } from '../money/cards';
import { failPayment, tryPayment } from '../money/confirm';
import { describeMethod } from '../money/payment-method-data';
import { completeSetup } from '../money/setup-intents';
import { html, money, notice } from './html';
import { at, isPost, type PageAnswer, type PageCall } from './page';

type Challenge = {
  readonly action: string;
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly leadsTo?: readonly string[];
};

/** The bank's own page between: 3-D Secure. */
export const challengePage = (
  _call: PageCall,
  { action, amount, method, leadsTo = [] }: Challenge,
): PageAnswer => ({
  kind: 'html',
  title: '3-D Secure (simulation)',
  leadsTo,
  body: html`<main class="narrow"><form method="post" action="${action}" class="card stack"><p class="quiet small">Your bank · 3-D Secure</p><h1>Is it you?</h1>
<p>${amount ? html`Keystead asks for <strong>${money(amount)}</strong> from ${describeMethod(method)}.` : html`Keystead asks to keep ${describeMethod(method)} for later payments.`}</p>
<div class="actions"><button class="main" name="result" value="complete">Complete</button><button name="result" value="fail">Fail</button></div>
<p class="hint">A real bank would send a code to your phone here.</p></form></main>`.text,
});

const done = (text: string, tone: 'good' | 'bad'): PageAnswer => ({
  kind: 'html',
  title: '3-D Secure (simulation)',
  body: html`<main class="narrow"><div class="card stack">${notice(text, tone)}<p class="quiet">You can close this page.</p></div></main>`
    .text,
});

function answerPayment({ work, form }: PageCall, id: string): PageAnswer {
  const intent = work.book.need('payment_intent', id);
  const method = work.book.need('payment_method', intent.payment_method ?? '');
  if (form.result !== 'complete') {
    failPayment(work, intent, method, authenticationNeeded);
    return done('The payment was not made.', 'bad');
  }
  const paid = tryPayment(work, intent, method, { offSession: false, authenticated: true });
  const invoice = invoiceOfIntent(work, id);
  if (invoice && paid.status === 'succeeded') markPaid(work, invoice, invoice.amount_due);
  return paid.status === 'succeeded' ? done('Paid.', 'good') : done('The payment was declined.', 'bad');
}

function answerSetup({ work, form }: PageCall, id: string): PageAnswer {
  const setup = work.book.need('setup_intent', id);
  const method = work.book.need('payment_method', setup.payment_method ?? '');
  if (form.result !== 'complete') {
    work.book.put('setup_intent', { ...setup, status: 'requires_payment_method', next_action: null });
    return done('The card was not kept.', 'bad');
  }
  completeSetup(work, setup, method);
  return done('The card is kept.', 'good');
}

/** `/authenticate/<payment or setup>`: where a payment made through the API waits for its person. */
export function authenticatePage(call: PageCall): PageAnswer | undefined {
  const [, id = ''] = call.parts;
  const { book } = call.work;
  const intent = book.get('payment_intent', id) ?? book.get('setup_intent', id);
  const method = book.get('payment_method', intent?.payment_method ?? '');
  if (!intent || !method || intent.status !== 'requires_action') return undefined;
  if (!isPost(call))
    return challengePage(call, {
      action: at(call, 'authenticate', id),
      amount: intent.object === 'payment_intent' ? intent.amount : null,
      method,
    });
  try {
    return intent.object === 'payment_intent' ? answerPayment(call, id) : answerSetup(call, id);
  } catch (problem) {
    if (problem instanceof StripeProblem) return done(problem.message, 'bad');
    throw problem;
  }
}
