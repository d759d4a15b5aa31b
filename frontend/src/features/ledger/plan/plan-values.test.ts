import { describe, expect, it } from 'vitest';
import { partsOf } from './plan-values';

describe('the parts of a payment plan', () => {
  it('are equal, the last one with the odd cents', () => {
    expect(partsOf(10_000, { count: '3', first_on: '2026-01-31', every: 'month' })).toEqual([
      { due_on: '2026-01-31', cents: 3_333 },
      { due_on: '2026-02-28', cents: 3_333 },
      { due_on: '2026-03-31', cents: 3_334 },
    ]);
    expect(
      partsOf(500, { count: '2', first_on: '2026-01-31', every: 'week' }).map(({ due_on }) => due_on),
    ).toEqual(['2026-01-31', '2026-02-07']);
    expect(partsOf(500, { count: '2', first_on: '2026-01-31', every: 'two-weeks' })[1]?.due_on).toBe(
      '2026-02-14',
    );
  });

  it('are never of nothing, and none before a day is chosen', () => {
    expect(
      partsOf(2, { count: '12', first_on: '2026-01-31', every: 'week' }).map(({ cents }) => cents),
    ).toEqual([1, 1]);
    expect(partsOf(500, { count: '2', first_on: '', every: 'week' })).toEqual([]);
  });
});
