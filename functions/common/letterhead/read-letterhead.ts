import { type Letterhead, letterheadOf } from '../../../shared/domain/settings/letterhead';
import type { Deps } from '../../runtime/deps/deps';

type Whose = { readonly organizationId: string; readonly name: string };

/** What stands on an organization's papers as of now; undefined while nobody set any of it. */
export async function readLetterhead(
  { organizationId, name }: Whose,
  { organizationSettings }: Pick<Deps, 'organizationSettings'>,
): Promise<Letterhead | undefined> {
  return letterheadOf(name, (await organizationSettings.ofOrganization(organizationId)) ?? {});
}
