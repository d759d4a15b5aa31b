import type { Packet } from '../../shared/domain/leases/packet';
import type { LeaseAt } from '../common/leases/lease-at';
import type { Deps } from '../runtime/deps/deps';
import { type LeaseKey, unitIdOfLease } from '../table/leases/record';
import type { Organization } from '../table/organizations/record';

export type PlaceAt = LeaseAt & { readonly organization: Organization };

/** What a sealed PDF is made from: a packet, its lease, and the organization. */
export type PaperAt = PlaceAt & { readonly packet: Packet };

/** A lease with its place and organization; undefined if it no longer exists. */
export async function findPlace(
  { organizationId, leaseId }: LeaseKey,
  deps: Deps,
): Promise<PlaceAt | undefined> {
  const unitId = unitIdOfLease(leaseId) ?? '';
  const [read, unit, organization] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.units.byId({ organizationId, unitId }),
    deps.organizations.byId(organizationId),
  ]);
  const head = unit && (await deps.properties.head(unit));
  return read && unit && head && organization && { read, unit, head, organization };
}
