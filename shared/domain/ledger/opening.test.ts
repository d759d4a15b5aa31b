import { expect, it } from 'vitest';
import { openingDay } from './opening';

it.each([
  ['the day before its first rent', '2026-06-01', { today: '2026-06-15', locked: '' }, '2026-05-31'],
  ['not on a day to come', '2026-08-01', { today: '2026-06-15', locked: '' }, '2026-06-15'],
  ['not on a closed day [D7]', '2026-06-01', { today: '2026-06-15', locked: '2026-05-31' }, '2026-06-01'],
])('a ledger begins %s', (_, since, days, on) => {
  expect(openingDay(since, days)).toBe(on);
});
