import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Account, Role } from '../table/accounts';

/** The caller's account and roles. Refuses `not-authenticated` when the account is gone: the session means nothing any more. */
export async function ownAccount(
  { viewer }: Pick<ViewerCall, 'viewer'>,
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<{ account: Account; roles: Role[] }> {
  const person = await accounts.byId(viewer.userId);
  if (!person) throw refuse('not-authenticated');
  return person;
}
