import { Refusal, refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import type { AccountWithRoles } from '../../table/accounts/read';
import type { Role } from '../../table/accounts/record';
import type { SecondStep } from '../../table/accounts/writes';
import { answerSignedIn, type SignedIn } from './answer-signed-in';
import { accountEntries } from './audit-account';
import { makeSession } from './make-session';

type Person = AccountWithRoles & { readonly call: Call; readonly secondStep?: SecondStep };

/** The role a login starts in: the last used, else the newest; undefined without any. */
export const firstRole = ({ account, roles }: AccountWithRoles): Role | undefined =>
  roles.find(({ userRoleId }) => userRoleId === account.lastRoleId) ??
  roles.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

async function startIn(active: Role, { account, roles, call, secondStep }: Person, deps: Deps) {
  const session = makeSession(active, call, deps);
  const audit = accountEntries({ account, roles: [active] }, { action: 'account.login', call }, deps);
  const { email } = account;
  const device = call.deviceHash === undefined ? undefined : { email, deviceHash: call.deviceHash };
  // In parallel: if the session cannot be stored, the answer is discarded.
  const [data] = await Promise.all([
    answerSignedIn({ account, roles, active, session, now: call.now }, deps),
    deps.sessions.start(session, { audit, secondStep, passwordHash: account.passwordHash, device }),
  ]);
  return data;
}

const isNotPaidFor = (problem: unknown) => problem instanceof Refusal && problem.code === 'access-not-paid';

/** Starts a session, logs it in the role's organization, and returns a login's answer. A role that its plan
 * keeps out gives way to the next of `left`. Refuses `no-access` without any role, `access-not-paid` if all
 * are kept out. */
export async function startSession(person: Person, deps: Deps, left = person.roles): Promise<SignedIn> {
  const { account, roles } = person;
  const active = firstRole({ account, roles: left });
  if (!active) throw refuse(roles.length === 0 ? 'no-access' : 'access-not-paid');
  return startIn(active, person, deps).catch((problem) => {
    if (!isNotPaidFor(problem)) throw problem;
    const others = left.filter((role) => role !== active);
    return startSession(person, deps, others);
  });
}
