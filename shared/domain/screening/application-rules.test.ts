import { expect, it } from 'vitest';
import { aboutProblems, emptyApplication } from './application-rules';

it.each([
  ['', undefined],
  ['2027-01-01', undefined],
  ['2199-12-31', undefined],
  ['2027-02-30', 'Enter a date'],
  ['0202-01-01', 'Choose a day between 1970 and 2199'],
  ['1969-12-31', 'Choose a day between 1970 and 2199'],
  ['2200-01-01', 'Choose a day between 1970 and 2199'],
])('an applicant may move in on “%s”: %s', (moveIn, problem) => {
  const found = aboutProblems({ ...emptyApplication, moveIn });
  expect(found.find(({ path }) => path[0] === 'moveIn')?.message).toBe(problem);
});
