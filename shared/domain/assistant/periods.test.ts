import { describe, expect, it } from 'vitest';
import { isDateWord } from './date-words';
import { periodIn } from './periods';

/** A Wednesday. */
const today = '2026-06-17';

const table: readonly (readonly [question: string, from: string, to: string])[] = [
  ['from March to May', '2026-03-01', '2026-05-31'],
  ['between November and February', '2025-11-01', '2026-02-28'],
  ['Oct 2025 through Jan 2026', '2025-10-01', '2026-01-31'],
  ['March to May 2025', '2025-03-01', '2025-05-31'],
  ['since March', '2026-03-01', '2026-06-17'],
  ['since September', '2025-09-01', '2026-06-17'],
  ['since April 15', '2026-04-15', '2026-06-17'],
  ['since Monday', '2026-06-15', '2026-06-17'],
  ['since yesterday', '2026-06-16', '2026-06-17'],
  ['since 2025', '2025-01-01', '2026-06-17'],
  ['since the new year', '2026-01-01', '2026-06-17'],
  ['year to date', '2026-01-01', '2026-06-17'],
  ['YTD', '2026-01-01', '2026-06-17'],
  ['month to date', '2026-06-01', '2026-06-17'],
  ['quarter to date', '2026-04-01', '2026-06-17'],
  ['the last 30 days', '2026-05-19', '2026-06-17'],
  ['past thirty days', '2026-05-19', '2026-06-17'],
  ['the last two weeks', '2026-06-04', '2026-06-17'],
  ['the past 3 months', '2026-03-01', '2026-05-31'],
  ['last two years', '2024-01-01', '2025-12-31'],
  ['the month before last', '2026-04-01', '2026-04-30'],
  ['the year before last', '2024-01-01', '2024-12-31'],
  ['last month', '2026-05-01', '2026-05-31'],
  ['this month', '2026-06-01', '2026-06-30'],
  ['next month', '2026-07-01', '2026-07-31'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['this year', '2026-01-01', '2026-12-31'],
  ['next year', '2027-01-01', '2027-12-31'],
  ['last quarter', '2026-01-01', '2026-03-31'],
  ['this quarter', '2026-04-01', '2026-06-30'],
  ['Q1', '2026-01-01', '2026-03-31'],
  ['Q3', '2025-07-01', '2025-09-30'],
  ['Q3 2024', '2024-07-01', '2024-09-30'],
  ['the first quarter of 2025', '2025-01-01', '2025-03-31'],
  ['the first half of 2025', '2025-01-01', '2025-06-30'],
  ['second half 2025', '2025-07-01', '2025-12-31'],
  ['last week', '2026-06-07', '2026-06-13'],
  ['this week', '2026-06-14', '2026-06-20'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026-02-03', '2026-02-03', '2026-02-03'],
  ['May 12, 2025', '2025-05-12', '2025-05-12'],
  ['in March', '2026-03-01', '2026-03-31'],
  ['in Sept.', '2025-09-01', '2025-09-30'],
  ['for Feb 2024', '2024-02-01', '2024-02-29'],
  ['on March 5th', '2026-03-05', '2026-03-05'],
  ['in 2025', '2025-01-01', '2025-12-31'],
  ['on Friday', '2026-06-12', '2026-06-12'],
  ['yesterday', '2026-06-16', '2026-06-16'],
  ['today', '2026-06-17', '2026-06-17'],
];

describe('the period that a question names', () => {
  it('has at least thirty forms in the table', () => expect(table.length).toBeGreaterThanOrEqual(30));

  it.each(table)('%s', (question, from, to) => {
    expect(periodIn(question, today)?.period).toEqual({ from, to });
  });

  it('stands anywhere in the question, and says which words name it', () => {
    const found = periodIn('What did it bring in March?', today);
    expect(found?.words).toBe('in march');
  });

  it.each(['who owes', 'marching band', 'a mayor', 'unit 12', 'decorate', 'satchel'])(
    'none in: %s',
    (question) => {
      expect(periodIn(question, today)).toBeUndefined();
    },
  );

  it('knows words of dates, which may yet be part of a name', () => {
    expect(['May', '12', '2026', 'Monday', 'q3'].every(isDateWord)).toBe(true);
    expect(['Maple', 'Jones', 'rent', 'mayor'].some(isDateWord)).toBe(false);
  });
});
