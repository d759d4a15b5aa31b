import { describe, expect, it } from 'vitest';
import { blockerFields, blockersOf, isSold, planChangeKind, priceOf } from './plan-changes';
import type { Plan } from './subscriptions';

const plan = (id: number, price: number, annual_price: number, properties: number, units: number): Plan => ({
  id,
  plan: `Plan ${id}`,
  price,
  annual_price,
  description: '',
  no_of_properties: properties,
  no_of_units: units,
});
const solo = plan(1, 0, 0, 1, 4);
const landlord = plan(2, 19, 190, 10, 50);
const manager = plan(3, 49.5, 490, 50, 500);
const plans = [solo, landlord, manager];

describe('a change of plan', () => {
  it.each([
    [2, false, 2, false, 'none'],
    [2, false, 3, false, 'now'],
    [2, false, 2, true, 'now'],
    [2, true, 3, true, 'now'],
    [3, false, 2, false, 'period-end'],
    [3, false, 2, true, 'period-end'],
    [2, true, 2, false, 'period-end'],
    [2, true, 3, false, 'period-end'],
  ] as const)(
    'from %i (yearly %s) to %i (yearly %s) is made: %s',
    (fromId, fromAnnual, toId, toAnnual, kind) => {
      const [from, to] = [
        { planId: fromId, annual: fromAnnual },
        { planId: toId, annual: toAnnual },
      ];
      expect(planChangeKind({ from, to, plans })).toBe(kind);
    },
  );

  it.each([2, 3].flatMap((to) => [true, false].map((annual) => [to, annual] as const)))(
    'before the first payment starts now, to plan %i (yearly %s) too',
    (planId, annual) => {
      const from = { planId: 3, annual: true };
      const kind = planId === 3 && annual ? 'none' : 'now';
      expect(planChangeKind({ from, to: { planId, annual }, plans, isFree: true })).toBe(kind);
    },
  );

  it('costs whole cents', () => {
    expect([priceOf(manager, false), priceOf(manager, true)]).toEqual([4950, 49_000]);
    expect(plans.map(isSold)).toEqual([false, true, true]);
    expect(isSold(plan(4, 1, 1, 1, 1))).toBe(true);
    expect([plan(5, 19, 0, 1, 1), plan(6, 0, 190, 1, 1)].map(isSold)).toEqual([false, false]);
    expect(priceOf(plan(7, 19.99, 199.95, 1, 1), false)).toBe(1999);
  });

  it('is barred by what is in use, and says what must go', () => {
    const blockers = blockersOf(solo, { propertyCount: 1, unitCount: 12 });
    expect(blockers).toEqual([{ what: 'units', in_use: 12, limit: 4 }]);
    expect(blockerFields(blockers)).toEqual({ units: 'Remove 8 of 12 units: this plan has 4' });
    expect(blockersOf(landlord, { propertyCount: 10, unitCount: 50 })).toEqual([]);
    expect(blockersOf(landlord, { propertyCount: 11, unitCount: 51 }).map(({ what }) => what)).toEqual([
      'properties',
      'units',
    ]);
  });
});
