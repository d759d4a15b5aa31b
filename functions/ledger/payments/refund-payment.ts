import { ledger as rows } from '../../../shared/contract/ledger';
import { refund } from '../../../shared/domain/ledger/rent/payments';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postChange } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { isOnline, paymentIn } from './payment-in';
import { refundOnline } from './refund-online';

/** Gives money back (D29), by the provider if it came so: prepayment first, then what it paid last. */
export const refundPayment = change(rows.refundPayment, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { payments: [body.payment_id] }, deps),
  act: async (request, deps) => {
    const { found, now, body } = request;
    const { payment_id: payment, cents, refunded_on: on, reason } = body;
    checkDay(on, { at: found, now, field: 'refunded_on', from: paymentIn(found, payment).on });
    if (isOnline(paymentIn(found, payment))) return refundOnline(request, deps);
    const source = `refund:${postingId('pst', request, deps)}`;
    return postChange(
      {
        request,
        source,
        action: 'ledger.refund',
        cash: 'out',
        facts: { amount: cents, day: on, reason },
        command: (book, { accounts }) => {
          const account = accounts(on).deposits;
          return refund(book, { source, on, why: reason }, { payment, cents, account });
        },
      },
      deps,
    );
  },
});
