import { expect, it } from 'vitest';
import { problemsByRow } from './seen-problem';

const problem = (row: number, column: string, message: string) => ({ row, column, message });

it('problems of a line keep the first of each cell, and all of the whole line', () => {
  const byRow = problemsByRow([
    problem(1, 'city', 'No such city'),
    problem(1, 'city', 'Enter the city'),
    problem(1, 'state', 'No such state'),
    problem(2, '', 'These lines do not belong to one property'),
    problem(2, '', 'This unit is in the file twice'),
  ]);
  expect([...byRow].map(([row, seen]) => [row, seen.map(({ message }) => message)])).toEqual([
    [1, ['No such city', 'No such state']],
    [2, ['These lines do not belong to one property', 'This unit is in the file twice']],
  ]);
});
