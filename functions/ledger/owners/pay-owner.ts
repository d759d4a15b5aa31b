import { ledger as rows } from '../../../shared/contract/ledger';
import { distribute } from '../../../shared/domain/ledger/owners/property-book';
import { holdingsOf } from '../../common/ledger/holdings';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { ownerIn } from './owner-in';
import { postOwnerMoney } from './post-owner-money';

/** A distribution by check or transfer, written down: no more than what is distributable now (D44). */
export const payOwner = change(rows.payOwner, {
  read: async ({ viewer, now, body }, deps) => {
    const at = await findPropertyBook({ viewer, now, propertyId: body.property_id }, {}, deps);
    return { ...at, ...(await holdingsOf({ head: at.head, now }, deps)) };
  },
  act: (request, deps) => {
    const { body, found, now } = request;
    const { owner_id: owner, cents, paid_on: on, method, reference, memo } = body;
    const payee = ownerIn(found, owner);
    checkDay(on, { at: found, now, field: 'paid_on' });
    const most = found.owners.find((one) => one.owner === owner)?.cents ?? 0;
    const source = `distribution:${postingId('pst', request, deps)}:owner=${owner}`;
    const by = { source, on, ...(memo && { why: memo }) };
    return postOwnerMoney(
      {
        request,
        source,
        action: 'ledger.distribution',
        cash: 'out',
        facts: { amount: cents, day: on, payee, method, reference },
        command: (_, { accounts }) => {
          const account = accounts(on).money;
          return distribute(by, { owner, cents, most, method, account, ...(reference && { reference }) });
        },
      },
      deps,
    );
  },
});
