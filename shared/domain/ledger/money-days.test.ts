import { describe, expect, it } from 'vitest';
import { farAhead } from '../dates';
import { dueDayProblem, movedDayProblem } from './money-days';

const today = '2026-06-15';
const [future, before] = ['This day is in the future', 'This is before the payment'];
const tooOld = 'This is more than 10 years ago';

describe('a day on which money moved', () => {
  it.each([
    ['2026-06-16', future],
    ['2026-06-15', undefined],
    ['2016-06-15', undefined],
    ['2016-06-14', tooOld],
  ])('%s, as of June 15, 2026: %s', (day, problem) => {
    expect(movedDayProblem(day, { today })).toBe(problem);
  });

  it.each([
    ['2026-05-31', before],
    ['2026-06-01', undefined],
    ['2026-06-02', undefined],
  ])('%s, for a payment of June 1: %s', (day, problem) => {
    expect(movedDayProblem(day, { today, from: '2026-06-01' })).toBe(problem);
  });
});

describe('a due day', () => {
  it.each([
    ['2016-06-14', tooOld],
    ['2016-06-15', undefined],
    ['2026-06-16', undefined],
    ['2031-06-15', undefined],
    ['2031-06-16', farAhead],
  ])('%s, as of June 15, 2026: %s', (day, problem) => {
    expect(dueDayProblem(day, today)).toBe(problem);
  });
});
