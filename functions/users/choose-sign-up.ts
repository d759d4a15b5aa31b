import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { SignUp } from '../table/accounts/record';

type Opened = {
  /** Those of the mailbox whose link was opened. */
  readonly waiting: readonly SignUp[];
  /** The network it was opened from. */
  readonly from: string;
  readonly password: string | undefined;
};

/** The sign-up that the mail's reader made. The link decides if only one waits, made once and from the same
 * network; otherwise the password does, which only its author knows. Refuses `password-needed`,
 * `wrong-credentials`, `link-not-valid`. */
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
