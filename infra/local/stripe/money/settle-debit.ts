import { invoiceOfIntent, markDeclined, markPaid } from '../billing/collect-invoice';
import { settleCheckout } from '../billing/complete-checkout';
import { type Context, day } from '../core/context';
import type { PendingDebit } from '../core/kinds';
import { completeIntent, failIntent } from './confirm-payment';
import { settleCharge } from './create-charge';
import { debitReturned, openDispute } from './open-dispute';

/** How long after it settled a bank takes a debit back. */
const returnTime = 2 * day;

/** Applies the bank's answer to a debit: payment, invoice and Checkout session. */
export function settleDebit(context: Context, { id, decline, isReturn }: PendingDebit): void {
  const { objects } = context;
  objects.remove('pending_debit', id);
  const intent = objects.need('payment_intent', id);
  if (isReturn) {
    openDispute(context, { id: intent.latest_charge ?? '' }, debitReturned);
    return;
  }
  const charge = settleCharge(context, intent.latest_charge ?? '', decline);
  const invoice = invoiceOfIntent(context, id);
  if (decline) {
    failIntent(context, intent, { charge: charge.id, decline });
    if (invoice) markDeclined(context, invoice);
  } else {
    completeIntent(context, intent, charge.id);
    if (invoice) markPaid(context, invoice);
  }
  if (objects.get('behavior', intent.payment_method ?? '')?.isReturned && !decline)
    objects.put('pending_debit', { id, at: context.now + returnTime, decline, isReturn: true });
  settleCheckout(context, { intent: id, invoice: invoice?.id, isPaid: !decline });
}
