import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInsideThousands, readTypedNumber, typedNumbers } from './typed-numbers';

type Kind = keyof typeof typedNumbers;
const read = (kind: Kind, text: string) => typedNumbers[kind].read(text);

it.each<[Kind, string, string | undefined]>([
  ['zipDigits', '78-701x9', '78701'],
  ['zipcode', '78701', '78701'],
  ['zipcode', '78701-1234', '78701'],
  ['zipcode', '78-701', undefined],
  ['zipcode', '78a', undefined],
  ['zipcode', '787012', undefined],
  ['beds', '12', '12'],
  ['beds', '0', '0'],
  ['beds', '123', undefined],
  ['beds', '1x', undefined],
  ['baths', '1.', undefined],
  ['baths', '1.5', undefined],
  ['baths', '1½', undefined],
  ['parking', '9999', '9999'],
  ['parking', '12345', undefined],
  ['days', '30', '30'],
  ['days', '3-0', undefined],
  ['size', '00850.5', '850.5'],
  ['size', '1,250', '1250'],
  ['size', '1234567890', '1234567890'],
  ['size', '12345678901', undefined],
  ['size', '8.5.0', undefined],
  ['size', '0.5', ''],
  ['rent', '$1,250.99', '1250.99'],
  ['rent', '1,25', '125'],
  ['rent', '1,2.5', undefined],
  ['rent', '1,2500', undefined],
  ['rent', '12,50.00', undefined],
  ['rent', '1250.999', undefined],
  ['rent', '1 250', undefined],
  ['rent', '.5', ''],
  ['rent', '-5', ''],
  ['rent', '0', ''],
  ['rent', '1234567890', undefined],
  ['amount', '123456789', undefined],
  ['amount', '10000000.00', '10000000.00'],
  ['amount', '10000000.01', undefined],
  ['amount', '99999999', undefined],
  ['amount', '$1,000.5', '1000.5'],
  ['amount', '0', '0'],
  ['amount', '0.', '0.'],
  ['amount', '0.01', '0.01'],
  ['amount', '007', '7'],
  ['amount', '.5', '.5'],
  ['amount', '-5', ''],
  ['amount', '1e5', undefined],
  ['amount', '１００', undefined],
  ['share', '33.33', '33.33'],
  ['share', '.5', '.5'],
  ['share', '60 %', '60'],
  ['share', '250', '100'],
  ['share', '100.01', '100'],
  ['share', '100.', '100.'],
  ['share', '33.339', undefined],
  ['share', '33,3', undefined],
  ['share', '-5', undefined],
])('of %s “%s” is kept as %j [PRP-09] [PRP-12] [PRP-14] [PRP-15] [PRP-22]', (kind, typed, kept) => {
  expect(read(kind, typed)).toBe(kept);
});

it('a comma of thousands waits for three digits', () => {
  expect(['1,', '1,2', '1,25', '1,250', '1250'].map(isInsideThousands)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each<[Kind, string, string]>([
  ['beds', '2 rooms', '2'],
  ['beds', '1 or 2', '1 or 2'],
  ['baths', ' 1.5 ', '1.5'],
  ['size', '850 sqft', '850'],
  ['size', '8,50', '8,50'],
  ['zipcode', '50010 ', '50010'],
])('a whole %s of “%s” is read as “%s”', (kind, text, kept) => {
  expect(readTypedNumber(text, typedNumbers[kind])).toBe(kept);
});

describe('every kind of number', () => {
  const kinds = Object.keys(typedNumbers) as Kind[];
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ %x½'), maxLength: 12 });

  it.each(kinds)('%s changes nothing the second time', (kind) => {
    fc.assert(
      fc.property(typed, (text) => {
        const kept = read(kind, text);
        if (kept !== undefined) expect(read(kind, kept)).toBe(kept);
      }),
    );
  });

  it.each(kinds)('%s joins no digits but across the comma of thousands', (kind) => {
    fc.assert(
      fc.property(typed, (text) => {
        const kept = read(kind, text) ?? '';
        if (kind !== 'share' && kind !== 'zipDigits') expect(text.replaceAll(',', '')).toContain(kept);
      }),
    );
  });
});
