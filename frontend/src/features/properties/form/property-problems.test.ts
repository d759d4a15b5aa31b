// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toFieldErrors } from '../../../forms/field-errors';
import { today } from '../../../ui/data/instant';
import { emptyUnit } from '../../units/pickers/unit-values';
import { emptyProperty, type PropertyValues, wholeProblems } from './property-values';

const errorsOf = (values: PropertyValues) => toFieldErrors<PropertyValues>(wholeProblems(values), values);

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const whole: PropertyValues = {
  ...emptyProperty([
    {
      userId: 'usr_1',
      firstName: 'Ada',
      lastName: 'Vale',
      companyName: '',
      email: 'ada@vale.test',
      mobile: '',
      percentage: '100',
      isCompany: false,
    },
  ]),
  propertyType: 'Single Family',
  property_title: 'Elm House',
  street: '12 Elm St',
  state: 'Texas',
  city: 'Austin',
  zipcode: '78701',
  units: [
    {
      ...emptyUnit(),
      unitNumber: '1',
      bedrooms: '2',
      bathrooms: '1',
      rentprice: '850',
      availableDate: '2026-11-21',
    },
  ],
};

describe('the rules of the Add Property form, run while typing', () => {
  it('takes a whole form', () => {
    expect(errorsOf(whole)).toEqual({});
  });

  it('says every missing field in the spec’s words [PRP-08] [PRP-09] [PRP-10] [PRP-11] [PRP-13] [PRP-15]', () => {
    const errors = errorsOf({ ...emptyProperty(), country: '' });
    const said = (name: keyof PropertyValues) => errors[name]?.message;
    expect(said('propertyType')).toBe('Property type is required');
    expect(said('property_title')).toBe('Name of the Property is required');
    expect(said('street')).toBe('Street is required');
    expect(said('country')).toBe('Country is required');
    expect(said('state')).toBe('State is required');
    expect(said('city')).toBe('City is required');
    expect(said('zipcode')).toBe('Zipcode is required');
    expect(errors.rentalOwners?.root?.message).toBe('You have to add at least one rental owner details');
    expect(errors.units?.[0]?.unitNumber?.message).toBe('Unit No required');
    expect(errors.units?.[0]?.rentprice?.message).toBe('Size (Sq.ft) is required');
    expect(errors.units?.[0]?.availableDate?.message).toBe('Availability date is required');
  });

  it('asks homes for beds and baths, and nothing else for them [PRP-14] [PRP-02]', () => {
    const [unit = emptyUnit()] = whole.units;
    const bare = { ...whole, units: [{ ...unit, bedrooms: '', bathrooms: '' }] };
    const home = errorsOf(bare);
    expect(home.units?.[0]?.bedrooms?.message).toBe('Beds required');
    expect(home.units?.[0]?.bathrooms?.message).toBe('Baths required');
    expect(errorsOf({ ...bare, propertyType: 'Office' })).toEqual({});
  });

  it('refuses shares that are not 100 in all, and an empty share [PRP-12]', () => {
    const owner = (percentage: string) => ({
      ...whole,
      rentalOwners: whole.rentalOwners.map((o) => ({ ...o, percentage })),
    });
    for (const share of ['99.99', '', '0']) {
      const errors = errorsOf(owner(share));
      expect(errors.rentalOwners?.root?.message).toBe(
        'Percentage must be greater than zero and total percentage must be 100%',
      );
    }
  });

  it('takes the day from where the person sits', () => {
    expect(today()).toBe('2026-11-21');
  });
});
