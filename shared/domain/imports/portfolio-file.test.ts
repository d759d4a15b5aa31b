import { describe, expect, it } from 'vitest';
import { messages } from '../messages';
import type { PortfolioRow } from './portfolio-columns';
import { readPortfolio } from './portfolio-file';
import { portfolioLimits } from './portfolio-parts';

const line = (over: PortfolioRow = {}): PortfolioRow => ({
  property_title: 'Maple Court',
  property_type: 'Multi Family',
  street: '12 Maple Street',
  city: 'Austin',
  state: 'Texas',
  zipcode: '78701',
  country: 'United States',
  unit_number: '101',
  bedrooms: '2',
  bathrooms: '1',
  size_sqft: '850',
  available_from: '2020-01-31',
  monthly_rent: '1450.00',
  owner1_first_name: 'Ada',
  owner1_last_name: 'Moore',
  owner1_email: 'ada@example.com',
  owner1_mobile: '5125550101',
  owner1_share: '100',
  ...over,
});
const read = (...lines: PortfolioRow[]) =>
  readPortfolio(lines.map((cells, index) => ({ row: index + 1, cells })));
const only = (over: PortfolioRow) => {
  const { properties, problems } = read(line(over));
  return { form: properties[0]?.form, unit: properties[0]?.form.units[0], problems };
};
/** The messages by `line column`. */
const said = (...lines: PortfolioRow[]) =>
  Object.fromEntries(
    read(...lines).problems.map(({ row, column, message }) => [`${row} ${column}`, message]),
  );

describe('readPortfolio', () => {
  it('makes the property form of a line, a date that has gone by included [PRP-08][PRP-13]', () => {
    const { form, problems } = only({});
    expect(problems).toEqual([]);
    expect(form).toMatchObject({
      property_title: 'Maple Court',
      parking: 0,
      furnished_type: 'fullyFurnished',
      units: [{ unitNumber: '101', rentprice: '850', availableDate: '2020-01-31', monthlyRent: '1450.00' }],
      rentalOwners: [{ userId: '', email: 'ada@example.com', percentage: 100, isCompany: false }],
    });
  });

  it('puts lines of one name, street and zip code together, whatever their case and place', () => {
    const { properties, totals } = read(
      line(),
      line({ property_title: 'Oak House', unit_number: '1' }),
      line({ property_title: ' MAPLE  court ', unit_number: '102', monthly_rent: '$1,000.50' }),
    );
    expect(properties.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[1, 3], [2]]);
    expect(totals).toEqual({ properties: 2, units: 3, owners: 1, rent_cents: 390_050 });
    const unread = read(line({ monthly_rent: 'on request' }), line({ unit_number: '102' }));
    expect(unread.totals.rent_cents).toBe(145_000);
  });

  it('leaves a line without a property’s own fields to the one above it', () => {
    const { properties, problems } = read(line(), {
      unit_number: '102',
      bedrooms: '1',
      bathrooms: '1',
      size_sqft: '500',
      available_from: '2026-01-01',
    });
    expect(problems).toEqual([]);
    expect(properties[0]?.form.units).toHaveLength(2);
  });

  it('leaves a line that repeats a part of the key to the one above it, and begins a property with another part', () => {
    const { unit_number, bedrooms, bathrooms, size_sqft, available_from, monthly_rent, ...bare } = line();
    const rows = (...lines: PortfolioRow[]) => read(...lines).properties.map((each) => each.rows.length);
    expect(rows(bare, { ...bare, street: '', zipcode: '' })).toEqual([2]);
    expect(rows(bare, { ...bare, property_title: 'Oak House', street: '', zipcode: '' })).toEqual([1, 1]);
    expect(rows(bare, { ...bare, street: '14 Maple Street' })).toEqual([1, 1]);
    expect(rows(bare, { ...bare, zipcode: '78702' })).toEqual([1, 1]);
  });

  it('names both lines when a repeated field differs', () => {
    expect(said(line(), line({ unit_number: '102', city: 'Dallas', owner1_share: '60' }))).toEqual({
      '2 city': 'This differs from line 1',
      '2 owner1_share': 'This differs from line 1',
    });
  });

  it('says what is missing in the form’s words, at its line and column [PRP-08][PRP-09][PRP-10][PRP-13][PRP-14][PRP-15]', () => {
    const empty = Object.fromEntries(Object.keys(line()).map((column) => [column, ''])) as PortfolioRow;
    expect(said({ ...empty, property_type: 'Multi Family', bedrooms: 'two' })).toEqual({
      '1 property_title': messages.propertyNameRequired,
      '1 street': messages.streetRequired,
      '1 city': messages.cityRequired,
      '1 state': messages.stateRequired,
      '1 country': messages.countryRequired,
      '1 zipcode': messages.zipcodeRequired,
      '1 unit_number': messages.unitNumberRequired,
      '1 bedrooms': messages.bedsRequired,
      '1 bathrooms': messages.bathsRequired,
      '1 size_sqft': messages.sizeRequired,
      '1 available_from': messages.availableDateRequired,
      '1 owner1_share': messages.ownerRequired,
    });
  });

  it('says what is wrong with the owners in the form’s words [PRP-11][PRP-12][PRP-17][PRP-18][PRP-20]', () => {
    expect(
      said(
        line({
          owner1_first_name: 'Ada2',
          owner1_last_name: '',
          owner1_email: 'ada',
          owner1_mobile: '12',
          owner1_share: '60',
        }),
      ),
    ).toEqual({
      '1 owner1_first_name': messages.noNumerics,
      '1 owner1_last_name': messages.lastNameRequired,
      '1 owner1_email': messages.emailInvalid,
      '1 owner1_mobile': messages.mobileInvalid,
      '1 owner1_share': messages.percentageTotal,
    });
  });

  it('says what is wrong in the order of the lines, not of the properties', () => {
    const other = line({ property_title: 'Oak House', bedrooms: 'x' });
    const lines = [line(), other, line({ unit_number: '102', bedrooms: 'x' })];
    expect(read(...lines, { ...other, unit_number: '2' }).problems.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  it('says where the rules’ other sentences belong: at the line that has the field, and at the owner’s own columns', () => {
    const { property_type, description, ...bare } = line();
    expect(
      said(bare, line({ unit_number: '102', property_type: 'Castle', description: 'x'.repeat(1001) })),
    ).toEqual({
      '2 property_type': expect.stringMatching(/^Choose one of/),
      '2 description': 'At most 1000 characters',
    });
    const second = {
      owner1_share: '50',
      owner2_first_name: '',
      owner2_last_name: 'Oak7',
      owner2_email: 'oak@',
      owner2_mobile: '5125550',
      owner2_share: '50',
    };
    expect(said(line(second))).toEqual({
      '1 owner2_first_name': messages.firstNameRequired,
      '1 owner2_last_name': messages.noNumerics,
      '1 owner2_email': messages.emailInvalid,
      '1 owner2_mobile': messages.mobileInvalid,
    });
    const company = { owner1_first_name: '', owner1_last_name: '', owner1_company: 'x'.repeat(201) };
    expect(said(line(company))).toEqual({ '1 owner1_company': 'At most 200 characters' });
  });

  it('says which of two lines differs, whichever field it is', () => {
    const other = line({
      property_type: 'Office',
      state: 'Ohio',
      country: 'Canada',
      description: 'Quiet',
      parking: '3',
      furnished: 'no',
      owner1_first_name: 'Eva',
      owner1_last_name: 'Moor',
      owner1_mobile: '5125550102',
      unit_number: '102',
    });
    const differing = Object.keys(said(line({ description: 'Loud', parking: '2', furnished: 'yes' }), other));
    expect(differing.toSorted()).toEqual([
      '2 country',
      '2 description',
      '2 furnished',
      '2 owner1_first_name',
      '2 owner1_last_name',
      '2 owner1_mobile',
      '2 parking',
      '2 property_type',
      '2 state',
    ]);
  });

  it('takes texts, parking and appliances up to their limits', () => {
    const appliances = Array.from({ length: 40 }, (_, n) => `a${n}`).join(';');
    const longest = { street: 'x'.repeat(200), description: 'x'.repeat(1000), parking: '9999', appliances };
    expect(said(line(longest))).toEqual({});
    expect(said(line({ appliances: 'x'.repeat(200) }))).toEqual({});
  });

  it('reads a place as the form’s lists name it, however the lines spell it [PRP-31]', () => {
    const short = line({ country: 'US', state: 'TX', city: 'AUSTIN' });
    const { properties, problems } = read(short, line({ unit_number: '102' }));
    expect(problems).toEqual([]);
    expect(properties[0]?.form).toMatchObject({ country: 'United States', state: 'Texas', city: 'Austin' });
    expect(read(line({ city: 'Marfa' }))).toMatchObject({
      properties: [{ form: { city: 'Marfa' } }],
      problems: [],
    });
    expect(said(line({ city: 'Austin, TX' }))).toEqual({
      '1 city': expect.stringMatching(/^Enter the name of a city/),
    });
  });

  it.each([
    ['2.5', '2', '1'],
    ['2.50', '2', '1'],
    ['1.75', '2', undefined],
    ['2.0', '2', undefined],
  ])('reads %s baths as %s whole ones and %s half', (bathrooms, whole, half) => {
    const { properties, problems } = read(line({ bathrooms }));
    expect(problems).toEqual([]);
    expect(properties[0]?.form.units[0]).toMatchObject({ bathrooms: whole });
    expect(properties[0]?.form.units[0]?.halfBaths).toBe(half);
  });

  it('takes twenty owners of a property, and says at the next one that they are too many', () => {
    const owned = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        owner1_first_name: 'Ada',
        owner1_last_name: 'Moore',
        owner1_email: `owner${index}@example.com`,
        owner1_mobile: '5125550101',
        owner1_share: String(index === 0 ? 101 - count : 1),
      }));
    const { unit_number, bedrooms, bathrooms, size_sqft, available_from, monthly_rent, ...bare } = line();
    const withOwners = (count: number) => said(...owned(count).map((cells) => ({ ...bare, ...cells })));
    expect(withOwners(20)).toEqual({});
    expect(withOwners(21)).toEqual({ '21 owner1_email': 'A property has at most 20 owners' });
  });

  it('refuses one unit number twice in a property [PRP-13], not in two', () => {
    expect(said(line(), line({ unit_number: ' 101 ' }), line({ property_title: 'Oak House' }))).toEqual({
      '2 unit_number': messages.unitNumberUnique,
    });
  });

  it('reads what spreadsheets make of numbers', () => {
    const { unit, form, problems } = only({
      zipcode: '78701.0',
      bedrooms: '2.0',
      bathrooms: '1.00',
      size_sqft: '1,850.0 sq ft',
      monthly_rent: ' $ 1,450.00 ',
      owner1_mobile: '+1 (512) 555-0101',
      owner1_share: '100 %',
      parking: '8.0',
    });
    expect(problems).toEqual([]);
    expect(unit).toMatchObject({ bedrooms: '2', bathrooms: '1', rentprice: '1850', monthlyRent: '1450.00' });
    expect(form).toMatchObject({
      zipcode: '78701',
      parking: 8,
      rentalOwners: [{ mobile: '5125550101', percentage: 100 }],
    });
  });

  it.each([
    [{ zipcode: '2139' }, 'zipcode', `${messages.zipcodeLength}: 02139?`],
    [{ zipcode: '78701-1234' }, 'zipcode', messages.zipcodeLength],
    [
      { property_type: 'Castle' },
      'property_type',
      'Choose one of: Single Family, Multi Family, Condo/Townhome, Industrial, Office, Retail, Shopping Center, Others, Parking',
    ],
    [{ furnished: 'maybe' }, 'furnished', 'Choose one of: Fully furnished, Partly furnished, Unfurnished'],
    ...['-5', 'two', '1.5'].map(
      (parking) =>
        [{ parking }, 'parking', 'Enter a number of at most 9999'] as [PortfolioRow, string, string],
    ),
    [{ parking: '10000' }, 'parking', 'Enter a number of at most 9999'],
    [{ bedrooms: '2.5' }, 'bedrooms', 'Whole numbers only, at most 2 digits.'],
    [
      { bathrooms: '1½' },
      'bathrooms',
      'Whole numbers only, at most 2 digits: half baths have a field of their own.',
    ],
    [{ monthly_rent: '-5' }, 'monthly_rent', 'Enter the rent as an amount in dollars'],
    [{ monthly_rent: '1.450,00' }, 'monthly_rent', 'Enter the rent as an amount in dollars'],
    [{ size_sqft: 'big' }, 'size_sqft', 'Enter the size as a number of at most 10 characters'],
    [{ owner1_mobile: '5.12555E+09' }, 'owner1_mobile', messages.mobileDigitsOnly],
    [{ description: 'x'.repeat(1001) }, 'description', 'At most 1000 characters'],
    [{ city: 'x'.repeat(201) }, 'city', 'At most 200 characters'],
    [{ appliances: 'x'.repeat(201) }, 'appliances', 'At most 200 characters each'],
    [
      { appliances: Array.from({ length: 41 }, (_, n) => `a${n}`).join(';') },
      'appliances',
      'A unit has at most 40 appliances',
    ],
  ] satisfies [PortfolioRow, string, string][])(
    'says of %j what is wrong, and nothing else',
    (over, column, sentence) => {
      expect(said(line(over))).toEqual({ [`1 ${column}`]: sentence });
    },
  );

  it('clears rooms where the type has none, and knows types and furnishing by other spellings [PRP-02]', () => {
    const { form, problems } = only({
      property_type: 'shopping-center',
      bedrooms: 'x',
      bathrooms: '',
      furnished: 'UNFURNISHED',
    });
    expect(problems).toEqual([]);
    expect(form).toMatchObject({
      propertyType: 'Shopping Center',
      furnished_type: 'unfurnished',
      units: [{ bedrooms: '', bathrooms: '' }],
    });
  });

  it.each([
    ['semi-furnished', 'semiFurnished'],
    ['Fully furnished', 'fullyFurnished'],
    ['partly', 'semiFurnished'],
    ['Partially furnished', 'semiFurnished'],
    ['semi', 'semiFurnished'],
    ['furnished', 'fullyFurnished'],
    ['full', 'fullyFurnished'],
    ['yes', 'fullyFurnished'],
    ['not furnished', 'unfurnished'],
    ['no', 'unfurnished'],
  ])('takes %j for %s', (furnished, type) => {
    expect(only({ furnished }).form?.furnished_type).toBe(type);
  });

  it('says at a property’s first line that it has no owner', () => {
    const { owner1_first_name, owner1_last_name, owner1_email, owner1_mobile, owner1_share, ...bare } =
      line();
    const other = line({ property_title: 'Oak House' });
    expect(said(other, bare)).toEqual({ '2 owner1_share': messages.ownerRequired });
  });

  it('takes owners from any line, each once, and a sole owner’s missing share as all [PRP-12][PRP-19]', () => {
    const { properties, problems } = read(
      line({ owner1_share: '50' }),
      line({
        unit_number: '102',
        owner1_first_name: '',
        owner1_last_name: '',
        owner1_email: 'ADA@example.com',
        owner1_mobile: '',
        owner1_share: '',
        owner2_company: 'Oak LLC',
        owner2_email: 'oak@example.com',
        owner2_mobile: '5125550102',
        owner2_share: '50',
      }),
    );
    expect(problems).toEqual([]);
    expect(properties[0]?.form.rentalOwners).toMatchObject([
      { email: 'ada@example.com', percentage: 50, isCompany: false },
      { email: 'oak@example.com', percentage: 50, isCompany: true, companyName: 'Oak LLC' },
    ]);
    expect(only({ owner1_share: '' }).form?.rentalOwners[0]?.percentage).toBe(100);
    const twice = {
      owner2_first_name: 'Ada',
      owner2_last_name: 'Moore',
      owner2_email: 'ada@example.com',
      owner2_mobile: '5125550101',
    };
    expect(said(line(twice))).toEqual({ '1 owner2_email': messages.ownerEmailInList });
  });

  it('refuses an owner’s name that our mail could not show, in its cell', () => {
    const company = { owner1_first_name: '', owner1_last_name: '', owner1_company: 'See evil.example' };
    const sentence = 'A name cannot hold a web or email address. Put a space after a period.';
    expect(said(line({ owner1_last_name: 'www.evil' }))).toEqual({ '1 owner1_last_name': sentence });
    expect(said(line(company))).toEqual({ '1 owner1_company': sentence });
    expect(said(line({ ...company, owner1_company: 'x'.repeat(61) }))).toEqual({
      '1 owner1_company': 'Use at most 60 characters',
    });
  });

  it('asks nothing but the share of an owner who is known', () => {
    const cells = line({ owner1_first_name: '', owner1_last_name: '', owner1_mobile: '' });
    const owners = new Map([['ada@example.com', 'own_1']]);
    const { properties, problems } = readPortfolio([{ row: 1, cells }], { owners });
    expect(problems).toEqual([]);
    expect(properties[0]?.form.rentalOwners[0]?.userId).toBe('own_1');
  });

  it('reads lines of owners alone, and a property without units', () => {
    const { unit_number, bedrooms, bathrooms, size_sqft, available_from, monthly_rent, ...bare } = line();
    const { properties, problems } = read(bare);
    expect(problems).toEqual([]);
    expect(properties[0]?.form.units).toEqual([]);
  });

  it.each([
    ['unit_number', 'A1'],
    ['bedrooms', '1'],
    ['bathrooms', '1'],
    ['size_sqft', '500'],
    ['available_from', '2026-01-01'],
    ['monthly_rent', '900'],
    ['appliances', 'Oven'],
  ] as const)('takes a line with %s alone for a unit, which lacks the rest', (column, text) => {
    const { unit_number, bedrooms, bathrooms, size_sqft, available_from, monthly_rent, ...bare } = line();
    const { properties, problems } = read({ ...bare, [column]: text });
    expect(properties[0]?.form.units).toHaveLength(1);
    expect(problems.map((problem) => problem.column)).toEqual(
      ['unit_number', 'bedrooms', 'bathrooms', 'size_sqft', 'available_from'].filter(
        (each) => each !== column,
      ),
    );
  });

  it('takes the mark of a file’s beginning for no text, and owners without a mail address for nobody', () => {
    const { form } = only({ property_title: '\ufeffMaple Court' });
    expect(form?.property_title).toBe('Maple Court');
    expect(read({ city: '\ufeff' }).properties).toEqual([]);
    expect(read(line({ owner1_email: '' })).totals.owners).toBe(0);
  });

  it('passes over empty lines and keeps the file’s numbers', () => {
    const { properties, problems } = read({ city: '  ' }, line({ city: '' }));
    expect(properties).toHaveLength(1);
    expect(problems).toMatchObject([{ row: 2, column: 'city' }]);
  });

  it('holds 5,000 lines and 500 units a property, no more', { timeout: 30_000 }, () => {
    const units = (count: number, title = 'Maple Court') =>
      Array.from({ length: count }, (_, n) => line({ property_title: title, unit_number: String(n) }));
    expect(read(...units(portfolioLimits.unitsPerProperty)).problems).toEqual([]);
    expect(said(...units(501))).toEqual({ '501 unit_number': 'A property of a file has at most 500 units' });
    const all = Array.from({ length: 10 }, (_, n) => units(500, `Court ${n}`)).flat();
    expect(read(...all).problems).toEqual([]);
    expect(said(...all, line({ property_title: 'One more' }))).toEqual({
      '5001 ': 'A file has at most 5000 lines',
    });
  });
});
