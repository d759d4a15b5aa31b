import { ledger as rows } from '../../../shared/contract/ledger';
import { expense } from '../../../shared/domain/ledger/owners/property-book';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { postWithInvoice } from './post-with-invoice';

/** What was paid for a property, from its cash: the owners bear it by their shares of that day (D45). */
export const addExpense = change(rows.addExpense, {
  read: ({ viewer, now, body }, deps) =>
    findPropertyBook({ viewer, now, propertyId: body.property_id }, {}, deps),
  act: (request, deps) => {
    const { body, found, now } = request;
    const { vendor, category, cents, paid_on: on, method, reference, memo, invoice } = body;
    checkDay(on, { at: found, now, field: 'paid_on' });
    const source = `expense:${postingId('pst', request, deps)}`;
    const by = { source, on, ...(memo && { why: memo }) };
    return postWithInvoice(
      {
        request,
        source,
        action: 'ledger.expense',
        sent: invoice,
        cash: 'out',
        facts: { kind: category, amount: cents, day: on, payee: vendor, method, reference },
        command: (_, { shares, accounts }) =>
          expense(by, {
            cents,
            shares,
            vendor,
            category,
            method,
            account: accounts(on).money,
            ...(reference && { reference }),
          }),
      },
      deps,
    );
  },
});
