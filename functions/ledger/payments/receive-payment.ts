import { ledger as rows } from '../../../shared/contract/ledger';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import { receiptAccount } from '../../../shared/domain/ledger/rent/receipt-account';
import { findLedger } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postChange } from '../books/post-change';
import { postingId } from '../books/posting-id';

/** Cash, a check or a transfer, settled when it is written down (D27), for the day on which it came. */
export const receivePayment = change(rows.receivePayment, {
  read: ({ viewer, now, body }, deps) => findLedger({ viewer, now, leaseId: body.lease_id }, {}, deps),
  act: (request, deps) => {
    const { body, found, now } = request;
    const { cents, received_on: on, method, reference, payer, chosen, hold_rest: isHeld } = body;
    checkDay(on, { at: found, now, field: 'received_on' });
    const payment = postingId('pay', request, deps);
    const source = `payment:${payment}`;
    const received = { payment, cents, method, reference, payer, chosen, isAutomatic: !isHeld };
    return postChange(
      {
        request,
        source,
        action: 'ledger.payment',
        cash: 'in',
        facts: { amount: cents, day: on, method, ...(reference && { reference }), ...(payer && { payer }) },
        command: (book, { shares, accounts }) => {
          const account = receiptAccount(book, chosen, { cents, assigned: accounts(on) });
          return receive(book, { source, on }, { ...received, account, shares });
        },
      },
      deps,
    );
  },
});
