import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import type { Account } from '../table/accounts';
import { firstRole } from './first-role';
import { loggedIn } from './logged-in';
import { newLoginTicket } from './login-ticket';

type Row = Contract['users']['login'];
type Request = RequestOf<Row> & Call;
type Person = Awaited<ReturnType<Deps['accounts']['byEmail']>>;

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
export const login: Handler<Row> = readingFirst<Request, Person, ReplyOf<Row>>(
  ({ body }, { accounts }) => accounts.byEmail(normalizeEmail(body.email)),
  async ({ body, first, ...call }, deps) => {
    const found = await first();
    const isRight = await deps.passwords.matches(body.password, found?.account.passwordHash);
    if (!found || !isRight) throw refuse('wrong-credentials');
    const { roles } = found;
    if (!found.account.active) throw refuse('account-not-active');
    const account = await renewHash(found.account, body.password, deps);
    if (account.secondFactorSince !== undefined)
      return {
        success: 1,
        data: { second_factor: await call.lastWrite(() => newLoginTicket(account, call, deps)) },
      };
    const active = firstRole(account, roles);
    if (!active) throw refuse('no-access');
    return { success: 1, data: await call.lastWrite(() => loggedIn({ account, roles, active, call }, deps)) };
  },
);
