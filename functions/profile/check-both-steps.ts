import { refuse } from '../../shared/wire/refusals';
import { checkCode } from '../common/accounts/check-code';
import { checkPassword } from '../common/accounts/check-password';
import type { Deps } from '../runtime/deps/deps';
import type { Tries } from '../runtime/pipeline/tries';
import type { AccountWithRoles } from '../table/accounts/read';
import type { Proven } from '../table/accounts/writes';
import type { WithFactor } from './read-account';

type Asked = {
  readonly found: WithFactor;
  readonly body: { readonly password: string; readonly code: string };
  readonly now: Date;
  readonly tries: Tries;
};

/** Checks password and code again. Refuses `second-factor-off` only to someone who knows the password. */
export async function checkBothSteps(
  { found, body, now, tries }: Asked,
  deps: Deps,
): Promise<{ person: AccountWithRoles; proven: Proven }> {
  const { factor } = found;
  const person = await checkPassword({ password: body.password, person: found.person, tries }, deps);
  if (!factor) throw refuse('second-factor-off');
  return { person, proven: await checkCode({ factor, typed: body.code, now, tries }, deps) };
}
