import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayDate, isLocalDate, localDateOf } from './dates';

it.each([
  ['2025-01-05', 'Jan 05, 2025'],
  ['2025-12-31T23:59:59.000Z', 'Dec 31, 2025'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2025-02-29', ''],
  ['2025-13-01', ''],
  ['2025-01-05 and more', ''],
  ['2025-01-05 10:00', ''],
  ['2025-01-05T99:99', ''],
  ['05/01/2025', ''],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('%j shows as %j [GEN-09]', (text, shown) => expect(displayDate(text)).toBe(shown));

it('every day of the calendar shows, anything else shows nothing and never throws [GEN-09]', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const text = date.toISOString().slice(0, 10);
      expect(isLocalDate(text)).toBe(true);
      expect(displayDate(text)).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(displayDate(`x${text}`)).toBe('');
    }),
  );
});

it.each(
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
    .split(' ')
    .map((month, index) => [month, index + 1] as const),
)('%s is month %i [GEN-09]', (month, number) => {
  expect(displayDate(`2026-${String(number).padStart(2, '0')}-09`)).toBe(`${month} 09, 2026`);
});

it('today is the person’s own', () => {
  const now = new Date('2026-06-15T01:30:00Z');
  expect([localDateOf(now), localDateOf(now, -300), localDateOf(now, 1380)]).toEqual([
    '2026-06-15',
    '2026-06-14',
    '2026-06-16',
  ]);
});
