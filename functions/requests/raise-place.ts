import { nameOf } from '../../shared/domain/leases/parties';
import { isOver } from '../../shared/domain/leases/status/calendar';
import { speaksForTenants } from '../../shared/domain/leases/status/tenancy';
import { zonesOf } from '../../shared/domain/leases/time-zones';
import { may } from '../../shared/domain/people/permissions';
import type { Viewer } from '../../shared/domain/people/roles';
import { isArchived } from '../../shared/domain/portfolio/archived-properties';
import type { RequestFacts } from '../../shared/domain/requests/request';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { momentAt } from '../common/leases/lease-at';
import { tenantsNow } from '../common/leases/tenants-of';
import { findHead } from '../common/portfolio/find-property';
import { sideOf } from '../common/requests/request-at';
import { type TenantPlace, tenantPlace } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';
import type { LeaseRead } from '../table/leases/read';
import type { PropertyHead } from '../table/properties/record';
import { calendarOf, type Unit } from '../table/units/record';

/** Where a request is raised, with who lives there. */
export type RaisedAt = {
  readonly head: PropertyHead;
  readonly unit: Unit | undefined;
  readonly read: LeaseRead | undefined;
};

type Asked = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly propertyId: string;
  readonly unitId?: string | undefined;
};

/** The caller's homes for which they may speak today, as a tenant. */
export async function homesOf(
  { viewer, now }: Pick<Asked, 'viewer' | 'now'>,
  deps: Deps,
): Promise<TenantPlace[]> {
  const tenancies = await deps.tenants.of(viewer);
  const places = await Promise.all(tenancies.map((tenancy) => tenantPlace({ tenancy, now }, deps)));
  return places.flatMap((place) =>
    place && speaksForTenants(place.read.lease, place.terms, place.on) ? [place] : [],
  );
}

/**
 * A place where the caller may raise a request. Refuses `not-found` for any other, and `property-archived`.
 */
export async function findRaisedAt(asked: Asked, deps: Deps): Promise<RaisedAt> {
  const at = sideOf(asked.viewer) === 'tenant' ? await ofTenant(asked, deps) : await ofProperty(asked, deps);
  if (isArchived(at.head.property)) throw refuse('property-archived');
  return at;
}

async function ofTenant({ propertyId, unitId, ...asked }: Asked, deps: Deps): Promise<RaisedAt> {
  const homes = await homesOf(asked, deps);
  const home = homes.find(({ unit }) => unit.propertyId === propertyId && unit.unitId === unitId);
  if (!home) throw refuse('not-found');
  return { head: home.head, unit: home.unit, read: home.read };
}

async function ofProperty({ viewer, now, propertyId, unitId }: Asked, deps: Deps): Promise<RaisedAt> {
  const { organizationId } = viewer;
  if (sideOf(viewer) === 'staff' && !may(viewer, { area: 'requests', level: 'change' }))
    throw refuse('not-permitted');
  const [head, unit] = await Promise.all([
    findHead({ viewer, now, propertyId, area: 'requests' }, deps),
    unitId === undefined ? undefined : deps.units.byId({ organizationId, unitId }),
  ]);
  if (unitId !== undefined && unit?.propertyId !== propertyId) throw refuse('not-found');
  return { head, unit, read: unit && (await leaseIn({ head, unit, now }, deps)) };
}

/** The lease that is signed for the unit today. */
async function leaseIn({ head, unit, now }: { head: PropertyHead; unit: Unit; now: Date }, deps: Deps) {
  const { on } = momentAt({ head }, now);
  const { entries } = calendarOf(unit);
  const today = entries.find((entry) => entry.kind === 'signed' && entry.from <= on && !isOver(entry, on));
  return today && deps.leases.byId({ organizationId: unit.organizationId, leaseId: today.lease });
}

/** The place as it is called now. */
export const placeFacts = (
  { head: { property }, unit, read }: RaisedAt,
  area: string,
): RequestFacts['place'] => ({
  propertyId: property.propertyId,
  ...(unit && { unitId: unit.unitId }),
  ...(read && { leaseId: read.lease.leaseId }),
  propertyTitle: property.title,
  unitNumber: unit?.unitNumber ?? '',
  address: `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`,
  area: unit ? '' : area,
  zones: zonesOf(property).map(({ zone, from }) => ({ zone, from })),
});

/** Who lives there, with the accounts that they have. */
export async function tenantFacts(
  { head, unit, read }: RaisedAt,
  now: Date,
  deps: Deps,
): Promise<RequestFacts['tenants']> {
  if (!unit || !read) return [];
  const { organizationId } = unit;
  return Promise.all(
    tenantsNow({ head, unit, read }, now).map(async (tenant) => {
      const email = normalizeEmail(tenant.email);
      const person =
        email === '' ? undefined : await deps.people.byMail({ organizationId, email, roleLabel: 'tenant' });
      return {
        ...(person && { userRoleId: person.userRoleId }),
        name: nameOf(tenant),
        email: tenant.email,
        mobile: tenant.mobile,
      };
    }),
  );
}
