import { describe, expect, it } from 'vitest';
import { dateSentence, isDayFirst, readDate } from './portfolio-dates';
import { readPortfolio } from './portfolio-file';

describe('readDate', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-1-3', '2026-01-03'],
    ['2026-01-31T00:00:00.000Z', '2026-01-31'],
    ['1/31/2026', '2026-01-31'],
    ['03/04/2026', '2026-03-04'],
    ['Jan 05, 2025', '2025-01-05'],
    ['September 5 2025', '2025-09-05'],
    ['Sept. 5, 2025', '2025-09-05'],
    ['5 May 2025', '2025-05-05'],
  ])('reads %s as %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each(
    'January February March April May June July August September October November December'
      .split(' ')
      .map((month, index) => [month, `2026-${String(index + 1).padStart(2, '0')}-28`] as const),
  )('knows %s, short and long, before the day and after it', (month, date) => {
    for (const name of [month, month.slice(0, 3), month.slice(0, 3).toUpperCase()])
      expect([readDate(`${name} 28, 2026`), readDate(`28 ${name} 2026`)], name).toEqual([date, date]);
  });

  it('takes a day past the twelfth for a day, and the twelfth for what could be a month', () => {
    expect(readDate('01/13/2026', { daysFirst: true })).toBe('2026-01-13');
    expect(readDate('01/12/2026', { daysFirst: true })).toBeUndefined();
    expect(['13/12/2026', '12/13/2026', '12/12/2026', '13/13/2026'].map(isDayFirst)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    '',
    '31/12/2026',
    '2026-02-30',
    '1/2/26',
    '46023',
    'soon',
    '2026-01-31T15:00',
    'Foo 5, 2025',
    '31.12.2026',
  ])('does not guess %j', (text) => expect(readDate(text)).toBeUndefined());

  it('takes 03/04 for a guess in a file that has days first, and 03/03 for none', () => {
    expect(readDate('03/04/2026', { daysFirst: true })).toBeUndefined();
    expect(readDate('03/03/2026', { daysFirst: true })).toBe('2026-03-03');
    const dates = ['31/12/2026', '03/04/2026', '2026-01-31'];
    const { problems } = readPortfolio(
      dates.map((available_from, index) => ({ row: index + 1, cells: { available_from } })),
    );
    expect(problems.filter(({ column }) => column === 'available_from')).toEqual([
      { row: 1, column: 'available_from', message: dateSentence },
      { row: 2, column: 'available_from', message: dateSentence },
    ]);
  });
});
