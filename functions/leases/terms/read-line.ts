import type { LeaseLine as LineRead } from '../../../shared/contract/leases';
import { LeaseOutline } from '../../../shared/domain/leases/lease';
import { nextStepOf } from '../../../shared/domain/leases/status/next-step';
import { isAdopted, latestSigned, termInForce } from '../../../shared/domain/leases/status/standing';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { untilOf } from '../../../shared/domain/leases/status/until-when';
import { dayOfProperty } from '../../../shared/domain/leases/time-zones';
import { sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import type { LeaseLine } from '../../table/leases/record';
import type { StoredHead } from '../../table/ledger/record';

/** Today's status at its own property (D6). */
export function readLine({ outline, zones, attention, ...line }: LeaseLine, now: Date): LineRead {
  const on = dayOfProperty(zones, now);
  const lease = LeaseOutline.parse(outline);
  const term = termInForce(lease, on) ?? latestSigned(lease, on) ?? lease.terms.at(-1);
  return {
    lease_id: line.leaseId,
    unit_id: line.unitId,
    unit_number: line.unitNumber,
    property_id: line.propertyId,
    property_title: line.propertyTitle,
    tenants: [...line.tenants],
    rent: line.rent,
    from: term?.from ?? '',
    to: untilOf(lease, on).on,
    status: statusOf(lease, on),
    is_adopted: term !== undefined && isAdopted(term, on),
    next_step: nextStepOf(lease, on, attention?.why === 'deposit' ? attention.on : undefined),
  };
}

/** The same with the money of its ledger, where it has one. */
export function withMoney(line: LineRead, head: StoredHead | undefined): LineRead {
  if (!head) return line;
  // No day: neither figure depends on one.
  const { balance, deposit_held } = sumsOf(head, '');
  return { ...line, balance, deposit_held };
}
