import { refuse } from '../../shared/wire/refusals';
import type { Account, Role } from '../table/accounts';
import { countFailures } from './count-failures';
import type { Deps } from './deps';

/** Wrong passwords of somebody who is logged in, whatever the address: whoever found an open browser does not guess on. */
const most = { limit: 10, windowSeconds: 15 * 60 };

/**
 * The caller's account, once the present password was given again. Refuses `wrong-credentials` at the field `password`, and `too-many-tries`
 * after ten wrong ones in a quarter of an hour.
 */
export function passwordAgain(
  { userId, password, now }: { userId: string; password: string; now: Date },
  deps: Deps,
): Promise<{ account: Account; roles: Role[] }> {
  const check = async () => {
    const person = await deps.accounts.byId(userId);
    const isRight = await deps.passwords.matches(password, person?.account.passwordHash);
    if (!person || !isRight)
      throw refuse('wrong-credentials', { fields: { password: 'The password is not right.' } });
    return person;
  };
  return countFailures({ scope: 'password-again', subject: userId, now, ...most }, check, deps);
}
