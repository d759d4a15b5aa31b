import { invoiceOfIntent, markDeclined, markPaid } from '../billing/collect';
import { settleCheckout } from '../billing/complete-checkout';
import type { Settlement } from '../core/kinds';
import { emit, type Work } from '../core/work';
import type { Decline } from './cards';
import { settleCharge } from './charge';
import { completePayment } from './confirm';

/** A bank debit whose days are over: its money has come, or the bank has sent it back. */
export function settle(work: Work, { id, failure }: Settlement): void {
  const { book } = work;
  book.remove('settlement', id);
  const intent = book.need('payment_intent', id);
  const decline: Decline | undefined = failure === null ? undefined : JSON.parse(failure);
  const charge = settleCharge(work, intent.latest_charge ?? '', decline);
  const invoice = invoiceOfIntent(work, id);
  if (!decline) {
    completePayment(work, intent, charge.id);
    if (invoice) markPaid(work, invoice, invoice.amount_due);
  } else {
    const failed = book.put('payment_intent', {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'card_error',
        code: decline.code,
        decline_code: decline.declineCode,
        message: decline.message,
      } as typeof intent.last_payment_error,
    });
    emit(work, 'payment_intent.payment_failed', failed);
    if (invoice) markDeclined(work, invoice);
  }
  settleCheckout(work, id, !decline, invoice?.id);
}
