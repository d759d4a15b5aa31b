import { money } from '../core/format';
import type { PaymentMethod } from '../core/wire';
import { describeMethod } from '../money/payment-method-data';
import { html } from './html';
import type { PageAnswer } from './page';

type Challenge = {
  readonly action: string;
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly leadsTo?: readonly string[];
};

/** The bank's own page between: 3-D Secure. */
export const challengePage = ({ action, amount, method, leadsTo = [] }: Challenge): PageAnswer => ({
  kind: 'html',
  title: '3-D Secure (simulation)',
  leadsTo,
  body: html`<main class="narrow"><form method="post" action="${action}" class="card stack"><p class="quiet small">Your bank · 3-D Secure</p><h1>Is it you?</h1>
<p>${amount ? html`Keystead asks for <strong>${money(amount)}</strong> from ${describeMethod(method)}.` : html`Keystead asks to keep ${describeMethod(method)} for later payments.`}</p>
<div class="actions"><button class="main" name="result" value="complete">Complete</button><button name="result" value="fail">Fail</button></div>
<p class="hint">A real bank would send a code to your phone here.</p></form></main>`.text,
});
