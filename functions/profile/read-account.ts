import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { AccountWithRoles } from '../table/accounts/read';
import type { SecondFactor } from '../table/accounts/record';

type Asking = { readonly viewer: Viewer };

/** The caller's account and roles. Refuses `not-authenticated` when the account is gone. */
export async function readAccount({ viewer }: Asking, deps: Deps): Promise<AccountWithRoles> {
  const person = await deps.accounts.byId(viewer.userId);
  if (!person) throw refuse('not-authenticated');
  return person;
}

/** The caller's account, looked at only after its try was counted, and the second factor. */
export type WithFactor = {
  readonly person: AccountWithRoles | undefined;
  readonly factor: SecondFactor | undefined;
};

export async function readAccountWithFactor({ viewer }: Asking, deps: Deps): Promise<WithFactor> {
  const [person, factor] = await Promise.all([
    deps.accounts.byId(viewer.userId),
    deps.secondFactors.of(viewer.userId),
  ]);
  return { person, factor };
}
