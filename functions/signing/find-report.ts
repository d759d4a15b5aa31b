import type { Tenant } from '../../shared/domain/leases/parties';
import { refuse } from '../../shared/wire/refusals';
import { leaseById, momentAt } from '../common/leases/lease-at';
import { reportAndBefore } from '../common/leases/read-report';
import { tenantsAsked } from '../common/leases/tenants-of';
import type { Deps } from '../runtime/deps/deps';

/** A tenant's name in the log: someone without an account here. */
export const tenantByLink = 'A tenant';

type Asked = { readonly token: string; readonly now: Date };

/**
 * The condition report that a tenant's link opens: as it was sent with that link, while they are a tenant of
 * the lease. Anything else is the same `link-not-valid`.
 */
export async function findReport({ token, now }: Asked, deps: Deps) {
  const link = await deps.leases.link({ value: token, now });
  const { report: about } = link ?? {};
  if (!link || !about) throw refuse('link-not-valid');
  const [place, reports, organization] = await Promise.all([
    leaseById(link, deps),
    deps.leases.reports.of(link),
    deps.organizations.byId(link.organizationId),
  ]);
  const { stored, before } = reportAndBefore(reports, about.kind);
  const asked = place ? tenantsAsked({ lease: place.read.lease, on: momentAt(place, now).on }) : [];
  const tenant: Tenant | undefined = asked.find(({ id }) => id === link.signer);
  if (!place || !organization || !tenant || stored?.asked?.at !== about.askedAt)
    throw refuse('link-not-valid');
  return { place, stored, before, tenant, organization };
}

type Found = Awaited<ReturnType<typeof findReport>>;

/** Where the uploads of a tenant's remarks lie: nobody else's name is theirs. */
export const remarkUploads = ({
  organization,
  tenant,
  stored,
}: Pick<Found, 'organization' | 'tenant' | 'stored'>) => ({
  organizationId: organization.organizationId,
  userId: `${stored.leaseId}-${tenant.id}`,
});
