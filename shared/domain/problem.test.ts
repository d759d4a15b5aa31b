import { expect, it } from 'vitest';
import { fieldName, toFields } from './problem';

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
