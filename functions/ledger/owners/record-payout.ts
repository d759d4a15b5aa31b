import { ledger as rows } from '../../../shared/contract/ledger';
import { payOut } from '../../../shared/domain/ledger/owners/property-book';
import { holdingsOf } from '../../common/ledger/holdings';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { postOwnerMoney } from './post-owner-money';

/** Money of a property that the provider paid out: it lies at the bank now, and is whose it was. */
export const recordPayout = change(rows.recordPayout, {
  read: async ({ viewer, now, body }, deps) => {
    const at = await findPropertyBook({ viewer, now, propertyId: body.property_id }, {}, deps);
    const { atProvider } = await holdingsOf({ head: at.head, now }, deps);
    return { ...at, most: atProvider };
  },
  act: (request, deps) => {
    const { body, found, now } = request;
    const { cents, paid_on: on, reference, memo } = body;
    checkDay(on, { at: found, now, field: 'paid_on' });
    const source = `payout:${postingId('pst', request, deps)}`;
    const by = { source, on, ...(memo && { why: memo }) };
    return postOwnerMoney(
      {
        request,
        source,
        action: 'ledger.payout',
        cash: 'in',
        facts: { amount: cents, day: on, reference },
        command: (_, { accounts }) => {
          const account = accounts(on).money;
          return payOut(by, { cents, most: found.most, account, ...(reference && { reference }) });
        },
      },
      deps,
    );
  },
});
