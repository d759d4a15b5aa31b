import { ledger as rows } from '../../../shared/contract/ledger';
import { moveMoney } from '../../../shared/domain/ledger/bank/organization-book';
import { sweepable } from '../../../shared/domain/ledger/bank/standings';
import { refuse } from '../../../shared/wire/refusals';
import { readBankMoney } from '../../common/ledger/bank-money';
import { findPropertyBook } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { checkDay } from '../books/check-day';
import { refusalOf } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { postOwnerMoney } from '../owners/post-owner-money';
import { findBank, permitChange } from './find-bank';
import { checkBankDay, ownBook, postBankMoney } from './post-bank-money';

/** Money between two accounts. A property's own stands in its book, all other in the organization's (D51). */
export const moveBankMoney = change(rows.moveBankMoney, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const [from, to] = await Promise.all([
      findBank({ viewer }, body.account_id, deps),
      findBank({ viewer }, body.to_account_id, deps),
    ]);
    const { property_id: propertyId } = body;
    const [property, ledger, all] = await Promise.all([
      propertyId === undefined ? undefined : findPropertyBook({ viewer, now, propertyId }, {}, deps),
      ownBook(organizationId, [], deps),
      body.type === 'sweep' ? readBankMoney(organizationId, deps) : undefined,
    ]);
    return { from, to, property, ledger, most: all && sweepable(all.money(), from.code) };
  },
  act: async (request, deps) => {
    const { body, now, found } = request;
    const { cents, moved_on: on, type, reference, memo } = body;
    const { from, to, property, most } = found;
    if (property && type !== 'transfer')
      throw refuse('invalid', { fields: { property_id: 'Only a transfer is of one property' } });
    if (type === 'sweep' && to.kind !== 'operating')
      throw refuse('invalid', { fields: { to_account_id: 'Choose an operating account' } });
    if (type === 'cure' && from.kind !== 'operating')
      throw refuse('invalid', { fields: { account_id: 'Choose an operating account' } });
    if (most !== undefined && cents > most) throw refusalOf({ refused: 'trust-short', limit: most });
    const id = postingId('pst', request, deps);
    const source = `${type === 'transfer' ? 'move' : type}:${id}`;
    const by = { source, on, ...(memo && { why: memo }) };
    const facts = { from: from.code, to: to.code, cents, type, ...(reference && { reference }) };
    const posting = {
      source,
      cash: 'out',
      facts: { amount: cents, day: on, bank: from.name, payee: to.name, ...(reference && { reference }) },
      command: () => moveMoney(by, facts),
    } as const;
    if (property) {
      checkDay(on, { at: property, now, field: 'moved_on' });
      return postOwnerMoney(
        { ...posting, request: { ...request, found: property }, action: 'bank.transfer' },
        deps,
      );
    }
    checkBankDay(on, { now, field: 'moved_on' });
    return postBankMoney({ ...posting, request, account: from, action: `bank.${type}` }, deps);
  },
});
