import type { Context } from '../core/context';
import { money } from '../core/format';
import { newId } from '../core/ids';
import type { PaymentMethod } from '../core/wire';
import { describeMethod } from '../money/create-payment-method';
import { html } from './html';
import { type PageAnswer, type PageCall, redirect } from './page';

/** Sends a person to the bank's page, whose path starts with the path of the page they came from. */
export function startChallenge(
  { context }: PageCall,
  { page, path, method, saves }: { page: string; path: string; method: PaymentMethod; saves?: boolean },
): PageAnswer {
  const id = newId('request');
  context.objects.put('challenge', { id, page, paymentMethod: method.id, ...(saves && { saves }) });
  return redirect(`${path}/authenticate/${id}`);
}

/** The method to authenticate in a challenge of this page. */
export function challengedMethod(
  { objects }: Context,
  { id, page }: { id: string; page: string },
): PaymentMethod | undefined {
  const challenge = objects.get('challenge', id);
  return challenge?.page === page ? objects.get('payment_method', challenge.paymentMethod) : undefined;
}

type Challenge = {
  readonly action: string;
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly formTargets?: readonly string[];
};

/** The bank's own page, 3-D Secure. */
export const challengePage = ({ action, amount, method, formTargets = [] }: Challenge): PageAnswer => ({
  kind: 'html',
  title: '3-D Secure (simulation)',
  formTargets,
  body: html`<main class="narrow"><form method="post" action="${action}" class="card stack"><p class="quiet small">Your bank · 3-D Secure</p><h1>Is it you?</h1>
<p>${amount ? html`Keystead asks for <strong>${money(amount)}</strong> from ${describeMethod(method)}.` : html`Keystead asks to keep ${describeMethod(method)} for later payments.`}</p>
<div class="actions"><button class="main" name="result" value="complete">Complete</button><button name="result" value="fail">Fail</button></div>
<p class="hint">A real bank would send a code to your phone here.</p></form></main>`.text,
});
