import { afterEach, expect, it, vi } from 'vitest';
import { displayDay, displayInstant } from './instant';

afterEach(() => vi.restoreAllMocks());

const minutesBehindUtc = (minutes: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);

it.each([
  [0, '2026-11-22T02:18:00.000Z', 'Nov 22, 2026'],
  [300, '2026-11-22T02:18:00.000Z', 'Nov 21, 2026'],
  [-540, '2026-11-22T20:00:00.000Z', 'Nov 23, 2026'],
  [300, 'soon', ''],
  [300, undefined, ''],
])('%i minutes behind UTC, %j fell on %j [GEN-09]', (minutes, instant, day) => {
  minutesBehindUtc(minutes);
  expect(displayDay(instant)).toBe(day);
});

it('midnight is 00:05, not 24:05', () =>
  expect(displayInstant('2026-11-22T00:05:00.000Z')).toBe('Nov 22, 2026, 00:05'));
