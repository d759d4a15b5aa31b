import type { CurrentUser } from '../../../shared/contract/users';
import type { Deps } from '../../runtime/deps/deps';
import type { AccountWithRoles } from '../../table/accounts/read';
import type { Role } from '../../table/accounts/record';
import type { Session } from '../../table/sessions/record';
import { describeUser, otherNames } from './describe-user';
import { tokenOf } from './make-session';

export type SignedIn = { readonly token: string; readonly sessionId: string; readonly user: CurrentUser };

type Person = AccountWithRoles & { readonly active: Role; readonly session: Session; readonly now: Date };

/** The answer to a login or a role switch: a token of the session, and the person in that role. */
export async function answerSignedIn(person: Person, deps: Deps): Promise<SignedIn> {
  const { session, active, now } = person;
  const [token, organization, plans, names] = await Promise.all([
    tokenOf(session, now, deps),
    deps.organizations.byId(active.organizationId),
    deps.plans.all(),
    otherNames(person, deps),
  ]);
  if (!organization) throw new Error('A role names an organization that is not there');
  const user = describeUser({ ...person, organization, otherNames: names, plans });
  return { token, sessionId: session.sessionId, user };
}
