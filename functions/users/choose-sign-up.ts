import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { SignUp } from '../table/accounts/record';

type Opened = {
  /** Of the mailbox whose link was opened. */
  readonly waiting: readonly SignUp[];
  /** The network it was opened from. */
  readonly from: string;
  readonly password: string | undefined;
};

/**
 * The sign-up that the reader of the mail made. The link alone says which one when there is one alone, made once and from the same network; else
 * the password does: whoever did not sign up knows none, and wakes nothing. Refuses `password-needed`, `wrong-credentials`, `link-not-valid`.
 */
export async function chooseSignUp(
  { waiting, from, password }: Opened,
  { passwords }: Pick<Deps, 'passwords'>,
): Promise<SignUp> {
  const [first, ...others] = waiting;
  if (!first) throw refuse('link-not-valid');
  if (password !== undefined) {
    for (const one of waiting) if (await passwords.matches(password, one.passwordHash)) return one;
    throw refuse('wrong-credentials', { fields: { password: 'That password is incorrect.' } });
  }
  if (others.length > 0 || first.times > 1 || first.from !== from) throw refuse('password-needed');
  return first;
}
