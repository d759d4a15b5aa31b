import type { PaymentMethod } from '../core/wire';
import type { Work } from '../core/work';
import { cardProblem, declineOf } from '../money/payment-method-data';
import { type Collected, collect } from './collect';
import { finalizeInvoice } from './draft';

const noMethod = {
  code: 'missing',
  declineCode: 'generic_decline',
  message: 'There is no default payment method for this invoice.',
};

/** Tries to pay an invoice now, with the person present. A decline is refused and stays on record; a draft is finalized first. */
export function payInvoice(work: Work, id: string, method?: PaymentMethod): Collected {
  const found = work.book.need('invoice', id);
  const open = found.status === 'draft' ? finalizeInvoice(work, found) : found;
  if (open.status === 'paid') return { invoice: open };
  const collected = collect(work, open, {
    offSession: false,
    authenticated: false,
    ...(method && { method }),
  });
  const { intent } = collected;
  if (intent?.status === 'requires_payment_method')
    throw cardProblem(declineOf(intent, noMethod), { keepsWrites: true });
  return collected;
}
