import type { Context } from '../core/context';
import type { PaymentMethod } from '../core/wire';
import { cardError, declineOf } from '../money/card-errors';
import { type Collected, collectInvoice } from './collect-invoice';
import { finalizeInvoice } from './draft-invoice';

const noMethod = {
  code: 'missing',
  declineCode: 'generic_decline',
  message: 'There is no default payment method for this invoice.',
};

/** Tries to pay an invoice with the person present. Refuses a decline, which stays on record. */
export function payInvoice(context: Context, id: string, method?: PaymentMethod): Collected {
  const found = context.objects.need('invoice', id);
  const open = found.status === 'draft' ? finalizeInvoice(context, found) : found;
  if (open.status === 'paid') return { invoice: open };
  const collected = collectInvoice(context, open, {
    offSession: false,
    authenticated: false,
    ...(method && { method }),
  });
  const { intent } = collected;
  if (intent?.status === 'requires_payment_method')
    throw cardError(declineOf(intent, noMethod), { keepsWrites: true });
  return collected;
}
