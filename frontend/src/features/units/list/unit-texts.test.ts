import { expect, it } from 'vitest';
import { rentText, sizeAndRooms } from './unit-texts';

it.each([
  [['1850', '2', '1'], '1,850 sq.ft · 2 bd · 1 ba'],
  [['', '2', ''], '2 bd'],
  [['850', '', '1'], '850 sq.ft · 1 ba'],
  [['', '', ''], ''],
] as const)('%j is %s', ([size_sqft, bedrooms, bathrooms], text) => {
  expect(sizeAndRooms({ size_sqft, bedrooms, bathrooms })).toBe(text);
});

it('a rent is dollars to the cent, and none a dash', () => {
  expect(['1250.00', '0.00', ''].map(rentText)).toEqual(['$1,250.00', '$0.00', '–']);
});
