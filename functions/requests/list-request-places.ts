import type { Contract } from '../../shared/contract';
import { zoneAt } from '../../shared/domain/leases/time-zones';
import { nameOf } from '../../shared/domain/names';
import type { Viewer } from '../../shared/domain/people/roles';
import { hazardKeys, hazards } from '../../shared/domain/requests/categories';
import { sideOf } from '../common/requests/request-at';
import { onCallRoles } from '../common/requests/told-request';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import type { PropertyHead } from '../table/properties/record';
import { homesOf } from './raise-place';

type Home = {
  readonly property: PropertyHead['property'];
  readonly unit?: { readonly unitId: string; readonly unitNumber: string };
  readonly leaseId?: string;
};

const mostOfOwner = 100;

async function placesOf(viewer: Viewer, now: Date, deps: Deps): Promise<Home[]> {
  if (sideOf(viewer) === 'tenant') {
    const homes = await homesOf({ viewer, now }, deps);
    return homes.map(({ head, unit, read }) => ({
      property: head.property,
      unit: { unitId: unit.unitId, unitNumber: unit.unitNumber },
      leaseId: read.lease.leaseId,
    }));
  }
  if (sideOf(viewer) === 'staff' || viewer.ownerId === undefined) return [];
  const { organizationId } = viewer;
  const scope = { kind: 'owner', ownerId: viewer.ownerId, today: now.toISOString().slice(0, 10) } as const;
  const owned = await deps.properties.page({ organizationId, scope, sort: 'newest', limit: mostOfOwner });
  const propertyIds = owned.properties.map(({ propertyId }) => propertyId);
  const found = await deps.properties.byIds({ organizationId, propertyIds });
  return found.map((property) => ({ property }));
}

/** Who is called first: by name and number. */
async function onCallOf(property: PropertyHead['property'], deps: Deps) {
  const { organizationId, propertyId } = property;
  const terms = await deps.repairTerms.ofProperty({ organizationId, propertyId });
  const [role] = await onCallRoles({ organizationId, terms }, 1, deps);
  const person =
    role === undefined ? undefined : await deps.people.byId({ organizationId, userRoleId: role });
  const organization = await deps.organizations.byId(organizationId);
  const userId = person?.userId || organization?.adminUserId || '';
  const account = (await deps.accounts.byId(userId))?.account;
  return { terms, name: account ? nameOf(account) : '', mobile_number: account?.mobile ?? '' };
}

/** Where a tenant or an owner raises a request, with what a phone keeps for an emergency. */
export const listRequestPlaces: Handler<Contract['requests']['listRequestPlaces']> = async (
  { viewer, now },
  deps,
) => {
  const homes = await placesOf(viewer, now, deps);
  const places = await Promise.all(
    homes.map(async ({ property, unit, leaseId }) => {
      const { organizationId } = property;
      const [{ terms, ...onCall }, ofUnit] = await Promise.all([
        onCallOf(property, deps),
        unit ? deps.repairTerms.shutOffs({ organizationId, unitId: unit.unitId }) : '',
      ]);
      return {
        property_id: property.propertyId,
        unit_id: unit?.unitId,
        lease_id: leaseId,
        property_title: property.title,
        unit_number: unit?.unitNumber ?? '',
        address: `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`,
        zone: zoneAt(property, now),
        shut_offs: ofUnit || (terms?.shutOffs ?? ''),
        on_call: onCall,
      };
    }),
  );
  return {
    success: 1,
    data: {
      places,
      hazards: hazardKeys.map((hazard) => ({ hazard, name: hazards[hazard].name, now: hazards[hazard].now })),
    },
  };
};
