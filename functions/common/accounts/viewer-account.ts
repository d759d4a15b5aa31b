import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Account } from '../../table/accounts/record';

/** The caller's own account, whose name a lease's events record. */
export async function viewerAccount(
  { userId }: Pick<Viewer, 'userId'>,
  { accounts }: Deps,
): Promise<Account> {
  const found = await accounts.byId(userId);
  if (!found) throw refuse('not-authenticated');
  return found.account;
}
