import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTimes, sharedIncome } from './income';

const grace = { name: 'Grace', income: 250_000 };
const ada = { name: 'Ada', kind: 'coApplicant' as const, income: 185_050 };
const conrad = { name: 'Conrad', kind: 'guarantor' as const, income: 900_000 };

describe('the income of an application', () => {
  it('is that of those who rent together; a guarantor’s stands beside', () => {
    expect(sharedIncome([grace, ada, conrad])).toEqual({ income: 435_050, guaranteed: 900_000 });
    expect(sharedIncome([conrad])).toEqual({ income: 0, guaranteed: 900_000 });
    expect(sharedIncome([])).toEqual({ income: 0, guaranteed: 0 });
  });

  it.each([
    [435_000, 145_000, 3],
    [434_999, 145_000, 2.9],
    [145_000, 145_000, 1],
    [1, 1, 1],
    [2, 1, 2],
    [0, 145_000, undefined],
    [435_000, 0, undefined],
    [435_000, undefined, undefined],
  ])('%d to a rent of %s is %s', (income, rent, times) => {
    expect(incomeTimes(income, rent)).toBe(times);
  });

  it('never reads as more than it is', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(cents, cents, (income, rent) => {
        const times = incomeTimes(income, rent) ?? 0;
        expect(Math.round(times * 10) * rent).toBeLessThanOrEqual(income * 10);
        expect((Math.round(times * 10) + 1) * rent).toBeGreaterThan(income * 10);
      }),
    );
  });
});
