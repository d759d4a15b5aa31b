import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { SignUp } from '../table/accounts/record';

type Opened = {
  /** Those of the mailbox whose link was opened. */
  readonly waiting: readonly SignUp[];
  /** SHA-256 of what the browser that opened it keeps since its sign-up. */
  readonly browserHash: string | undefined;
  readonly password: string | undefined;
};

/**
 * The sign-up that the mail's reader made. The link decides if only one waits, made once and in this browser;
 * otherwise the password does, which only its author knows: whoever else signed up with the address is not
 * let in by the password they chose. Refuses `password-needed`, `wrong-credentials`, `link-not-valid`.
 */
export async function chooseSignUp(
  { waiting, browserHash, password }: Opened,
  { passwords }: Pick<Deps, 'passwords'>,
): Promise<SignUp> {
  const [first, ...others] = waiting;
  if (!first) throw refuse('link-not-valid');
  if (password !== undefined) {
    for (const one of waiting) if (await passwords.matches(password, one.passwordHash)) return one;
    throw refuse('wrong-credentials', { fields: { password: 'That password is incorrect.' } });
  }
  const isThisBrowsers = browserHash !== undefined && first.browserHash === browserHash;
  if (others.length > 0 || first.times > 1 || !isThisBrowsers) throw refuse('password-needed');
  return first;
}
