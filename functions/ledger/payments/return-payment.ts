import { ledger as rows } from '../../../shared/contract/ledger';
import { firstBank } from '../../../shared/domain/ledger/accounts';
import { bankFactDay } from '../../../shared/domain/ledger/bank/reconciled-days';
import { returnPayment as takeBack } from '../../../shared/domain/ledger/rent/payments';
import { refuse } from '../../../shared/wire/refusals';
import { feeBearerIn } from '../../common/ledger/bank-money';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postChange } from '../books/post-change';
import { isOnline, paymentIn } from './payment-in';

/** A bounced check, or a payment by mistake (D28): what it paid is open again at its old due day (D25). */
export const returnPayment = change(rows.returnPayment, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { payments: [body.payment_id] }, deps),
  act: async (request, deps) => {
    const { found, now, body } = request;
    const { payment_id: payment, returned_on: on, reason, fee_cents: fee } = body;
    const was = paymentIn(found, payment);
    if (isOnline(was)) throw refuse('paid-online');
    checkDay(on, { at: found, now, field: 'returned_on', from: was.on });
    const bearer = await feeBearerIn(found.unit.organizationId, deps);
    return postChange(
      {
        request,
        source: `return:${payment}`,
        action: 'ledger.return',
        isBankFact: true,
        facts: { amount: was.cents, day: on, reason, ...(fee > 0 && { fee }) },
        command: (book, { today, shares }) => {
          const day = bankFactDay(book.head, { code: was.account ?? firstBank, on, today });
          return takeBack(book, { on: day, why: reason }, { payment, fee, bearer, shares });
        },
      },
      deps,
    );
  },
});
