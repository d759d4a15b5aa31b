import { ledger as rows } from '../../../shared/contract/ledger';
import { nextCode } from '../../../shared/domain/ledger/bank/bank-codes';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { bankObject, permitChange } from './find-bank';

/** Adds a bank account; its opening balance is of the end of its day. */
export const addBankAccount = change(rows.addBankAccount, {
  ...permitChange,
  read: ({ viewer }, deps) => deps.banks.accounts(viewer.organizationId),
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { name, last4, kind, opening_cents: opening, opened_on: openedOn } = body;
    if (openedOn > lastEndedDay(now)) throw refuse('bad-day', { fields: { opened_on: 'Choose a past day' } });
    const { organizationId } = viewer;
    const accountId = deps.ids.next('bnk');
    const account = {
      organizationId,
      accountId,
      name: name.trim(),
      last4,
      code: nextCode(found),
      ...(kind && { kind }),
      opening,
      openedOn,
      through: openedOn,
      balance: opening,
      version: 1,
    };
    const reply = { success: 1 as const, data: { account_id: accountId } };
    await deps.banks.change({
      account,
      trace: {
        ...trace({
          action: 'bank.add',
          object: bankObject(account),
          after: { name: account.name, last4, ...(kind && { kind }), amount: opening, day: openedOn },
        }),
        reply,
      },
    });
    return reply;
  },
});
