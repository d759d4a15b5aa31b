import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';

/** The number that vendors call: the head's, empty for none. */
export const headPhone = async (
  { adminUserId }: Pick<Organization, 'adminUserId'>,
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<string> => (await accounts.byId(adminUserId))?.account.mobile ?? '';
