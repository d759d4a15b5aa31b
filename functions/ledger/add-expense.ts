import { ledger as rows } from '../../shared/contract/ledger';
import { expense } from '../../shared/domain/ledger/owners/property-book';
import { findPropertyBook } from '../common/ledger/property-book';
import { change } from '../runtime/change';
import { checkDay } from './check-day';
import { postWithInvoice } from './post-with-invoice';
import { postingId } from './posting-id';

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
        ...{ request, source, action: 'ledger.expense', sent: invoice },
        facts: { kind: category, amount: cents, day: on, payee: vendor, method, reference },
        command: (_, { shares }) =>
          expense(by, { cents, shares, vendor, category, method, ...(reference && { reference }) }),
      },
      deps,
    );
  },
});
