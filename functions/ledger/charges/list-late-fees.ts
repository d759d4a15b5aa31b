import type { Contract } from '../../../shared/contract';
import type { LateFee } from '../../../shared/contract/ledger-shapes';
import { dayInZone } from '../../../shared/domain/leases/time-zones';
import { pastDue } from '../../../shared/domain/ledger/ledger-lines';
import { lateFeeExclusions, lateFees } from '../../../shared/domain/ledger/rent/late-fees';
import { lateFeesAsked } from '../../common/ledger/late-fees-of';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { StoredHead } from '../../table/ledger/record';

/** Leases of one preview: reading each whole takes a while. */
const mostLeases = 200;

/** What one lease's open rents would be charged today, and why others are not. */
async function feesOf(stored: StoredHead, now: Date, deps: Deps): Promise<LateFee[]> {
  const { organizationId, propertyId, leaseId: lease_id, shown } = stored;
  const key = { organizationId, propertyId, leaseId: lease_id };
  const [read, head, ledger] = await Promise.all([
    deps.leases.byId(key),
    deps.properties.head(key),
    deps.ledgers.book({ ...key, rent: true, late: true }),
  ]);
  if (!read || !head) return [];
  const asked = { ...lateFeesAsked({ read, head, ledger }, now), mayAgain: true };
  return lateFees(ledger.book, asked).map(({ source, due, firstFeeDay, excluded, isAgain, ...line }) => ({
    lease_id,
    unit_number: shown.unitNumber,
    property_title: shown.propertyTitle,
    tenants: [...shown.tenants],
    entry_id: source,
    due_on: due,
    first_fee_day: firstFeeDay,
    kind: line.kind,
    label: line.label,
    open: line.open,
    cents: line.cents,
    excluded: excluded && lateFeeExclusions[excluded],
    again: isAgain,
    cap: asked.cap?.source,
  }));
}

/** Every past due rent with the late fee it would be charged today, or why none (D19). Charges nothing. */
export const listLateFees: Handler<Contract['ledger']['listLateFees']> = async ({ viewer, now }, deps) => {
  const [isSeen, heads] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'money' }, deps),
    deps.ledgers.heads(viewer.organizationId),
  ]);
  const late = heads.filter(
    ({ propertyId, open, shown }) =>
      isSeen?.(propertyId) && pastDue(open, dayInZone(shown.zone ?? 'UTC', now)) > 0,
  );
  const fees = await mapAll(late.slice(0, mostLeases), (head) => feesOf(head, now, deps));
  return { success: 1, data: { fees: fees.flat(), has_more: late.length > mostLeases } };
};
