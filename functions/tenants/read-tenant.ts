import type { TenantLine } from '../../shared/contract/tenants';
import { LeaseOutline } from '../../shared/domain/leases/lease';
import { latestSigned, termInForce } from '../../shared/domain/leases/status/standing';
import { statusOf } from '../../shared/domain/leases/status/status';
import { untilOf } from '../../shared/domain/leases/status/until-when';
import { dayOfProperty } from '../../shared/domain/leases/time-zones';
import { nameOf } from '../../shared/domain/names';
import type { Deps } from '../runtime/deps/deps';
import type { LeaseLine } from '../table/leases/record';
import { unitIdOfLease } from '../table/leases/record';
import type { Person } from '../table/people/record';
import type { Tenancy } from '../table/tenants/record';

/** Somebody removed from the organization has no access. */
export const accessOf = (person: Person | undefined): TenantLine['access'] =>
  person === undefined || person.removedAt !== undefined ? 'suspended' : person.status;

/** A line of the list, and today at its home. */
export type ReadTenancy = { readonly line: TenantLine; readonly today: string };

type Facts = { readonly line: LeaseLine; readonly person: Person | undefined; readonly now: Date };

function readTenancy(tenancy: Tenancy, { line, person, now }: Facts): ReadTenancy {
  const on = dayOfProperty(line.zones, now);
  const lease = LeaseOutline.parse(line.outline);
  const term = termInForce(lease, on) ?? latestSigned(lease, on) ?? lease.terms.at(-1);
  const read: TenantLine = {
    user_role_id: tenancy.userRoleId,
    lease_id: tenancy.leaseId,
    name: nameOf(tenancy),
    email: tenancy.email,
    mobile_number: tenancy.mobile,
    unit_id: unitIdOfLease(tenancy.leaseId) ?? '',
    unit_number: line.unitNumber,
    property_title: line.propertyTitle,
    status: statusOf(lease, on),
    from: term?.from ?? '',
    to: untilOf(lease, on).on,
    moved_in: lease.terms[0]?.from ?? '',
    pets: line.pets ?? 0,
    access: accessOf(person),
  };
  return { line: read, today: on };
}

/** Tenancies as a list shows them, with their leases' status today (D6): three reads, however many. */
export async function readTenancies(
  tenancies: readonly Tenancy[],
  { now, deps }: { now: Date; deps: Deps },
): Promise<ReadTenancy[]> {
  const [lines, people] = await Promise.all([
    deps.leases.lines(tenancies),
    deps.people.byIds([...new Map(tenancies.map((one) => [one.userRoleId, one])).values()]),
  ]);
  const lineBy = new Map(lines.map((line) => [line.leaseId, line]));
  const personBy = new Map(people.map((person) => [person.userRoleId, person]));
  return tenancies.flatMap((tenancy) => {
    const line = lineBy.get(tenancy.leaseId);
    const person = personBy.get(tenancy.userRoleId);
    if (!line) return [];
    const read = readTenancy(tenancy, { line, person, now });
    // A lease that was added by mistake and removed leaves nobody behind.
    const { access, status } = read.line;
    return access === 'not-invited' && status === 'void' ? [] : [read];
  });
}
