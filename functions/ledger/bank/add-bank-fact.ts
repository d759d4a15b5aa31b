import { ledger as rows } from '../../../shared/contract/ledger';
import { bankFact } from '../../../shared/domain/ledger/bank/organization-book';
import { splitAmong } from '../../../shared/domain/ledger/owners/property-book';
import { isSoloIn } from '../../common/ledger/bank-money';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { postingId } from '../books/posting-id';
import { postOwnerMoney } from '../owners/post-owner-money';
import { checkBearer } from './check-bearer';
import { findBank, permitChange } from './find-bank';
import { checkBankDay, ownBook, postBankMoney } from './post-bank-money';

/**
 * What a bank took or gave: the manager's, or at a landlord's own account the owners' (D66). It is never
 * refused (D54).
 */
export const addBankFact = change(rows.addBankFact, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const { property_id: propertyId } = body;
    const [account, property, ledger, isSolo] = await Promise.all([
      findBank({ viewer }, body.account_id, deps),
      propertyId === undefined ? undefined : findPropertyBook({ viewer, now, propertyId }, {}, deps),
      ownBook(organizationId, [], deps),
      isSoloIn(organizationId, deps),
    ]);
    return { account, property, ledger, isSolo };
  },
  act: (request, deps) => {
    const { body, now, found } = request;
    const { account, property, isSolo } = found;
    checkBearer({ account, isSolo, hasProperty: property !== undefined });
    const { kind, cents: amount, posted_on: on, memo } = body;
    const cents = kind === 'bank' ? -amount : amount;
    const { code } = account;
    const source = `bank:${code}:${postingId('pst', request, deps)}`;
    const by = { source, on, ...(memo && { why: memo }) };
    const facts = { amount: cents, day: on, kind, bank: account.name };
    if (!property) {
      checkBankDay(on, { now, field: 'posted_on' });
      const command = () => bankFact(by, { code, cents, kind });
      return postBankMoney({ request, source, account, action: 'bank.fact', facts, command }, deps);
    }
    checkDay(on, { at: property, now, field: 'posted_on' });
    return postOwnerMoney(
      {
        request: { ...request, found: property },
        source,
        action: 'bank.fact',
        facts,
        command: (_, { shares }) => bankFact(by, { code, cents, kind, parts: splitAmong(cents, shares(on)) }),
      },
      deps,
    );
  },
});
