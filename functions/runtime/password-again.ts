import { refuse } from '../../shared/wire/refusals';
import type { Account, Role } from '../table/accounts';
import { countFailures } from './count-failures';
import type { Deps } from './deps';
import type { Call } from './handler';

type Person = { readonly account: Account; readonly roles: Role[] };

/** Wrong passwords of somebody who is logged in, whatever the address: whoever found an open browser does not guess on. */
const most = { limit: 10, windowSeconds: 15 * 60 };

type Asked = {
  readonly userId: string;
  readonly password: string;
  /** Read before the try is counted; looked at after it. */
  readonly person: Person | undefined;
  readonly call: Pick<Call, 'now' | 'atLast'>;
};

/**
 * The caller's account as it was read, once its password was given again. Refuses `wrong-credentials` at the field `password`, and `too-many-tries`
 * after ten wrong ones in a quarter of an hour.
 */
export function passwordAgain(
  { userId, password, person, call }: Asked,
  deps: Pick<Deps, 'attempts' | 'passwords'>,
): Promise<Person> {
  const check = async () => {
    const isRight = await deps.passwords.matches(password, person?.account.passwordHash);
    if (!person || !isRight)
      throw refuse('wrong-credentials', { fields: { password: 'The password is not right.' } });
    return person;
  };
  return countFailures({ scope: 'password-again', subject: userId, call, ...most }, check, deps);
}
