import type { Contract } from '../../shared/contract';
import { feeRules } from '../../shared/domain/settings/fee-settings';
import { mayChangeSettings, maySeeSettings } from '../../shared/domain/settings/may-settings';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import type { PropertySettings } from '../table/settings/record';

/** What a property has of its own; nothing once all of it goes by the organization again. */
async function ownFees({ organizationId, propertyId, fees, version }: PropertySettings, deps: Deps) {
  const { lateFees, returnedFee } = fees;
  const late_fees = lateFees && lateFees.mode !== 'inherit' ? { ...lateFees } : undefined;
  const returned_fee = returnedFee && !('mode' in returnedFee) ? { ...returnedFee } : undefined;
  const head = await deps.properties.head({ organizationId, propertyId });
  if (!head) return undefined;
  return { property_id: propertyId, property_title: head.property.title, version, late_fees, returned_fee };
}

/** What the organization set, for who reaches all of its money. */
export const getOrganizationSettings: Handler<Contract['profile']['getOrganizationSettings']> = async (
  { viewer },
  deps,
) => {
  if (!maySeeSettings(viewer)) throw refuse('not-permitted');
  const { organizationId } = viewer;
  const [organization, properties] = await Promise.all([
    deps.organizationSettings.ofOrganization(organizationId),
    deps.organizationSettings.ofProperties(organizationId),
  ]);
  const { lateFees, returnedFee } = feeRules(organization?.fees);
  const own = await mapAll(properties, (one) => ownFees(one, deps));
  return answer({
    fees: { late_fees: lateFees, returned_fee: returnedFee, version: organization?.version ?? 0 },
    properties: own
      .flatMap((one) => one ?? [])
      .toSorted((one, other) => one.property_title.localeCompare(other.property_title)),
    may: { change: mayChangeSettings(viewer) },
  });
};
