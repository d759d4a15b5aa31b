import type { Contract } from '../../shared/contract';
import { limits } from '../../shared/domain/limits';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Handler } from '../runtime/handler';
import { readTenancies } from './read-tenant';

/** The tenants of the leases that the caller may see, by name; a person with two leases stands there twice. */
export const listTenants: Handler<Contract['tenants']['listTenants']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { search, after, limit = limits.listPage } = query;
  const isSeen = await propertiesSeen({ viewer, now, area: 'leases' }, deps);
  if (!isSeen) return { success: 1, data: { tenants: [] } };
  const { organizationId } = viewer;
  const { tenancies, next } = await deps.tenants.page({ organizationId, search, isSeen, after, limit });
  const tenants = await readTenancies(tenancies, { now, deps });
  return { success: 1, data: { tenants, next } };
};
