import { newLeaseId } from '../../functions/table/leases/record';
import type { LeaseWrite } from '../../functions/table/leases/write';
import type { PropertyHead } from '../../functions/table/properties/record';
import { calendarOf, type Unit } from '../../functions/table/units/record';
import { isRefused } from '../../shared/domain/leases/refusals';
import type { TermFields } from '../../shared/domain/leases/term';
import { createDraft } from '../../shared/domain/leases/write-draft';
import { clerk, noon, termFields } from './leases/lease-data';
import { aTrace, newId } from './table-data';

const on = '2026-06-15';

/** A new lease's draft as a store is handed it. */
export function aDraftWrite(
  { unit, head }: { unit: Unit; head: PropertyHead },
  fields: Partial<TermFields> = {},
): LeaseWrite {
  const { unitId, propertyId, organizationId } = unit;
  const ids = { leaseId: newLeaseId(unitId, newId('lse')), unitId, propertyId };
  const given = { calendar: calendarOf(unit), now: noon(on), actor: clerk };
  const done = createDraft(given, { ids, fields: termFields(fields) });
  if (isRefused(done)) throw new Error(done.refused);
  return { done, unit, head, on, trace: aTrace(organizationId, propertyId) };
}
