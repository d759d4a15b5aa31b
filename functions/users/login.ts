import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { Account } from '../table/accounts/record';
import { failLogin } from './fail-login';
import { giveTicket } from './login-tickets';
import { startSession } from './start-session';

/** A hash made with other parameters than today's is made anew while the password is at hand; answers the one that stands. */
async function renewHash(account: Account, password: string, deps: Deps): Promise<Account> {
  const { userId, passwordHash: from } = account;
  if (!deps.passwords.isOutdated(from)) return account;
  const to = await deps.passwords.hash(password);
  await deps.accounts.replacePasswordHash({ userId, from, to });
  return { ...account, passwordHash: to };
}

/**
 * Logs in, in the role last acted in. An unknown account costs the same hash and says the same words; that an account is not active is told
 * only to whoever knows its password, and nothing but the need for a code to whoever knows the password alone.
 */
export const login = change(rows.login, {
  read: ({ body }, { accounts }) => accounts.byEmail(normalizeEmail(body.email)),
  act: async ({ body, found, ...call }, deps) => {
    const isRight = await deps.passwords.matches(body.password, found?.account.passwordHash);
    if (!found || !isRight) return failLogin({ found, call }, deps);
    const { roles } = found;
    if (!found.account.active) throw refuse('account-not-active');
    const account = await renewHash(found.account, body.password, deps);
    if (account.secondFactorSince !== undefined)
      return { success: 1, data: { second_factor: await giveTicket(account, call, deps) } };
    return { success: 1, data: await startSession({ account, roles, call }, deps) };
  },
});
