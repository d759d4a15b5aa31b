import { lineOf } from '../../functions/common/leases/lease-line';
import type { LeaseRead } from '../../functions/table/leases/read';
import { newLeaseId } from '../../functions/table/leases/record';
import type { LeaseWrite } from '../../functions/table/leases/write';
import type { PropertyHead } from '../../functions/table/properties/record';
import { calendarOf, type Unit } from '../../functions/table/units/record';
import { createDraft } from '../../shared/domain/leases/draft/write-draft';
import type { Done } from '../../shared/domain/leases/given';
import { isRefused } from '../../shared/domain/leases/refusals';
import { changedDues } from '../../shared/domain/leases/steps/steps';
import type { TermFields } from '../../shared/domain/leases/term';
import { clerk, noon, termFields } from './leases/lease-data';
import { aTrace, newId } from './table-data';

const on = '2026-06-15';

/** The input of a store, besides a command's result. */
export const savedWith = (
  done: Done,
  { unit, head, before }: { unit: Unit; head: PropertyHead; before?: LeaseRead },
) => ({
  done,
  unit,
  head,
  before,
  line: lineOf(done.lease, { unit, property: head.property, on }),
  dues: changedDues(before?.lease, { after: done.lease, on }),
});

/** The draft of a new lease, as input of a store. */
export function aDraftWrite(
  { unit, head }: { unit: Unit; head: PropertyHead },
  fields: Partial<TermFields> = {},
): LeaseWrite {
  const { unitId, propertyId, organizationId } = unit;
  const ids = { leaseId: newLeaseId(unitId, newId('lse')), unitId, propertyId };
  const given = { calendar: calendarOf(unit), now: noon(on), actor: clerk };
  const done = createDraft(given, { ids, fields: termFields(fields) });
  if (isRefused(done)) throw new Error(done.refused);
  return { ...savedWith(done, { unit, head }), trace: aTrace(organizationId, propertyId) };
}
