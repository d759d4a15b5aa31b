import type { InputOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { isSameReceipt } from '../../../shared/domain/ledger/rent/bulk';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { findEach, keyedStep, type LeaseStep, postEach } from '../books/post-each';
import { keyName } from '../books/posting-id';

type Body = InputOf<typeof rows.receivePayments>['body'];

/** One payment a lease; a repeat of the run makes the same id (D3). */
const stepsOf = ({ run, received_on: on, method, receipts }: Body, now: Date): LeaseStep[] =>
  receipts.map(({ lease_id: leaseId, cents, reference, payer }) => {
    const payment = `pay_${keyName({ scope: run, key: leaseId })}`;
    const source = `payment:${payment}`;
    const received = { method, reference, payer, cents };
    return {
      leaseId,
      ...keyedStep(source, (entry) => isSameReceipt(entry, { ...received, on })),
      posting: (found) => {
        checkDay(on, { at: found, now, field: 'received_on' });
        return {
          action: 'ledger.payment',
          cash: 'in',
          facts: { amount: cents, day: on, method, ...(reference && { reference }), ...(payer && { payer }) },
          command: (book, { shares, accounts }) => {
            const facts = { ...received, payment, chosen: [], isAutomatic: true };
            return receive(book, { source, on }, { ...facts, account: accounts(on).money, shares });
          },
        };
      },
    };
  });

/** Writes down cash, checks or transfers of several leases, each once a run (D27). */
export const receivePayments = change(rows.receivePayments, {
  read: ({ viewer, now, body }, deps) => findEach(stepsOf(body, now), { viewer, now }, deps),
  act: async (request, deps) => ({
    success: 1,
    data: await postEach(stepsOf(request.body, request.now), request, deps),
  }),
});
