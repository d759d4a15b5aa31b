import type { InsuranceAsked } from '../../../shared/contract/tenant-records';
import { defined } from '../../../shared/domain/defined';
import { insuranceOn, type PolicyDays } from '../../../shared/domain/people/renters-insurance';
import type { Deps } from '../../runtime/deps/deps';

type Asked = {
  readonly organizationId: string;
  readonly insurance: readonly PolicyDays[];
  /** Local day of the tenant's home. */
  readonly today: string;
};

/** How a tenant is insured, where the organization asks for it; undefined where nothing is asked. */
export async function insuranceAsked(
  { organizationId, insurance, today }: Asked,
  { organizationSettings }: Pick<Deps, 'organizationSettings'>,
): Promise<InsuranceAsked | undefined> {
  const asked = (await organizationSettings.ofOrganization(organizationId))?.insurance;
  if (!asked?.isRequired) return undefined;
  const { state, until } = insuranceOn(insurance, today);
  return { state, least: asked.cents, ...defined({ until }) };
}
