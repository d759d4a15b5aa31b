import { afterEach, describe, expect, it, vi } from 'vitest';
import { periodsOn, timeOf, today } from './report-place';
import { timeText, wordText } from './report-words';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the days of a report', () => {
  it.each([
    ['This month', '2026-01-01', '2026-01-15'],
    ['Last month', '2025-12-01', '2025-12-31'],
    ['This year', '2026-01-01', '2026-01-15'],
    ['Last year', '2025-01-01', '2025-12-31'],
  ])('of %s are %s to %s', (name, from, to) => {
    expect(periodsOn('2026-01-15')[name]).toEqual({ from, to });
  });

  it('begin with the month of the last day, and are put in order', () => {
    expect(timeOf({ to: '2026-11-20' }, 'income')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    expect(timeOf({ from: '2026-11-20', to: '2026-11-20' }, 'income')).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
    expect(timeOf({ from: '2026-12-01', to: '2026-11-20' }, 'income')).toEqual({
      from: '2026-11-20',
      to: '2026-12-01',
    });
    expect(timeOf({ from: '2026-01-01', to: '2026-11-20' }, 'rent-roll')).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
  });

  it('follow the person’s day, which begins at their own midnight', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:00:00Z') });
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
    expect(today()).toBe('2026-11-20');
    expect(timeOf({}, 'rent-roll')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('are written as people write them', () => {
    const days = { from: '2026-11-01', to: '2026-11-20' };
    expect(timeText('rent-roll', days)).toBe('As of Nov 20, 2026');
    expect(timeText('income', days)).toBe('From Nov 01, 2026 to Nov 20, 2026');
    expect([wordText('2026-11-01'), wordText('101'), wordText('')]).toEqual(['Nov 01, 2026', '101', '']);
  });
});
