import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { Account } from '../table/accounts/record';
import { giveTicket } from './login-tickets';
import { startSession } from './start-session';

/** Rehashes a password with today's parameters while it is at hand; returns the account as stored. */
async function renewHash(account: Account, password: string, deps: Deps): Promise<Account> {
  const { userId, passwordHash: from } = account;
  if (!deps.passwords.isOutdated(from)) return account;
  const to = await deps.passwords.hash(password);
  await deps.accounts.replacePasswordHash({ userId, from, to });
  return { ...account, passwordHash: to };
}

/** Logs in to the last used role. An unknown account costs the same hash and gets the same words. Only
 * someone with the right password learns that an account is inactive or needs a code. */
export const login = change(rows.login, {
  read: ({ body }, { accounts }) => accounts.byEmail(normalizeEmail(body.email)),
  act: async ({ body, found, ...call }, deps) => {
    const isRight = await deps.passwords.matches(body.password, found?.account.passwordHash);
    if (!found || !isRight) throw refuse('wrong-credentials');
    const { roles } = found;
    if (!found.account.active) throw refuse('account-not-active');
    const account = await renewHash(found.account, body.password, deps);
    if (account.secondFactorSince !== undefined)
      return { success: 1, data: { second_factor: await giveTicket(account, call.now, deps) } };
    return { success: 1, data: await startSession({ account, roles, call }, deps) };
  },
});
