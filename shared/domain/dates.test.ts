import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addToMonth,
  dayInMonth,
  dayOfMonth,
  dayProblem,
  daysBetween,
  displayDate,
  earlier,
  endOfMonth,
  isLocalDate,
  later,
  localDateOf,
  monthOf,
} from './dates';

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

it.each([
  ['1970-01-01', undefined],
  ['2199-12-31', undefined],
  ['1969-12-31', 'Choose a day between 1970 and 2199'],
  ['2200-01-01', 'Choose a day between 1970 and 2199'],
  ['2026-02-30', 'Enter a date'],
  ['tomorrow', 'Enter a date'],
  ['1/5/26', 'Enter a date'],
  ['', 'Enter a date'],
])('what is wrong with the day %j: %s', (text, problem) => expect(dayProblem(text)).toBe(problem));

it('today is the person’s own', () => {
  const now = new Date('2026-06-15T01:30:00Z');
  expect(localDateOf(new Date('2026-06-15T23:59:59Z'))).toBe('2026-06-15');
  expect([localDateOf(now), localDateOf(now, -300), localDateOf(now, 1380)]).toEqual([
    '2026-06-15',
    '2026-06-14',
    '2026-06-16',
  ]);
});

describe('calendar dates [D6]', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-08', 0, '2026-03-08'],
    ['2026-01-16', 365, '2027-01-16'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-10', -1, '2025-12-10'],
  ])('%s and %i months, counted from the anchor, is %s', (anchor, months, expected) =>
    expect(addMonths(anchor, months)).toBe(expected),
  );

  it.each([
    ['2026-02', 28, '2026-02-28'],
    ['2026-02', 29, '2026-02-28'],
    ['2024-02', 29, '2024-02-29'],
    ['2026-04', 30, '2026-04-30'],
    ['2026-04', 31, '2026-04-30'],
    ['2026-05', 31, '2026-05-31'],
    ['2026-05', 1, '2026-05-01'],
  ])('day %2$i of %1$s is %3$s: a due day after the end falls on the last day', (month, day, expected) =>
    expect(dayInMonth(month, day)).toBe(expected),
  );

  it('months have their names, ends and neighbors', () => {
    expect([monthOf('2026-01-31'), dayOfMonth('2026-01-09'), endOfMonth('2024-02')]).toEqual([
      '2026-01',
      9,
      '2024-02-29',
    ]);
    expect([addToMonth('2026-12', 1), addToMonth('2026-01', -1), addToMonth('2026-05', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-05',
    ]);
  });

  it('the earlier of two days treats an absent one as never', () => {
    expect(earlier('2026-01-01', '2026-01-02')).toBe('2026-01-01');
    expect(earlier('2026-01-02', '2026-01-01')).toBe('2026-01-01');
    expect(earlier(undefined, '2026-01-01')).toBe('2026-01-01');
    expect(earlier('2026-01-01', undefined)).toBe('2026-01-01');
    expect(earlier(undefined, undefined)).toBeUndefined();
    expect([later('2026-01-01', '2026-01-02'), later('2026-01-02', '2026-01-01')]).toEqual([
      '2026-01-02',
      '2026-01-02',
    ]);
  });

  it('days that are added are taken off again, over leap days and centuries', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2110-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const from = date.toISOString().slice(0, 10);
        const to = addDays(from, days);
        expect(isLocalDate(to)).toBe(true);
        expect(addDays(to, -days)).toBe(from);
        expect(daysBetween(from, to)).toBe(days);
        expect(Math.sign(days)).toBe(from < to ? 1 : from === to ? 0 : -1);
      }),
    );
  });
});
