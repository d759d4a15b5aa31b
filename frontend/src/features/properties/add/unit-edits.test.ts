import { describe, expect, it } from 'vitest';
import { ownFields } from '../../../forms/field-errors';
import { nextUnitNumber } from '../../units/pickers/next-unit-number';
import { emptyUnit } from '../../units/pickers/unit-values';
import { lossOf, unitsForType } from '../form/change-type';
import { emptyProperty } from '../form/property-values';
import { copyUnit } from './copy-unit';
import { labelOf, propertyNameOf, unitsWithProblems } from './field-names';
import { readProperty, writeProperty } from './property-draft';
import { unitSummary } from './unit-summary';

const furnished = () => {
  const unit = { ...emptyUnit(), unitNumber: '101', bedrooms: '2', bathrooms: '1' };
  return {
    ...unit,
    appliances: unit.appliances.map((appliance) => ({ ...appliance, checked: appliance.name === 'Oven' })),
  };
};

describe('a change of the property type', () => {
  it('unchecks every appliance [PRP-03]', () => {
    const [unit] = unitsForType([furnished()], 'Multi Family');
    expect(unit?.appliances.some((appliance) => appliance.checked)).toBe(false);
    expect(unit?.bedrooms).toBe('2');
  });

  it.each(['Industrial', 'Office', 'Retail', 'Shopping Center', 'Others', 'Parking'])(
    'to %s clears bedrooms and bathrooms [PRP-02]',
    (type) => {
      expect(unitsForType([furnished()], type)).toMatchObject([{ bedrooms: '', bathrooms: '' }]);
    },
  );

  it('says what it took away, and nothing when it took nothing', () => {
    expect(lossOf([furnished()], 'Multi Family')).toBe('Appliances unchecked');
    expect(lossOf([furnished()], 'Office')).toBe('Appliances unchecked, beds and baths cleared');
    expect(lossOf([{ ...emptyUnit(), bedrooms: '1' }], 'Office')).toBe('Beds and baths cleared');
    expect(lossOf([emptyUnit()], 'Office')).toBeUndefined();
  });
});

describe('a copied unit', () => {
  it.each([
    ['101', ['101'], '102'],
    ['101', ['101', '102'], '103'],
    ['B-09', ['B-09'], 'B-10'],
    ['Loft', ['Loft'], ''],
    ['', [], ''],
    ['9', ['9', ' 10 '], '11'],
  ])('of %s beside %j gets the number %s', (number, taken, next) => {
    expect(nextUnitNumber(number, taken)).toBe(next);
  });

  it('keeps the checklist as its own copy, and no photo', () => {
    const unit = { ...furnished(), photos: [{ id: 'p1', file: new File(['x'], 'x.png') }] };
    const copy = copyUnit(unit, [unit]);
    expect(copy).toMatchObject({ unitNumber: '102', bedrooms: '2', photos: [] });
    expect(copy.appliances).toEqual(unit.appliances);
    expect(copy.appliances).not.toBe(unit.appliances);
  });
});

describe('the draft kept on this machine', () => {
  it('comes back as it was typed, without photos', () => {
    const values = { ...emptyProperty(), property_title: 'Elm House', units: [furnished()] };
    const [unit = furnished()] = values.units;
    const withPhoto = { ...values, units: [{ ...unit, photos: [{ id: 'p', file: new File(['x'], 'x') }] }] };
    expect(readProperty(JSON.parse(JSON.stringify(writeProperty(withPhoto))))).toEqual(values);
  });

  it.each([null, 'text', {}, { units: [] }, { ...emptyProperty(), furnished_type: 'castle' }])(
    'of another build (%j) is left alone',
    (stored) => {
      expect(readProperty(stored)).toBeUndefined();
    },
  );
});

describe('a refusal’s fields', () => {
  it('find their place in the form', () => {
    expect(
      ownFields(
        {
          zipcode: 'Z',
          files1: 'one',
          'files.2': 'two',
          'units.2.imageUploads.0': 'three',
          'rentalOwners.0.email': 'mail',
          rentalOwners: 'list',
        },
        { values: emptyProperty(), nameOf: propertyNameOf },
      ),
    ).toEqual({
      zipcode: 'Z',
      'units.0.photos': 'one',
      'units.1.photos': 'two',
      'units.2.photos': 'three',
      'rentalOwners.0.email': 'mail',
      rentalOwners: 'list',
    });
  });
});

describe('the summary of what is wrong', () => {
  it('knows the units to open and the names of their fields', () => {
    expect(unitsWithProblems(['zipcode', 'units.1.unitNumber', 'rentalOwners'])).toEqual([1]);
    expect(labelOf('units.1.rentprice')).toBe('Unit 2, size');
    expect(labelOf('rentalOwners.0.email')).toBe('Owner 1');
    expect(labelOf('zipcode')).toBeUndefined();
    expect(labelOf('rentalOwners')).toBeUndefined();
  });
});

it.each([
  [
    { unitNumber: ' 101 ', bedrooms: '2', bathrooms: '1', rentprice: '850', photos: [1, 2] },
    { title: 'Unit 101', text: '2 bd · 1 ba · 850 sq.ft · 2 photos' },
  ],
  [
    { unitNumber: ' ', bedrooms: '', bathrooms: '1', rentprice: '', photos: [1] },
    { title: 'New unit 3', text: '1 ba · 1 photo' },
  ],
  [
    { unitNumber: '', bedrooms: '', bathrooms: '', rentprice: '', photos: [] },
    { title: 'New unit 3', text: '' },
  ],
])('a folded unit %j is one line', (unit, line) => {
  expect(unitSummary(unit, 2)).toEqual(line);
});
