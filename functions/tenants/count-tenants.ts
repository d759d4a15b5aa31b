import type { Contract } from '../../shared/contract';
import { isInTenantView, tenantViews } from '../../shared/domain/leases/tenant-list';
import { countViews } from '../../shared/domain/lists/count-views';
import { propertiesChosen } from '../common/lists/properties-chosen';
import type { Handler } from '../runtime/handler';
import { tenantsLeft } from './tenants-left';

/** Reads every tenancy once; it may lag. */
export const countTenants: Handler<Contract['tenants']['countTenants']> = async (request, deps) => {
  const isSeen = await propertiesChosen(request.query, 'leases', request, deps);
  const lines = isSeen ? await tenantsLeft({ isSeen }, request, deps) : [];
  return { success: 1, data: { views: countViews(lines, tenantViews, isInTenantView) } };
};
