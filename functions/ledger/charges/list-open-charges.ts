import type { Contract } from '../../../shared/contract';
import type { LeaseDebt } from '../../../shared/contract/ledger-bulk';
import { LeaseOutline } from '../../../shared/domain/leases/lease';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { dayOfProperty } from '../../../shared/domain/leases/time-zones';
import { Head, newHead } from '../../../shared/domain/ledger/entry';
import { sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import { isRentFirst } from '../../../shared/domain/ledger/rent/rent-first-laws';
import { limits } from '../../../shared/domain/limits';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import { answer, type Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { LeaseLine } from '../../table/leases/record';
import type { StoredHead } from '../../table/ledger/record';

type Read = { readonly line: LeaseLine; readonly stored: StoredHead | undefined; readonly state: string };

function readDebt({ line, stored, state }: Read, now: Date): LeaseDebt {
  const today = dayOfProperty(line.zones, now);
  const head = stored ? Head.parse(stored) : newHead;
  const { balance, past_due } = sumsOf(head, today);
  return {
    lease_id: line.leaseId,
    unit_id: line.unitId,
    unit_number: line.unitNumber,
    property_id: line.propertyId,
    property_title: line.propertyTitle,
    tenants: [...line.tenants],
    status: statusOf(LeaseOutline.parse(line.outline), today),
    today,
    balance,
    past_due,
    open: head.open.map(({ to: _, ...open }) => open),
    ...(isRentFirst(state, today) && { rent_first: true as const }),
  };
}

/** Properties read at once. */
const atOnce = 8;

/** Leases and what is open of each, for a run over many of them. */
export const listOpenCharges: Handler<Contract['ledger']['listOpenCharges']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { after, limit = limits.listPage } = query;
  const { organizationId } = viewer;
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  if (!isSeen) return { success: 1, data: { leases: [] } };
  const { leases, next } = await deps.leases.page({ organizationId, isSeen, after, limit });
  const ids = [...new Set(leases.map(({ propertyId }) => propertyId))];
  const [heads, properties] = await Promise.all([
    deps.ledgers.headsOf(leases),
    mapAll(ids, (propertyId) => deps.properties.head({ organizationId, propertyId }), {
      concurrency: atOnce,
    }),
  ]);
  const states = new Map(
    properties.flatMap((one) => (one ? [[one.property.propertyId, one.property.state] as const] : [])),
  );
  const headOf = new Map(heads.map((head) => [head.leaseId, head]));
  const debts = leases.map((line) => {
    const stored = headOf.get(line.leaseId);
    return readDebt({ line, stored, state: states.get(line.propertyId) ?? '' }, now);
  });
  return answer({ leases: debts, next });
};
