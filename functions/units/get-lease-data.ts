import type { Contract } from '../../shared/contract';
import { findUnit } from '../common/portfolio/find-unit';
import type { Handler } from '../runtime/handler';

/** API-16. An empty list for a unit without a lease. */
export const getLeaseData: Handler<Contract['units']['getLeaseData']> = async (
  { viewer, now, params: { unitId } },
  deps,
) => {
  const [, leases] = await Promise.all([
    findUnit({ viewer, now, unitId }, deps),
    deps.leases.ofUnit({ organizationId: viewer.organizationId, unitId }),
  ]);
  return {
    success: 1,
    data: leases.map(({ leaseId }) => ({ unit_id: unitId, lease_unit_id: leaseId })),
  };
};
