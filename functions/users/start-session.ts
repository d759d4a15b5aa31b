import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { AccountWithRoles } from '../table/accounts/read';
import type { Role } from '../table/accounts/record';
import type { SecondStep } from '../table/accounts/writes';
import { answerSignedIn, type SignedIn } from './answer-signed-in';
import { makeSession } from './make-session';

type Person = AccountWithRoles & { readonly call: Call; readonly secondStep?: SecondStep };

/** The role a login starts in: the last used, else the newest; undefined without any. */
export const firstRole = ({ account, roles }: AccountWithRoles): Role | undefined =>
  roles.find(({ userRoleId }) => userRoleId === account.lastRoleId) ??
  roles.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** Starts a session with its log entry and returns the login answer. Refuses `no-access` without a role. */
export async function startSession(
  { account, roles, call, secondStep }: Person,
  deps: Deps,
): Promise<SignedIn> {
  const active = firstRole({ account, roles });
  if (!active) throw refuse('no-access');
  const session = makeSession(active, call, deps);
  const audit = accountEntries({ account, roles: [active] }, { action: 'account.login', call }, deps);
  const { email } = account;
  const device = call.deviceHash === undefined ? undefined : { email, deviceHash: call.deviceHash };
  // Side by side: an answer about a session that could not be stored is thrown away.
  const [data] = await Promise.all([
    answerSignedIn({ account, roles, active, session, now: call.now }, deps),
    deps.sessions.start(session, { audit, secondStep, passwordHash: account.passwordHash, device }),
  ]);
  return data;
}
