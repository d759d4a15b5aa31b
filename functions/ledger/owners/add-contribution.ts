import { ledger as rows } from '../../../shared/contract/ledger';
import { contribute } from '../../../shared/domain/ledger/owners/property-book';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { ownerIn } from './owner-in';
import { postOwnerMoney } from './post-owner-money';

/** Money that an owner paid in: it is theirs alone, whatever their share. */
export const addContribution = change(rows.addContribution, {
  read: ({ viewer, now, body }, deps) =>
    findPropertyBook({ viewer, now, propertyId: body.property_id }, {}, deps),
  act: (request, deps) => {
    const { body, found, now } = request;
    const { owner_id: owner, cents, paid_on: on, method, reference, memo } = body;
    const payer = ownerIn(found, owner);
    checkDay(on, { at: found, now, field: 'paid_on' });
    const source = `contribution:${postingId('pst', request, deps)}:owner=${owner}`;
    const by = { source, on, ...(memo && { why: memo }) };
    return postOwnerMoney(
      {
        request,
        source,
        action: 'ledger.contribution',
        cash: 'in',
        facts: { amount: cents, day: on, payer, method, reference },
        command: (_, { accounts }) => {
          const account = accounts(on).money;
          return contribute(by, { owner, cents, method, account, ...(reference && { reference }) });
        },
      },
      deps,
    );
  },
});
