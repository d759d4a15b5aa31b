import { expect, it } from 'vitest';
import { counted } from './counted';

it('says how many of a thing', () => {
  expect([0, 1, 2].map((count) => counted(count, 'unit'))).toEqual(['0 units', '1 unit', '2 units']);
  expect(counted(1_200, 'property', 'properties')).toBe('1,200 properties');
});
