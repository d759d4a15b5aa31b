import type { PortalVisit } from '../core/kinds';
import { type Html, html } from './html';
import type { PageAnswer, PageCall } from './page';

export type Portal = {
  readonly call: PageCall;
  readonly visit: PortalVisit;
  readonly path: string;
  readonly customer: string;
};

/** Messages that an address of the portal can show: `?message=paid`. */
export const messages: Readonly<Record<string, string>> = {
  paid: 'Paid. Thank you.',
  processing: 'The bank debit is under way.',
  added: 'The payment method was added and is the default now.',
  'in-use':
    'A payment method that a subscription is paid from cannot be removed. Make another one the default first.',
  resumed: 'The subscription renews again.',
  ended: 'The subscription will not renew.',
};

export const backToBilling = ({ path }: Portal): Html =>
  html`<a class="back" href="${path}"><span aria-hidden="true">‹</span> Billing</a>`;

export const portalAnswer = ({ visit }: Portal, body: Html, status = 200): PageAnswer => ({
  kind: 'html',
  title: 'Billing (simulation)',
  status,
  body: body.text,
  formTargets: [visit.returnUrl],
});
