import { seesBank } from '../../../shared/domain/ledger/bank/bank-reach';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { CodedAccount } from '../../table/bank/record';

/**
 * The bank account whose checks somebody looks at. Refuses `not-permitted` to who does not reach the whole
 * organization's money, and `not-found` for an account of another organization, as for none.
 */
export async function findCheckAccount(
  { viewer }: { readonly viewer: Viewer },
  accountId: string,
  { banks }: Deps,
): Promise<CodedAccount> {
  if (!seesBank(viewer)) throw refuse('not-permitted');
  const account = await banks.account({ organizationId: viewer.organizationId, accountId });
  if (!account) throw refuse('not-found');
  return account;
}
