import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates';
import { type DayRange, daysWithout, overlapOf, overlapsOf } from './day-ranges';

const may = (from: number, to?: number): DayRange => ({
  from: addDays('2026-05-01', from - 1),
  ...(to !== undefined && { to: addDays('2026-05-01', to - 1) }),
});

describe('day ranges [D35]', () => {
  it.each([
    ['apart', may(1, 4), may(5, 9), undefined],
    ['touching on one day', may(1, 5), may(5, 9), may(5, 5)],
    ['one inside the other', may(1, 9), may(3, 4), may(3, 4)],
    ['one without an end', may(4), may(1, 6), may(4, 6)],
    ['both without an end', may(4), may(7), may(7)],
  ])('%s', (_, one, other, both) => {
    expect(overlapOf(one, other)).toEqual(both);
    expect(overlapOf(other, one)).toEqual(both);
  });

  it.each([
    ['a hole in the middle', [may(1, 9)], [may(3, 4)], [may(1, 2), may(5, 9)]],
    ['the beginning', [may(3, 9)], [may(1, 4)], [may(5, 9)]],
    ['the end', [may(3)], [may(7)], [may(3, 6)]],
    ['everything', [may(3, 4)], [may(3, 4)], []],
    ['nothing', [may(3, 4)], [may(5, 6)], [may(3, 4)]],
    ['twice', [may(1)], [may(2, 3), may(6, 6)], [may(1, 1), may(4, 5), may(7)]],
  ])('less %s', (_, days, taken, left) => expect(daysWithout(days, taken)).toEqual(left));

  it('say the same as their days one by one', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 6 }), fc.boolean())
      .map(([from, length, isOpen]) => may(from, isOpen ? undefined : from + length));
    const has = (ranges: readonly DayRange[], day: number) =>
      ranges.some((one) => overlapOf(one, may(day, day)) !== undefined);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 3 }), fc.array(range, { maxLength: 3 }), (one, other) => {
        for (let day = 1; day < 40; day += 1) {
          expect(has(daysWithout(one, other), day)).toBe(has(one, day) && !has(other, day));
          expect(has(overlapsOf(one, other), day)).toBe(has(one, day) && has(other, day));
        }
      }),
    );
  });
});
