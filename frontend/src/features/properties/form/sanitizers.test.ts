import { expect, it } from 'vitest';
import { unitSanitizers } from '../../units/pickers/unit-values';
import { sanitizers } from './sanitizers';

const keeps = { ...sanitizers, ...unitSanitizers };

it.each([
  ['zipcode', '78a701-99', '78701'],
  ['rooms', '1x23', '12'],
  ['size', '00850.5sq', '850.5'],
  ['size', '123456789012', '1234567890'],
  ['rent', '1,250.999', '1250.99'],
  ['rent', '.5', ''],
  ['parking', '123456', '1234'],
  ['description', 'x'.repeat(1001), 'x'.repeat(1000)],
] as const)(
  'in a %s field “%s” is kept as “%s” [PRP-09] [PRP-14] [PRP-15] [PRP-22] [PRP-04]',
  (kind, typed, kept) => {
    expect(keeps[kind](typed)).toBe(kept);
  },
);
