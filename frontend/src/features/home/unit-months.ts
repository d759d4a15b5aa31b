import type { BalanceLine } from '../../../../shared/contract/ledger-shapes';
import type { UnitLine } from '../../../../shared/contract/units';
import { counted } from '../../../../shared/domain/counted';

/** A small portfolio is shown unit by unit (desk.md §3.2). */
export const fewUnits = 12;

export type UnitMonth = {
  readonly unit: UnitLine;
  readonly lease?: BalanceLine | undefined;
  readonly state: 'vacant' | 'unsigned' | 'late' | 'due' | 'coming' | 'paid';
  readonly word: string;
};

const over = new Set<BalanceLine['status']>(['ended', 'settled', 'void']);

/** How a unit's rent stands today. `leases` are of all units. */
export function unitMonth(unit: UnitLine, leases: readonly BalanceLine[]): UnitMonth {
  const lease = leases.find(({ unit_id, status }) => unit_id === unit.unit_id && !over.has(status));
  if (!lease && unit.unit_lease_status === 0) return { unit, state: 'vacant', word: 'Vacant' };
  if (!lease) return { unit, state: 'unsigned', word: unit.lease?.text ?? 'Lease not signed' };
  if (lease.past_due > 0)
    return { unit, lease, state: 'late', word: `${counted(lease.days_late, 'day', 'days')} late` };
  if (lease.balance > 0 && lease.pending >= lease.balance)
    return { unit, lease, state: 'coming', word: 'Pending' };
  if (lease.balance > 0)
    return { unit, lease, state: 'due', word: lease.due_week > 0 ? 'Due this week' : 'Due later' };
  return { unit, lease, state: 'paid', word: 'Paid' };
}
