import type { RequestOf } from '../../shared/contract/endpoint';
import type { people as rows } from '../../shared/contract/people';
import { nameProblems, tidyName } from '../../shared/domain/people/person-details';
import { problemsOf, toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { newPasswordProblem } from '../common/accounts/password-rule';
import type { Deps } from '../runtime/deps/deps';
import type { Account, Role } from '../table/accounts/record';
import type { Organization } from '../table/organizations/record';
import type { Person } from '../table/people/record';

type Form = RequestOf<(typeof rows)['acceptInvitation']>['body'];
type Asked = {
  readonly person: Person;
  /** The account with the person's email, if there is one. */
  readonly known: Account | undefined;
  readonly form: Form;
  readonly now: Date;
};
type Accepted = { readonly account: Account; readonly kind: 'new' | 'known' };

/** Checks a new person's name and password; refuses `invalid` with a sentence per field. */
async function newcomer(form: Form, { email }: Person): Promise<Pick<Account, 'firstName' | 'lastName'>> {
  const password = await newPasswordProblem(form.password, email);
  const problems = problemsOf({ ...nameProblems(form), password });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return { firstName: tidyName(form.first_name), lastName: tidyName(form.last_name) };
}

/** The account that accepts the invitation; an existing one must give its password. An unactivated sign-up
 * does not count, so nobody can plant a password under someone else's address. */
export async function acceptedAccount({ person, known, form, now }: Asked, deps: Deps): Promise<Accepted> {
  if (known) {
    if (!(await deps.passwords.matches(form.password, known.passwordHash))) throw refuse('wrong-credentials');
    return { account: known, kind: 'known' };
  }
  const names = await newcomer(form, person);
  const made = { ...names, passwordHash: await deps.passwords.hash(form.password) };
  const { email } = person;
  const account = { userId: deps.ids.next('usr'), email, mobile: '', createdAt: now.toISOString(), ...made };
  return { account, kind: 'new' };
}

/** The role as it was offered. */
export const acceptedRole = (
  { userRoleId, roleLabel, organizationId, ownerId, grants }: Person,
  { account, organization, now }: { account: Account; organization: Organization; now: Date },
): Role => ({
  userRoleId,
  userId: account.userId,
  roleLabel,
  organizationId,
  organizationName: organization.name,
  adminUserId: organization.adminUserId,
  ownerId: ownerId || undefined,
  grants,
  createdAt: now.toISOString(),
});
