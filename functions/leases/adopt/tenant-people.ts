import { nameOf } from '../../../shared/domain/leases/parties';
import { isAdopted } from '../../../shared/domain/leases/status/standing';
import { normalizeEmail } from '../../../shared/domain/text';
import { type LeaseAt, momentAt } from '../../common/leases/lease-at';
import { tenantsNow } from '../../common/leases/tenants-of';
import type { Deps } from '../../runtime/deps/deps';

export type TenantPeople = {
  /** Of a lease signed elsewhere, by name: nobody invited them, or nobody knows their address. */
  readonly notInvited: readonly string[];
  /** The `user_role_id` by the tenant's id in the lease, for those with a page of their own. */
  readonly roles: Readonly<Record<string, string>>;
};

/** The tenants of a lease as people of the organization, found by their mail addresses. */
export async function tenantPeople(
  at: LeaseAt,
  now: Date,
  { people }: Pick<Deps, 'people'>,
): Promise<TenantPeople> {
  const { on } = momentAt(at, now);
  const isElsewhere = at.read.lease.terms.some((term) => isAdopted(term, on));
  const { organizationId } = at.unit;
  const found = await Promise.all(
    tenantsNow(at, now).map(async (tenant) => {
      const email = normalizeEmail(tenant.email);
      const person =
        email === '' ? undefined : await people.byMail({ organizationId, email, roleLabel: 'tenant' });
      return { tenant, email, person };
    }),
  );
  return {
    notInvited: found.flatMap(({ tenant, email, person }) =>
      isElsewhere && (email === '' || person?.status === 'not-invited') ? [nameOf(tenant)] : [],
    ),
    roles: Object.fromEntries(
      found.flatMap(({ tenant, person }) => (person ? [[tenant.id, person.userRoleId]] : [])),
    ),
  };
}
