import { describe, expect, it } from 'vitest';
import { propertyResolver } from './property-resolver';
import { emptyProperty, emptyUnit, type PropertyValues, today } from './property-values';
import { toFieldErrors } from './to-field-errors';

const noon = new Date('2026-11-21T12:00:00Z');
const options = { fields: {}, shouldUseNativeValidation: false } as const;

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
  const resolve = propertyResolver(() => noon);

  it('takes a whole form', async () => {
    expect((await resolve(whole, undefined, options)).errors).toEqual({});
  });

  it('says every missing field in the spec’s words [PRP-08] [PRP-09] [PRP-10] [PRP-11] [PRP-13] [PRP-15]', async () => {
    const { errors } = await resolve({ ...emptyProperty(), country: '' }, undefined, options);
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

  it('asks homes for beds and baths, and nothing else for them [PRP-14] [PRP-02]', async () => {
    const [unit = emptyUnit()] = whole.units;
    const bare = { ...whole, units: [{ ...unit, bedrooms: '', bathrooms: '' }] };
    const home = await resolve(bare, undefined, options);
    expect(home.errors.units?.[0]?.bedrooms?.message).toBe('Beds required');
    expect(home.errors.units?.[0]?.bathrooms?.message).toBe('Baths required');
    expect((await resolve({ ...bare, propertyType: 'Office' }, undefined, options)).errors).toEqual({});
  });

  it('refuses shares that are not 100 in all, and an empty share [PRP-12]', async () => {
    const owner = (percentage: string) => ({
      ...whole,
      rentalOwners: whole.rentalOwners.map((o) => ({ ...o, percentage })),
    });
    for (const share of ['99.99', '', '0']) {
      const { errors } = await resolve(owner(share), undefined, options);
      expect(errors.rentalOwners?.root?.message).toBe(
        'Percentage must be greater than zero and total percentage must be 100%',
      );
    }
  });

  it('keeps the list’s sentence beside those of its entries', () => {
    const errors = toFieldErrors<PropertyValues>([
      { path: ['rentalOwners', 1, 'email'], message: 'first' },
      { path: ['rentalOwners', 1, 'email'], message: 'second' },
      { path: ['rentalOwners'], message: 'list' },
    ]);
    expect(errors.rentalOwners?.[1]?.email?.message).toBe('first');
    expect(errors.rentalOwners?.root?.message).toBe('list');
  });

  it('takes the day from where the person sits', () => {
    expect(today(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
  });
});
