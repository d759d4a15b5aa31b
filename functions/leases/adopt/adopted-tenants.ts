import type { Lease } from '../../../shared/domain/leases/lease';
import { normalizeEmail } from '../../../shared/domain/text';
import type { LeasePlace } from '../../common/leases/lease-at';
import type { Deps } from '../../runtime/deps/deps';
import type { Person } from '../../table/people/record';
import type { TenantWrite } from '../../table/tenants/writes';

type Adopting = { readonly lease: Lease; readonly place: LeasePlace; readonly now: Date };

/** Who has the role of a tenant here already is taken as they are; everybody else is not invited. */
function personOf(
  { organizationId, ...facts }: Pick<Person, 'organizationId' | 'email' | 'firstName' | 'lastName'>,
  { now, deps }: { now: Date; deps: Deps },
): Person {
  return {
    organizationId,
    ...facts,
    userRoleId: deps.ids.next('rol'),
    userId: '',
    roleLabel: 'tenant',
    status: 'not-invited',
    ownerId: '',
    createdAt: now.toISOString(),
    invitedAt: '',
    expiresAt: '',
    version: 1,
  };
}

/** The tenants of a lease signed elsewhere, as people of the organization. Nobody is looked up by account. */
export const adoptedTenants = (
  { lease, place: { unit, head }, now }: Adopting,
  deps: Deps,
): Promise<TenantWrite[]> => {
  const { organizationId, unitNumber, propertyId } = unit;
  const { leaseId } = lease;
  const place = { organizationId, leaseId, propertyId, unitNumber, propertyTitle: head.property.title };
  return Promise.all(
    lease.terms
      .flatMap(({ parties }) => parties.tenants)
      .map(async ({ id: tenantId, firstName, lastName, mobile, email: typed }) => {
        const email = normalizeEmail(typed);
        const reader = { organizationId, email, roleLabel: 'tenant' } as const;
        const known = email === '' ? undefined : await deps.people.byMail(reader);
        const newcomer = known
          ? undefined
          : personOf({ organizationId, email, firstName, lastName }, { now, deps });
        const { userRoleId = '' } = known ?? newcomer ?? {};
        return { newcomer, tenancy: { ...place, userRoleId, email, firstName, lastName, mobile, tenantId } };
      }),
  );
};
