import { describe, expect, it } from 'vitest';
import { displayDollars, signedDollars } from './money';

describe('displayDollars', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [-5, '-$0.05'],
    [125_050, '$1,250.50'],
    [99_999_999, '$999,999.99'],
    [100_000_000, '$1,000,000.00'],
  ])('%d cents are %s', (cents, text) => expect(displayDollars(cents)).toBe(text));
});

it.each([
  [5000, '$50.00'],
  [0, '$0.00'],
  [-1, '($0.01)'],
  [-125_050, '($1,250.50)'],
])('an accountant writes %d cents as %s', (cents, text) => expect(signedDollars(cents)).toBe(text));
