import type { Contract } from '../../../shared/contract';
import { unitLeaseOf } from '../../../shared/domain/leases/status/unit-row';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { findUnit } from '../../common/portfolio/find-unit';
import type { Handler } from '../../runtime/handler';
import { calendarOf } from '../../table/units/record';

/** API-16. The lease that the unit's row shows; an empty list for a unit without one. */
export const getLeaseData: Handler<Contract['leases']['getLeaseData']> = async (
  { viewer, now, params: { unitId } },
  deps,
) => {
  const { unit, head } = await findUnit({ viewer, now, unitId }, deps);
  const { leaseId } = unitLeaseOf(calendarOf(unit), dayAt(head.property, now));
  return { success: 1, data: leaseId === undefined ? [] : [{ unit_id: unitId, lease_unit_id: leaseId }] };
};
