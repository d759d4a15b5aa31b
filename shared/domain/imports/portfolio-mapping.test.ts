import { describe, expect, it } from 'vitest';
import { plainKey } from './portfolio-cells';
import { portfolioColumns } from './portfolio-columns';
import { readPortfolio } from './portfolio-file';
import { mapColumns } from './portfolio-mapping';

const plainWord = (word: string): string => plainKey(word.replaceAll('%', 'percent'));

describe('mapColumns', () => {
  it('knows the export’s own headers, each one', () => {
    const mapping = mapColumns(portfolioColumns.map(({ header }) => header));
    expect(Object.values(mapping)).toHaveLength(portfolioColumns.length);
    portfolioColumns.forEach(({ key }, index) => {
      expect(mapping[key]).toBe(index);
    });
  });

  it('knows other words for them, whatever their case, blanks and punctuation', () => {
    expect(
      mapColumns(['BUILDING', 'Address Line 1', 'zip-code', ' Sq. Ft. ', 'Unit #', 'Apt', 'Rent']),
    ).toEqual({
      property_title: 0,
      street: 1,
      zipcode: 2,
      size_sqft: 3,
      unit_number: 4,
      monthly_rent: 6,
    });
  });

  it.each([
    ['property_title', ['property', 'name', 'building', 'title']],
    ['property_type', ['type', 'building type']],
    ['street', ['address', 'street address', 'address line 1', 'property address']],
    ['city', ['town']],
    ['state', ['province', 'region']],
    ['zipcode', ['zip', 'postal code', 'postcode', 'zipcode']],
    ['description', ['notes', 'property description']],
    ['parking', ['parking']],
    ['furnished', ['furnished type', 'furnishing']],
    ['unit_number', ['unit', 'unit no', 'unit name', 'apartment', 'apt']],
    ['bedrooms', ['beds', 'bed', 'br']],
    ['bathrooms', ['baths', 'bath', 'ba']],
    ['size_sqft', ['size', 'sqft', 'sq ft', 'square feet', 'area', 'unit size']],
    ['available_from', ['available', 'available date', 'availability date', 'date available']],
    ['monthly_rent', ['rent', 'market rent', 'rent amount', 'rent price']],
    ['appliances', ['amenities']],
    ['owner1_company', ['owner 1 company name']],
    ['owner2_mobile', ['owner 2 phone']],
    ['owner4_share', ['owner 4 share']],
  ])('knows %s by each of %j', (column, words) => {
    for (const word of words) expect(mapColumns(['nothing', word]), word).toEqual({ [column]: 1 });
  });

  it.each([
    [
      'AppFolio',
      [
        'Property Name',
        'Property Type',
        'Property Street Address 1',
        'Property City',
        'Property State',
        'Property Zip',
        'Unit Name',
        'Sqft',
        'Market Rent',
        'Available On',
        'Owner Email',
        'Owner Phone Number',
      ],
    ],
    [
      'Buildium',
      [
        'Property name',
        'Property sub type',
        'Address line 1',
        'City',
        'State',
        'ZIP',
        'Country',
        'Unit number',
        'Bedrooms',
        'Bathrooms',
        'Unit size',
        'Market rent',
        'Rental owner first name',
        'Rental owner last name',
        'Rental owner company',
        'Rental owner email',
        'Ownership percentage',
      ],
    ],
    [
      'a plain sheet',
      ['Property', 'Address', 'City', 'State', 'Zip', 'Unit #', 'Beds', 'Baths', 'Sq Ft', 'Rent'].concat(
        [
          'Available',
          'Owner First',
          'Owner Last',
          'Owner Company',
          'Owner Email',
          'Owner Phone',
          'Ownership %',
        ],
        ['Owner 2 First', 'Owner 2 Last', 'Owner 2 Email', 'Owner 2 %'],
      ),
    ],
  ])('recognizes every column of %s', (_name, headers) => {
    expect(Object.values(mapColumns(headers)).toSorted((a, b) => a - b)).toEqual(
      headers.map((_, index) => index),
    );
  });

  it('knows our names of them, and no word for two of them', () => {
    const keys = portfolioColumns.map(({ key }) => key);
    expect(mapColumns(keys)).toEqual(Object.fromEntries(keys.map((key, index) => [key, index])));
    const words = portfolioColumns.map(
      ({ key, header, synonyms }) => new Set([header, key, ...synonyms].map(plainWord)),
    );
    const all = words.flatMap((each) => [...each]);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it('takes the own header before a synonym, and each of the file’s columns once', () => {
    expect(mapColumns(['Name', 'Property name'])).toEqual({ property_title: 1 });
    expect(mapColumns(['Type', 'Type'])).toEqual({ property_type: 0 });
  });

  it('leaves what it does not know', () => {
    expect(mapColumns(['', 'Remarks of the roofer', '\ufeffCity'])).toEqual({ city: 2 });
  });
});

it('the example line of the template is one that can be taken', () => {
  const cells = Object.fromEntries(portfolioColumns.map(({ key, example }) => [key, example]));
  const { properties, problems } = readPortfolio([{ row: 1, cells }]);
  expect(problems).toEqual([]);
  expect(properties[0]?.form).toMatchObject({
    property_title: 'Maple Court',
    propertyType: 'Multi Family',
    parking: 8,
    furnished_type: 'unfurnished',
    units: [{ unitNumber: '101', bedrooms: '2', bathrooms: '1', rentprice: '850', monthlyRent: '1450.00' }],
    rentalOwners: [{ firstName: 'Ada', lastName: 'Moore', email: 'ada@example.com', percentage: 100 }],
  });
});

it('every column has a header of its own, four owners with six each', () => {
  const headers = portfolioColumns.map(({ header }) => header);
  expect(new Set(headers).size).toBe(17 + 4 * 6);
  expect(headers.slice(0, 23)).toEqual([
    'Property name',
    'Property type',
    'Street',
    'City',
    'State',
    'Zip code',
    'Country',
    'Description',
    'Parking spaces',
    'Furnished',
    'Unit number',
    'Bedrooms',
    'Bathrooms',
    'Size (sq ft)',
    'Available from',
    'Monthly rent',
    'Appliances',
    'Owner 1 first name',
    'Owner 1 last name',
    'Owner 1 company',
    'Owner 1 email',
    'Owner 1 mobile',
    'Owner 1 share (%)',
  ]);
});
