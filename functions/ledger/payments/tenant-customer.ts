import type { Viewer } from '../../../shared/domain/people/roles';
import { personName } from '../../common/portfolio/person-name';
import type { Deps } from '../../runtime/deps/deps';

/**
 * The caller as the provider's customer of one lease, and as the payer that is stored. Always the same
 * customer, who has the methods that were saved.
 */
export async function tenantCustomer(viewer: Viewer, leaseId: string, deps: Deps) {
  const { userId, userRoleId, organizationId } = viewer;
  const key = { organizationId, leaseId, userRoleId };
  const [name, found, known] = await Promise.all([
    personName(viewer, deps),
    deps.accounts.byId(userId),
    deps.autopays.customerOf(key),
  ]);
  const payer = { userId, userRoleId, name };
  if (known) return { customerId: known.customerId, payer };
  const email = found?.account.email ?? '';
  const customerId = await deps.payments.tenantCustomerFor({ ...key, email, name });
  const kept = await deps.autopays.keepCustomer({ ...key, customerId });
  return { customerId: kept.customerId, payer };
}
