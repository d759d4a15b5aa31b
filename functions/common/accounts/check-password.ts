import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Tries } from '../../runtime/pipeline/tries';
import type { AccountWithRoles } from '../../table/accounts/read';

type Asked = {
  readonly password: string;
  /** Read before the try is counted, checked after. */
  readonly person: AccountWithRoles | undefined;
  readonly tries: Tries;
};

/** The caller's account, if the password is right. Refuses `wrong-credentials` at the field `password`,
 * and `too-many-tries` after ten wrong ones in 15 minutes. */
export async function checkPassword(
  { password, person, tries }: Asked,
  { passwords }: Pick<Deps, 'passwords'>,
): Promise<AccountWithRoles> {
  await tries.take('password-again');
  const isRight = await passwords.matches(password, person?.account.passwordHash);
  if (!person || !isRight)
    throw refuse('wrong-credentials', { fields: { password: 'That password is incorrect.' } });
  tries.right('password-again');
  return person;
}
