import { profile as rows } from '../../shared/contract/profile';
import { nameOf } from '../../shared/domain/names';
import { personDetails, personProblems } from '../../shared/domain/people/person-details';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';
import type { Account } from '../table/accounts/record';

const shown = (account: Pick<Account, 'firstName' | 'lastName' | 'mobile'>) => ({
  name: nameOf(account),
  mobile: account.mobile,
});

/** Follows the sign-up rules. Every organization of the caller shows the new name and logs the change. */
export const updateProfile = change(rows.updateProfile, {
  read: ({ viewer }, deps) => deps.accounts.withLines({ userId: viewer.userId, known: [viewer] }),
  act: async ({ body, found: from, ...call }, deps) => {
    const to = personDetails(body);
    const problems = personProblems(to);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    await deps.accounts.changeNames({
      from,
      to,
      audit: (person) => {
        const names = { before: shown(person.account), after: shown(to) };
        return accountEntries(person, { action: 'account.profile', call, ...names }, deps);
      },
    });
    return { success: 1 };
  },
});
