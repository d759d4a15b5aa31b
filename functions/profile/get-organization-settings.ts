import type { Contract } from '../../shared/contract';
import { noInsuranceRequirement } from '../../shared/domain/people/renters-insurance';
import { emptyBusiness } from '../../shared/domain/settings/business';
import { feeRules } from '../../shared/domain/settings/fee-settings';
import { LeaseDefaults, usualLeaseDefaults } from '../../shared/domain/settings/lease-defaults';
import { mayChangeSettings, maySeeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import { logoLink } from '../common/letterhead/logo-file';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import type { PropertySettings } from '../table/settings/record';

/** What a property has of its own; nothing once all of it goes by the organization again. */
async function ownFees({ organizationId, propertyId, fees, ...own }: PropertySettings, deps: Deps) {
  const { lateFees, returnedFee } = fees;
  const late_fees = lateFees && lateFees.mode !== 'inherit' ? { ...lateFees } : undefined;
  const returned_fee = returnedFee && !('mode' in returnedFee) ? { ...returnedFee } : undefined;
  const head = await deps.properties.head({ organizationId, propertyId });
  if (!head) return undefined;
  return {
    property_id: propertyId,
    property_title: head.property.title,
    version: own.version,
    late_fees,
    returned_fee,
    lease: own.lease && LeaseDefaults.parse(own.lease),
  };
}

/** What the organization set, for who reaches all of its money. */
export const getOrganizationSettings: Handler<Contract['profile']['getOrganizationSettings']> = async (
  request,
  deps,
) => {
  const { viewer, now } = request;
  if (!maySeeSettings(viewer)) throw refuse('not-permitted');
  const { organizationId } = viewer;
  const [{ name }, organization, properties] = await Promise.all([
    request.organization(),
    deps.organizationSettings.ofOrganization(organizationId),
    deps.organizationSettings.ofProperties(organizationId),
  ]);
  const { lateFees, returnedFee } = feeRules(organization?.fees);
  const own = await mapAll(properties, (one) => ownFees(one, deps));
  return answer({
    name,
    business: organization?.business ?? emptyBusiness,
    lease: LeaseDefaults.parse(organization?.lease ?? usualLeaseDefaults),
    insurance: organization?.insurance ?? noInsuranceRequirement,
    logo_url: await logoLink({ organizationId, logo: organization?.logo, now }, deps),
    fees: { late_fees: lateFees, returned_fee: returnedFee, version: organization?.version ?? 0 },
    properties: own
      .flatMap((one) => one ?? [])
      .toSorted((one, other) => one.property_title.localeCompare(other.property_title)),
    may: { change: mayChangeSettings(viewer) },
  });
};
