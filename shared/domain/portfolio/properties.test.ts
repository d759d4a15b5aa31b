import { describe, expect, it } from 'vitest';
import { toFields } from '../problem';
import { type PropertyForm, propertyFieldProblems, propertyProblems } from './properties';
import { furnishedTypes, hasRooms, propertyDefaults, propertyTypes } from './property-types';

const form = (over: Partial<PropertyForm> = {}): PropertyForm => ({
  propertyType: 'Office',
  propertyDesc: '',
  street: '12 Maple Street',
  city: 'Ames',
  state: 'Iowa',
  country: 'United States',
  zipcode: '50010',
  property_title: 'Maple Court',
  parking: 0,
  furnished_type: 'fullyFurnished',
  units: [],
  rentalOwners: [],
  ...over,
});
const fields = (over: Partial<PropertyForm>) => toFields(propertyFieldProblems(form(over)));

describe('propertyFieldProblems', () => {
  it.each([
    ['street', 'Street is required'],
    ['country', 'Country is required'],
    ['state', 'State is required'],
    ['city', 'City is required'],
    ['zipcode', 'Zipcode is required'],
    ['property_title', 'Name of the Property is required'],
    ['propertyType', 'Property type is required'],
  ] as const)('without %s: %s [PRP-08][PRP-09][PRP-10]', (field, sentence) => {
    expect(fields({ [field]: '' })).toEqual({ [field]: sentence });
    expect(fields({ [field]: ' ' })[field]).toBe(sentence);
    expect(propertyFieldProblems(form({ [field]: '' }))).toHaveLength(1);
  });

  it.each(['5001', '500101', '5001a'])(
    'zipcode %s: Zipcode must be 5 characters long [PRP-09]',
    (zipcode) => {
      expect(fields({ zipcode })).toEqual({ zipcode: 'Zipcode must be 5 characters long' });
    },
  );

  it('a type that is none is as good as none [PRP-10]', () => {
    expect(fields({ propertyType: 'Castle' })).toEqual({ propertyType: 'Property type is required' });
  });

  it('a description of 1000 characters, and no more [PRP-04]', () => {
    expect(fields({ propertyDesc: 'x'.repeat(1000) })).toEqual({});
    expect(Object.keys(fields({ propertyDesc: 'x'.repeat(1001) }))).toEqual(['propertyDesc']);
  });
});

it('the whole form gathers the problems of its fields, units and owners [PRP-08][PRP-11][PRP-13]', () => {
  const unit = {
    unitNumber: '',
    bedrooms: '',
    bathrooms: '',
    rentprice: '850',
    availableDate: '2026-06-15',
    monthlyRent: '',
    appliances: [],
    imageUploads: [],
  };
  expect(toFields(propertyProblems(form({ street: '', units: [unit] }), { today: '2026-06-15' }))).toEqual({
    street: 'Street is required',
    'units.0.unitNumber': 'Unit No required',
    rentalOwners: 'You have to add at least one rental owner details',
  });
});

describe('property types', () => {
  it('homes have rooms, the rest have none [PRP-02][PRP-14]', () => {
    expect(propertyTypes.filter(hasRooms)).toEqual(['Single Family', 'Multi Family', 'Condo/Townhome']);
    expect(propertyTypes.filter((type) => !hasRooms(type))).toEqual([
      'Industrial',
      'Office',
      'Retail',
      'Shopping Center',
      'Others',
      'Parking',
    ]);
  });

  it('a new property has no parking and is fully furnished [PRP-23]', () => {
    expect(propertyDefaults).toEqual({ parking: 0, furnished_type: 'fullyFurnished' });
    expect(Object.keys(furnishedTypes)).toContain(propertyDefaults.furnished_type);
  });
});
