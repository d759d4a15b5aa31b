// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiRefusal, Offline } from '../../../api/refusal';
import { labelOf, summaryOf, unitsWithErrors } from './flat-errors';
import { sanitizeInput } from './sanitize-input';
import { sanitizers } from './sanitizers';
import { outcomeOf, outcomeOfFailure } from './save-outcome';

const refusal = (code: string, status: number, fields?: Record<string, string>) =>
  new ApiRefusal({ code, status, message: `because of ${code}`, fields });

describe('what is typed', () => {
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
      expect(sanitizers[kind](typed)).toBe(kept);
    },
  );

  it('keeps the caret behind the same character', () => {
    const input = document.createElement('input');
    input.value = '78x701';
    input.setSelectionRange(3, 3);
    sanitizeInput(input, sanitizers.zipcode);
    expect([input.value, input.selectionStart]).toEqual(['78701', 2]);
  });
});

describe('the outcome of a save', () => {
  it.each([
    [{ success: 1 }, { kind: 'saved' }],
    [{ success: 0 }, { kind: 'refused', reason: '' }],
    [{}, { kind: 'refused', reason: '' }],
  ])('answered %j is %j [PRP-21]', (answer, outcome) => {
    expect(outcomeOf(answer)).toEqual(outcome);
  });

  it('of a failed request is quiet, and of a no says why', () => {
    for (const cause of [
      new Offline(),
      refusal('unexpected', 500),
      refusal('in-progress', 409),
      new Error('x'),
    ])
      expect(outcomeOfFailure(cause).kind).toBe('failed');
    expect(outcomeOfFailure(refusal('unit-limit', 422)).kind).toBe('unit-limit');
    expect(outcomeOfFailure(refusal('key-reused', 422)).kind).toBe('saved-earlier');
    expect(outcomeOfFailure(refusal('property-limit', 422))).toEqual({
      kind: 'refused',
      reason: 'because of property-limit',
    });
    expect(outcomeOfFailure(refusal('invalid', 422, { files1: 'no image' }))).toEqual({
      kind: 'fields',
      fields: { 'units.0.photos': 'no image' },
    });
  });
});

describe('the summary of what is wrong', () => {
  const errors = {
    units: [
      undefined,
      { unitNumber: { type: 'rule', message: 'Unit', ref: document.createElement('input') } },
    ],
    rentalOwners: { root: { message: 'Owners' } },
    zipcode: { message: 'Zip' },
  };

  it('follows the sections of the form', () => {
    expect(Object.entries(summaryOf(errors))).toEqual([
      ['zipcode', 'Zip'],
      ['units.1.unitNumber', 'Unit'],
      ['rentalOwners.root', 'Owners'],
    ]);
  });

  it('knows the units to open and the names of their fields', () => {
    expect(unitsWithErrors(Object.keys(summaryOf(errors)))).toEqual([1]);
    expect(labelOf('units.1.rentprice')).toBe('Unit 2, size');
    expect(labelOf('rentalOwners.0.email')).toBe('Owner 1');
    expect(labelOf('zipcode')).toBeUndefined();
    expect(labelOf('rentalOwners.root')).toBeUndefined();
  });
});
