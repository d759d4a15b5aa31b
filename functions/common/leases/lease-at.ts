import type { Given } from '../../../shared/domain/leases/given';
import type { Moment } from '../../../shared/domain/leases/moments';
import type { Actor } from '../../../shared/domain/leases/signing/packet-events';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import type { LeaseRead } from '../../table/leases/read';
import { unitIdOfLease } from '../../table/leases/record';
import type { Organization } from '../../table/organizations/record';
import type { PropertyHead } from '../../table/properties/record';
import { calendarOf, propertyIdOfUnit, type Unit } from '../../table/units/record';
import { findUnit } from '../portfolio/find-unit';

/** Where a lease is, or will be. */
export type LeasePlace = { readonly unit: Unit; readonly head: PropertyHead };

/** A lease as read, with its unit and property. */
export type LeaseAt = LeasePlace & { readonly read: LeaseRead };

/** A lease this person may see; `not-found` for any other. */
export async function findLease(
  { viewer, now, leaseId }: { viewer: Viewer; now: Date; leaseId: string },
  deps: Deps,
): Promise<LeaseAt> {
  const unitId = unitIdOfLease(leaseId);
  if (unitId === undefined) throw refuse('not-found');
  const [place, read] = await Promise.all([
    findUnit({ viewer, now, unitId, area: 'leases' }, deps),
    deps.leases.byId({ organizationId: viewer.organizationId, leaseId }),
  ]);
  if (!read) throw refuse('not-found');
  return { ...place, read };
}

/** A lease by its ids, for a job or a link; undefined when it is gone. */
export async function leaseById(
  { organizationId, leaseId }: { organizationId: string; leaseId: string },
  deps: Deps,
): Promise<LeaseAt | undefined> {
  const unitId = unitIdOfLease(leaseId) ?? '';
  const propertyId = propertyIdOfUnit(unitId) ?? '';
  const [read, unit, head] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.units.byId({ organizationId, unitId }),
    deps.properties.head({ organizationId, propertyId }),
  ]);
  return read && unit && head && { read, unit, head };
}

export type LeaseInOrganization = LeaseAt & { readonly organization: Organization };

/** The same with its organization. */
export async function leaseInOrganization(
  key: { readonly organizationId: string; readonly leaseId: string },
  deps: Deps,
): Promise<LeaseInOrganization | undefined> {
  const [at, organization] = await Promise.all([
    leaseById(key, deps),
    deps.organizations.byId(key.organizationId),
  ]);
  return at && organization && { ...at, organization };
}

/** The moment at the property: the instant, and the day in its zone (D6). */
export const momentAt = ({ head: { property } }: Pick<LeasePlace, 'head'>, now: Date): Moment => ({
  at: now.toISOString(),
  on: dayAt(property, now),
});

/** The input every command takes, except for a lease that does not exist yet. */
export const givenAt = (
  place: LeasePlace,
  { actor, now }: { actor: Actor; now: Date },
): Omit<Given, 'lease'> => ({ calendar: calendarOf(place.unit), now: momentAt(place, now), actor });

/** Who acts, and from where, for the evidence (D48). */
export const actorFrom = (
  { address, agent }: Pick<Call, 'address' | 'agent'>,
  { id, name }: { id: string; name: string },
): Actor => ({ id, name, origin: { ipAddress: address, userAgent: agent } });

/** What a log entry is about: a lease of a unit. */
export const aboutLease = (id: string, { unitNumber: name, propertyId }: Unit) =>
  ({ object: { kind: 'lease', id, name }, about: propertyId }) as const;
