import { users as rows } from '../../shared/contract/users';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { startSession } from '../common/accounts/start-session';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { Account } from '../table/accounts/record';
import { failLogin } from './fail-login';
import { giveTicket } from './login-tickets';
import { networkOf } from './network-of';

/**
 * Rehashes a password with today's parameters while it is at hand; returns the account as stored. Refuses
 * `wrong-credentials` if the password was changed meanwhile.
 */
async function renewHash(account: Account, password: string, deps: Deps): Promise<Account> {
  const { userId, passwordHash: from } = account;
  if (!deps.passwords.isOutdated(from)) return account;
  const to = await deps.passwords.hash(password);
  if (await deps.accounts.replacePasswordHash({ userId, from, to })) return { ...account, passwordHash: to };
  // Another login of the same person was first.
  const renewed = await deps.accounts.byId(userId);
  if (!renewed || !(await deps.passwords.matches(password, renewed.account.passwordHash)))
    throw refuse('wrong-credentials');
  return renewed.account;
}

/** Logs in with the role last used. An unknown account or an unactivated sign-up costs the same hash and gets
 * the same answer. With two steps, the password alone reveals only that a code is needed. */
export const login = change(rows.login, {
  read: ({ body, address }, { accounts }) =>
    accounts.forLogin({ email: normalizeEmail(body.email), from: networkOf(address) }),
  act: async ({ body, found, ...call }, deps) => {
    const { person, waiting } = found;
    const stored = person?.account.passwordHash ?? waiting?.passwordHash;
    const isRight = await deps.passwords.matches(body.password, stored);
    if (!person || !isRight)
      return failLogin({ found: person, waiting: isRight ? waiting : undefined, call }, deps);
    const { roles } = person;
    const account = await renewHash(person.account, body.password, deps);
    if (account.secondFactorSince !== undefined)
      return { success: 1, data: { second_factor: await giveTicket(account, call, deps) } };
    return { success: 1, data: await startSession({ account, roles, call }, deps) };
  },
});
