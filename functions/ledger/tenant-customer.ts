import type { Viewer } from '../../shared/domain/roles';
import { personName } from '../common/portfolio/person-name';
import type { Deps } from '../runtime/deps/deps';

/** The caller as the provider's customer of one lease, and as the payer that is stored. */
export async function tenantCustomer(viewer: Viewer, leaseId: string, deps: Deps) {
  const { userId, userRoleId, organizationId } = viewer;
  const [name, found] = await Promise.all([personName(viewer, deps), deps.accounts.byId(userId)]);
  const email = found?.account.email ?? '';
  const customer = { organizationId, leaseId, userRoleId, email, name };
  const customerId = await deps.payments.tenantCustomerFor(customer);
  return { customerId, payer: { userId, userRoleId, name } };
}
