import { ledger as rows } from '../../../shared/contract/ledger';
import { companyExpense, companyMoney } from '../../../shared/domain/ledger/bank/organization-book';
import { refuse } from '../../../shared/wire/refusals';
import { isSoloIn } from '../../common/ledger/bank-money';
import { change } from '../../runtime/change';
import { postingId } from '../books/posting-id';
import { findBank, permitChange } from './find-bank';
import { checkBankDay, ownBook, postBankMoney } from './post-bank-money';

/** The company's own money, in an operating account; a landlord has no company (D66). */
export const moveCompanyMoney = change(rows.moveCompanyMoney, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const { organizationId } = viewer;
    const [account, ledger, isSolo] = await Promise.all([
      findBank({ viewer }, body.account_id, deps),
      ownBook(organizationId, [], deps),
      isSoloIn(organizationId, deps),
    ]);
    return { account, ledger, isSolo };
  },
  act: (request, deps) => {
    const { body, now, found } = request;
    const { account, isSolo } = found;
    const { way, cents, moved_on: on, payee, reference, memo } = body;
    if (isSolo || (way === 'expense' && account.kind !== 'operating'))
      throw refuse('invalid', { fields: { account_id: 'Choose an operating account' } });
    checkBankDay(on, { now, field: 'moved_on' });
    const id = postingId('pst', request, deps);
    const source = way === 'expense' ? `own-expense:${id}` : `own:${id}`;
    const by = { source, on, ...(memo && { why: memo }) };
    const facts = {
      code: account.code,
      cents,
      ...(payee && { vendor: payee }),
      ...(reference && { reference }),
    };
    return postBankMoney(
      {
        request,
        source,
        account,
        action: 'bank.company',
        facts: {
          amount: cents,
          day: on,
          kind: way,
          ...(payee && { payee }),
          ...(reference && { reference }),
        },
        ...(way !== 'in' && { cash: 'out' as const }),
        command: () => (way === 'expense' ? companyExpense(by, facts) : companyMoney(by, { ...facts, way })),
      },
      deps,
    );
  },
});
