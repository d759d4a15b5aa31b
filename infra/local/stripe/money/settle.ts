import { invoiceOfIntent, markDeclined, markPaid } from '../billing/collect';
import { settleCheckout } from '../billing/complete-checkout';
import type { Settlement } from '../core/kinds';
import type { Work } from '../core/work';
import { settleCharge } from './charge';
import { markFailed, markSucceeded } from './confirm';

/** A bank debit whose days are over: its money has come, or the bank has sent it back. */
export function settle(work: Work, { id, decline }: Settlement): void {
  const { book } = work;
  book.remove('settlement', id);
  const intent = book.need('payment_intent', id);
  const charge = settleCharge(work, intent.latest_charge ?? '', decline);
  const invoice = invoiceOfIntent(work, id);
  if (decline) {
    markFailed(work, intent, charge.id, decline);
    if (invoice) markDeclined(work, invoice);
  } else {
    markSucceeded(work, intent, charge.id);
    if (invoice) markPaid(work, invoice);
  }
  settleCheckout(work, { intent: id, invoice: invoice?.id, isPaid: !decline });
}
