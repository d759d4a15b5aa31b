import { ledger as rows } from '../../../shared/contract/ledger';
import { reallocate } from '../../../shared/domain/ledger/rent/reallocate';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postChange } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { paymentIn } from './payment-in';

/** Which charges a settled payment covers, chosen anew (D24, D25). */
export const reallocatePayment = change(rows.reallocatePayment, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { payments: [body.payment_id] }, deps),
  act: (request, deps) => {
    const { found, now, body } = request;
    const { payment_id: payment, chosen, moved_on: on, reason } = body;
    const was = paymentIn(found, payment);
    checkDay(on, { at: found, now, field: 'moved_on', from: was.on });
    const source = `reallocate:${postingId('pst', request, deps)}`;
    return postChange(
      {
        request,
        source,
        action: 'ledger.reallocate',
        facts: { amount: was.cents, day: on, reason },
        command: (book, { shares }) =>
          reallocate(book, { source, on, why: reason }, { payment, chosen, shares }),
      },
      deps,
    );
  },
});
