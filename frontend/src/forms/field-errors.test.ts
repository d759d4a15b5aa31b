// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { flatErrors, ownFields, toFieldErrors } from './field-errors';
import { sanitizeInput } from './sanitize-input';

const values = { zipcode: '', units: [{ unitNumber: '' }, { unitNumber: '' }], owners: [] };

it('keeps the first sentence of a field, and a list’s beside those of its entries', () => {
  const errors = toFieldErrors<typeof values>(
    [
      { path: ['units', 1, 'unitNumber'], message: 'first' },
      { path: ['units', 1, 'unitNumber'], message: 'second' },
      { path: ['units'], message: 'list' },
    ],
    values,
  );
  expect(errors.units?.[1]?.unitNumber?.message).toBe('first');
  expect(errors.units?.root?.message).toBe('list');
});

it('sums up what is wrong in the order of the form', () => {
  const errors = {
    owners: { root: { message: 'Owners' } },
    units: [
      undefined,
      { unitNumber: { type: 'rule', message: 'Unit', ref: document.createElement('input') } },
    ],
    zipcode: { message: 'Zip' },
  };
  expect(Object.entries(flatErrors(errors, values))).toEqual([
    ['zipcode', 'Zip'],
    ['units.1.unitNumber', 'Unit'],
    ['owners', 'Owners'],
  ]);
});

it('takes of a refusal the fields that the form has, by its own names', () => {
  const nameOf = (wireName: string) => wireName.replace('zip', 'zipcode');
  const fields = { zip: 'Zip', owners: 'Owners', version: 'not a field' };
  expect(ownFields(fields, { values, nameOf })).toEqual({ zipcode: 'Zip', owners: 'Owners' });
});

it('keeps the caret behind the same character where an input has one', () => {
  const input = document.createElement('input');
  const digits = (typed: string) => typed.replace(/\D/g, '');
  input.value = '78x701';
  input.setSelectionRange(3, 3);
  sanitizeInput(input, digits);
  expect([input.value, input.selectionStart]).toEqual(['78701', 2]);
  input.type = 'email';
  input.value = 'a b@c.test';
  sanitizeInput(input, (typed) => typed.replace(' ', ''));
  expect(input.value).toBe('ab@c.test');
});
