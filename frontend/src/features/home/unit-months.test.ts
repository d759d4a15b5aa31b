import { expect, it } from 'vitest';
import type { BalanceLine } from '../../../../shared/contract/ledger-shapes';
import type { UnitLine } from '../../../../shared/contract/units';
import { unitMonth } from './unit-months';

const unit = { unit_id: 'unt_1', unit_number: '1', unit_lease_status: 1 } as UnitLine;
const lease = {
  unit_id: 'unt_1',
  balance: 0,
  past_due: 0,
  days_late: 0,
  due_week: 0,
  pending: 0,
  status: 'active',
} as BalanceLine;

it.each<readonly [string, string, Partial<BalanceLine>]>([
  ['paid', 'Paid', {}],
  ['late', '5 days late', { balance: 145_000, past_due: 145_000, days_late: 5 }],
  ['late', '1 day late', { balance: 145_000, past_due: 5_000, days_late: 1, pending: 145_000 }],
  ['due', 'Due this week', { balance: 145_000, due_week: 145_000 }],
  ['due', 'Due later', { balance: 145_000 }],
  ['coming', 'Pending', { balance: 145_000, due_week: 145_000, pending: 145_000 }],
])('a unit is %s: %s', (state, word, over) => {
  expect(unitMonth(unit, [{ ...lease, ...over }])).toMatchObject({ state, word });
});

it('a unit of a lease that is over is vacant, with the next lease it is that one’s', () => {
  const ended: BalanceLine = { ...lease, status: 'ended', balance: 90_000, past_due: 90_000, days_late: 40 };
  const vacant = { ...unit, unit_lease_status: 0 as const };
  expect(unitMonth(vacant, [ended])).toEqual({ unit: vacant, state: 'vacant', word: 'Vacant' });
  expect(unitMonth(unit, [ended, { ...lease, lease_id: 'lea_2' }])).toMatchObject({ state: 'paid' });
  expect(unitMonth(unit, [ended])).toMatchObject({ state: 'unsigned' });
});
