import type { Contract } from '../../shared/contract';
import { personDetails, personProblems } from '../../shared/domain/person-details';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import type { Handler } from '../runtime/handler';
import type { Account } from '../table/accounts';

const shown = ({ firstName, lastName, mobile }: Pick<Account, 'firstName' | 'lastName' | 'mobile'>) => ({
  name: `${firstName} ${lastName}`,
  mobile,
});

/** The caller's name and mobile number, by the rules of sign-up; every organisation of the caller sees the new name and has it in its log. */
export const updateProfile: Handler<Contract['profile']['updateProfile']> = async (request, deps) => {
  const { viewer, body } = request;
  const to = personDetails(body);
  const problems = personProblems(to);
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  await deps.profiles.change({
    userId: viewer.userId,
    to,
    audit: (person) => {
      const change = { before: shown(person.account), after: shown(to) };
      return accountEntries(person, { action: 'account.profile', call: request, ...change }, deps);
    },
  });
  return { success: 1 };
};
