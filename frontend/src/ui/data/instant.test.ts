import { afterEach, expect, it, vi } from 'vitest';
import { displayDay, displayInstant, zonedInstant } from './instant';

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

it.each([
  ['00:05', '12:05\u00a0AM'],
  ['11:59', '11:59\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['14:05', '2:05\u00a0PM'],
])('%s reads as %s', (time, text) =>
  expect(displayInstant(`2026-11-22T${time}:00.000Z`)).toBe(`Nov 22, 2026, ${text}`),
);

it.each([
  ['2026-11-22T14:05:00.000Z', 'Nov 22, 2026, 2:05\u00a0PM UTC'],
  ['soon', ''],
])('%s names its time zone as %j', (instant, text) => expect(zonedInstant(instant)).toBe(text));
