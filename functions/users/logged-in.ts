import type { CurrentUser } from '../../shared/contract/users';
import { accountEntries } from '../runtime/account-entries';
import type { Deps } from '../runtime/deps';
import type { Call } from '../runtime/handler';
import type { Account, Role } from '../table/accounts';
import type { SecondStep } from '../table/second-factor-writes';
import { newSession } from './sessions';
import { signedIn } from './signed-in';

type Person = {
  readonly account: Account;
  readonly roles: readonly Role[];
  readonly active: Role;
  readonly call: Call;
  readonly secondStep?: SecondStep;
};

/** Starts a person's session, with its entry in the log of the organization it begins in, and answers what a login answers. */
export async function loggedIn(
  { account, roles, active, call, secondStep }: Person,
  deps: Deps,
): Promise<{ token: string; sessionId: string; user: CurrentUser }> {
  const session = newSession(active, call, deps);
  const audit = accountEntries({ account, roles: [active] }, { action: 'account.login', call }, deps);
  // Side by side: an answer about a session that could not be stored is thrown away.
  const [data] = await Promise.all([
    signedIn({ account, roles, active, session, now: call.now }, deps),
    deps.sessions.start(session, {
      ...{ audit, passwordHash: account.passwordHash },
      ...(secondStep && { secondStep }),
    }),
  ]);
  return data;
}
