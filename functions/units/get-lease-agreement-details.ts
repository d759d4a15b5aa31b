import type { Contract } from '../../shared/contract';
import { findUnit } from '../common/portfolio/find-unit';
import type { Handler } from '../runtime/handler';

/** API-17. Who has signed; an empty list when the unit has no such lease. */
export const getLeaseAgreementDetails: Handler<Contract['units']['getLeaseAgreementDetails']> = async (
  { viewer, now, body: { unitid: unitId, leaseid: leaseId } },
  deps,
) => {
  const [, lease] = await Promise.all([
    findUnit({ viewer, now, unitId }, deps),
    deps.leases.byId({ organizationId: viewer.organizationId, unitId, leaseId }),
  ]);
  return {
    success: 1,
    data: lease
      ? [
          {
            tenant_signature: lease.tenantSignedAt,
            owner_signature: lease.ownerSignedAt,
            esign_inperson: lease.inPersonEsign,
          },
        ]
      : [],
  };
};
