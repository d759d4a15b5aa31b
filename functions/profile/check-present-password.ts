import type { Viewer } from '../../shared/domain/people/roles';
import { Refusal } from '../../shared/wire/refusals';
import { checkPassword } from '../common/accounts/check-password';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { countTries, type Tries, withTries } from '../runtime/pipeline/tries';
import type { AccountWithRoles } from '../table/accounts/read';

type Asked = {
  readonly body: { readonly password: string; readonly new_password: string };
  readonly found: { readonly person: AccountWithRoles | undefined };
  readonly viewer: Viewer;
  readonly session: ViewerCall['session'];
  readonly now: Date;
  readonly tries: Tries;
};

/** Checks the current password. A repeat after a lost reply still sends the old one; then the new
 * password, already set, counts too, and `isDone` is true. */
export async function checkPresentPassword(
  { body, found: { person }, viewer, session, now, tries }: Asked,
  deps: Deps,
): Promise<AccountWithRoles & { readonly isDone: boolean }> {
  try {
    return { ...(await checkPassword({ password: body.password, person, tries }, deps)), isDone: false };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'wrong-credentials') throw error;
    const from = (await session()).sessionId;
    const more = countTries({ kinds: ['password-again'], userId: viewer.userId, from, now }, deps);
    const asked = { password: body.new_password, person, tries: more };
    const again = await withTries(more, () => checkPassword(asked, deps)).catch(() => undefined);
    if (!again) throw error;
    return { ...again, isDone: true };
  }
}
