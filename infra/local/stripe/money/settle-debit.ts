import { invoiceOfIntent, markDeclined, markPaid } from '../billing/collect-invoice';
import { settleCheckout } from '../billing/complete-checkout';
import type { Context } from '../core/context';
import type { PendingDebit } from '../core/kinds';
import { completeIntent, failIntent } from './confirm-payment';
import { settleCharge } from './create-charge';

/** Applies the bank's answer to a debit: payment, invoice and Checkout session. */
export function settleDebit(context: Context, { id, decline }: PendingDebit): void {
  const { objects } = context;
  objects.remove('pending_debit', id);
  const intent = objects.need('payment_intent', id);
  const charge = settleCharge(context, intent.latest_charge ?? '', decline);
  const invoice = invoiceOfIntent(context, id);
  if (decline) {
    failIntent(context, intent, { charge: charge.id, decline });
    if (invoice) markDeclined(context, invoice);
  } else {
    completeIntent(context, intent, charge.id);
    if (invoice) markPaid(context, invoice);
  }
  settleCheckout(context, { intent: id, invoice: invoice?.id, isPaid: !decline });
}
