import { ledger as rows } from '../../../shared/contract/ledger';
import { payBill as pay } from '../../../shared/domain/ledger/owners/bills';
import { refuse } from '../../../shared/wire/refusals';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { postOwnerMoney } from './post-owner-money';

/** A bill was paid by check, transfer or in cash: an expense of its owners on that day (D45). */
export const payBill = change(rows.payBill, {
  read: ({ viewer, now, body }, deps) =>
    findPropertyBook({ viewer, now, propertyId: body.property_id }, { beginning: body.bill_id }, deps),
  act: (request, deps) => {
    const { body, found, now } = request;
    const { bill_id: of, paid_on: on, method, reference } = body;
    const billed = found.ledger.book.entries[of];
    const { bill, vendor, category } = billed?.owners ?? {};
    if (!billed || !bill || billed.type !== 'bill') throw refuse('not-found');
    checkDay(on, { at: found, now, field: 'paid_on', from: billed.on });
    const source = `${of}:paid:${postingId('pst', request, deps)}`;
    const by = { source, on, ...(billed.why && { why: billed.why }) };
    return postOwnerMoney(
      {
        request,
        source,
        action: 'ledger.bill-paid',
        cash: 'out',
        facts: {
          amount: bill.cents,
          day: on,
          method,
          ...(vendor && { payee: vendor }),
          ...(category && { kind: category }),
        },
        command: (book, { shares, accounts }) => {
          const account = accounts(on).money;
          return pay(book, by, { of, shares, method, account, ...(reference && { reference }) });
        },
      },
      deps,
    );
  },
});
