import type { Contract } from '../../shared/contract';
import type { LeaseTab, LeaseLine as LineRead } from '../../shared/contract/leases';
import { addDays, localDateOf } from '../../shared/domain/dates';
import { LeaseOutline } from '../../shared/domain/leases/lease';
import { nextStepOf } from '../../shared/domain/leases/next-step';
import { latestSigned, termInForce } from '../../shared/domain/leases/standing';
import { statusOf } from '../../shared/domain/leases/status';
import { dayOfProperty } from '../../shared/domain/leases/time-zones';
import { limits } from '../../shared/domain/limits';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Handler } from '../runtime/handler';
import type { LeaseGroup, LeaseLine } from '../table/leases/record';

const groups: Record<LeaseTab, LeaseGroup> = {
  drafts: 'draft',
  out: 'out',
  active: 'running',
  expiring: 'running',
  ended: 'over',
};

/** A lease counts as 'expiring' this many days before its end. */
const expiringDays = 60;

/** The lines a tab shows. */
export const tabRange = (tab: LeaseTab, today: string) => ({
  group: groups[tab],
  days: tab === 'expiring' ? { from: today, to: addDays(today, expiringDays) } : undefined,
});

/** Today's status at its own property (D6). */
function readLine({ outline, zones, attention, ...line }: LeaseLine, now: Date): LineRead {
  const on = dayOfProperty(zones, now);
  const lease = LeaseOutline.parse(outline);
  const term = termInForce(lease, on) ?? latestSigned(lease, on) ?? lease.terms.at(-1);
  return {
    ...{ lease_id: line.leaseId, unit_id: line.unitId, unit_number: line.unitNumber },
    ...{ property_id: line.propertyId, property_title: line.propertyTitle },
    ...{ tenants: [...line.tenants], rent: line.rent },
    from: term?.from ?? '',
    to: term?.to,
    status: statusOf(lease, on),
    next_step: nextStepOf(lease, on, attention?.why === 'deposit' ? attention.on : undefined),
  };
}

export const listLeases: Handler<Contract['leases']['listLeases']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { tab, search, after, limit = limits.listPage } = query;
  const today = localDateOf(now);
  const isSeen = await propertiesSeen({ viewer, now, area: 'leases' }, deps);
  if (!isSeen) return { success: 1, data: { leases: [] } };
  const { leases, next } = await deps.leases.page({
    ...{ organizationId: viewer.organizationId, search, isSeen, after, limit },
    ...(tab && tabRange(tab, today)),
  });
  return { success: 1, data: { leases: leases.map((line) => readLine(line, now)), next } };
};
