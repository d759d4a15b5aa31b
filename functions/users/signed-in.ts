import type { CurrentUser } from '../../shared/contract/users';
import type { Deps } from '../runtime/deps';
import type { Account, Role } from '../table/accounts';
import type { Session } from '../table/sessions';
import { currentUser } from './current-user';
import { otherNames } from './other-names';
import { tokenOf } from './sessions';

/** What a login and a change of role answer: a token of the session, and the person in that role. */
export async function signedIn(
  person: { account: Account; roles: readonly Role[]; active: Role; session: Session; now: Date },
  deps: Deps,
): Promise<{ token: string; sessionId: string; user: CurrentUser }> {
  const { session, active, now } = person;
  const [token, organization, plans, names] = await Promise.all([
    tokenOf(session, now, deps),
    deps.organizations.byId(active.organizationId),
    deps.plans.all(),
    otherNames(person, deps),
  ]);
  if (!organization) throw new Error('A role names an organization that is not there');
  return {
    token,
    sessionId: session.sessionId,
    user: currentUser({ ...person, organization, otherNames: names, plans }),
  };
}
