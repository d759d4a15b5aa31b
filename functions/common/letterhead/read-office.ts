import type { Office } from '../../../shared/contract/office';
import { emptyBusiness } from '../../../shared/domain/settings/business';
import type { Deps } from '../../runtime/deps/deps';
import { logoLink } from './logo-file';

type Whose = { readonly organizationId: string; readonly now: Date };

/** How tenants and applicants reach an organization's office; undefined while nobody said. */
export async function readOffice(
  { organizationId, now }: Whose,
  { organizationSettings, files }: Pick<Deps, 'organizationSettings' | 'files'>,
): Promise<Office | undefined> {
  const { business, logo } = (await organizationSettings.ofOrganization(organizationId)) ?? {};
  if (!business && !logo) return undefined;
  const { phone, emergencyPhone, address, license } = business ?? emptyBusiness;
  return {
    phone,
    emergency_phone: emergencyPhone,
    address,
    license,
    logo_url: await logoLink({ organizationId, logo, now }, { files }),
  };
}
