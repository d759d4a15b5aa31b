import { expect, it } from 'vitest';
import { fieldName, problemsOf, toFields } from './problem';

it('a path becomes a dotted name', () =>
  expect(fieldName(['units', 0, 'unitNumber'])).toBe('units.0.unitNumber'));

it('the first sentence of a field stands', () => {
  const problems = [
    { path: ['a'], message: 'first' },
    { path: ['b', 1], message: 'other' },
    { path: ['a'], message: 'second' },
  ];
  expect(toFields(problems)).toEqual({ a: 'first', 'b.1': 'other' });
});

it('makes problems of the fields that have a sentence', () => {
  expect(problemsOf({ a: 'wrong', b: undefined, c: false })).toEqual([{ path: ['a'], message: 'wrong' }]);
  expect(toFields(problemsOf({ a: 'wrong' }))).toEqual({ a: 'wrong' });
});
