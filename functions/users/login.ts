import type { Contract } from '../../shared/contract';
import { normaliseEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import type { Account } from '../table/accounts';
import { newSession } from './sessions';
import { signedIn } from './signed-in';

/** A hash made with other parameters than today's is made anew while the password is at hand. */
async function renewHash({ userId, passwordHash }: Account, password: string, deps: Deps): Promise<void> {
  if (!deps.passwords.isOutdated(passwordHash)) return;
  const to = await deps.passwords.hash(password);
  await deps.accounts.replacePasswordHash({ userId, from: passwordHash, to });
}

/**
 * Logs in, in the role added last. An unknown account costs the same hash and says the same words; that an account is not active is told
 * only to whoever knows its password.
 */
export const login: Handler<Contract['users']['login']> = async ({ body, ...call }, deps) => {
  const found = await deps.accounts.byEmail(normaliseEmail(body.email));
  const isRight = await deps.passwords.matches(body.password, found?.account.passwordHash);
  if (!found || !isRight) throw refuse('wrong-credentials');
  const { account, roles } = found;
  const [active] = roles.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!account.active) throw refuse('account-not-active');
  if (!active) throw refuse('no-access');
  await renewHash(account, body.password, deps);
  const session = newSession(active, call, deps);
  // Side by side: an answer about a session that could not be stored is thrown away.
  const [data] = await Promise.all([
    signedIn({ account, roles, active, session, now: call.now }, deps),
    deps.sessions.start(session),
  ]);
  return { success: 1, data };
};
