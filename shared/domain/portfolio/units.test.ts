import { describe, expect, it } from 'vitest';
import { toFields } from '../problem';
import { propertyTypes } from './property-types';
import {
  Appliance,
  oneUnitProblems,
  rentCents,
  UnitForm,
  uncheckedAppliances,
  unitProblems,
  withCustomAppliances,
} from './units';

const unit = (over: Partial<UnitForm> = {}): UnitForm =>
  UnitForm.parse({
    unitNumber: '1A',
    bedrooms: 2,
    bathrooms: '1',
    rentprice: '850',
    availableDate: '2026-06-15',
    ...over,
  });
const fields = (units: UnitForm[], propertyType = 'Multi Family') =>
  toFields(unitProblems(units, { propertyType, today: '2026-06-15' }));

describe('unitProblems', () => {
  it('has nothing to say of a whole unit available today, or of no unit', () => {
    expect(fields([unit()])).toEqual({});
    expect(fields([])).toEqual({});
  });

  it.each([
    ['unitNumber', '', 'Unit No required'],
    ['unitNumber', '  ', 'Unit No required'],
    ['availableDate', '', 'Availability date is required'],
    ['availableDate', '2026-06-14', 'Choose today or a later date'],
    ['availableDate', '2026-02-30', 'Choose today or a later date'],
    ['availableDate', 'tomorrow', 'Choose today or a later date'],
    ['availableDate', '2200-01-01', 'Choose a day between 1970 and 2199'],
    ['availableDate', '9999-12-31', 'Choose a day between 1970 and 2199'],
    ['bedrooms', '', 'Beds required'],
    ['bedrooms', 'two', 'Beds required'],
    ['bedrooms', '100', 'Beds required'],
    ['bathrooms', '1.5', 'Whole numbers only, at most 2 digits: half baths have a field of their own.'],
    ['bathrooms', '1½', 'Whole numbers only, at most 2 digits: half baths have a field of their own.'],
    ['bedrooms', '1,5', 'Whole numbers only, at most 2 digits.'],
    ['bathrooms', '', 'Baths required'],
    ['rentprice', '', 'Size (Sq.ft) is required'],
    ['rentprice', '12345678901', 'Enter the size as a number of at most 10 characters'],
    ['rentprice', '8x', 'Enter the size as a number of at most 10 characters'],
    ['monthlyRent', '-1', 'Enter the rent as an amount in dollars'],
    ['monthlyRent', '12.345', 'Enter the rent as an amount in dollars'],
  ] as const)('%s %j: %s [PRP-13][PRP-14][PRP-15]', (field, value, sentence) => {
    expect(fields([unit({ [field]: value })])).toEqual({ [`units.0.${field}`]: sentence });
  });

  it('numbers are unique, blanks around and case aside [PRP-13]', () => {
    expect(fields([unit(), unit({ unitNumber: ' 1a ' }), unit({ unitNumber: '1B' })])).toEqual({
      'units.1.unitNumber': 'Unit number must be unique',
    });
  });

  it.each(propertyTypes)('%s asks for rooms only when it is a home [PRP-02][PRP-14]', (propertyType) => {
    const asked = Object.keys(fields([unit({ bedrooms: '', bathrooms: '' })], propertyType));
    const isHome = ['Single Family', 'Multi Family', 'Condo/Townhome'].includes(propertyType);
    expect(asked).toEqual(isHome ? ['units.0.bedrooms', 'units.0.bathrooms'] : []);
  });

  it('a size of ten characters is taken [PRP-15]', () => {
    expect(fields([unit({ rentprice: '1234567.89' })])).toEqual({});
  });
});

describe('appliances', () => {
  it('the checklist starts with the eight, unchecked [PRP-03][PRP-05]', () => {
    expect(uncheckedAppliances().map(({ name, checked }) => [name, checked])).toEqual(
      ['Refrigerator', 'Oven', 'Microwave', 'Dishwasher', 'Washing Machine', 'Dryer', 'AC', 'Heater'].map(
        (name) => [name, false],
      ),
    );
    expect(uncheckedAppliances().map(({ id, checkListId }) => [id, checkListId])).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => [id, id]),
    );
    expect(uncheckedAppliances()).not.toBe(uncheckedAppliances());
  });

  const added = (typed: string) => withCustomAppliances(uncheckedAppliances(), typed).slice(8);

  it('custom ones are comma-separated, trimmed, checked, and blanks are nothing [PRP-05]', () => {
    expect(added(' Pool,  , Sauna ,')).toMatchObject([
      { name: 'Pool', checked: true, checkListId: '' },
      { name: 'Sauna', checked: true, checkListId: '' },
    ]);
    expect(added('  ')).toEqual([]);
  });

  it('one that stands there already is not added twice [PRP-05]', () => {
    expect(added('oven, Pool, POOL').map(({ name }) => name)).toEqual(['Pool']);
  });

  it('each has an id of its own, also after one was taken out', () => {
    const [first, ...rest] = added('Pool, Sauna');
    const list = withCustomAppliances([...uncheckedAppliances(), ...rest], 'Grill');
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(first?.name).toBe('Pool');
  });

  it.each([
    [1, true],
    [0, false],
    [true, true],
    [undefined, false],
  ])('checked as %s on the wire is %s', (checked, read) => {
    expect(Appliance.parse({ id: 1, name: 'Oven', checked })).toMatchObject({ id: '1', checked: read });
  });

  it('no more than forty', () => {
    expect(added(Array.from({ length: 60 }, (_, index) => `thing ${index}`).join())).toHaveLength(32);
  });
});

it.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['0.01', 1],
  ['10000000', 1_000_000_000],
  ['10000000.01', undefined],
  ['1250.505', undefined],
  ['1,250', undefined],
  ['-1', undefined],
  ['', undefined],
])('a rent of %j is %s cents', (typed, cents) => expect(rentCents(typed)).toBe(cents));

describe('oneUnitProblems', () => {
  const today = '2026-06-15';
  const of = (over: Partial<UnitForm>, before?: string) =>
    toFields(
      oneUnitProblems(unit(over), {
        propertyType: 'Multi Family',
        today,
        ...(before !== undefined && { before }),
      }),
    );

  it('names the fields under the unit [PRP-13] [PRP-14]', () => {
    expect(of({ unitNumber: '', bedrooms: '' })).toEqual({
      'unit.unitNumber': 'Unit No required',
      'unit.bedrooms': 'Beds required',
    });
  });

  it.each([
    ['the day it had', '2026-01-01', '2026-01-01', {}],
    [
      'another day gone by',
      '2026-01-02',
      '2026-01-01',
      { 'unit.availableDate': 'Choose today or a later date' },
    ],
    [
      'a day gone by of a new unit',
      '2026-01-01',
      undefined,
      { 'unit.availableDate': 'Choose today or a later date' },
    ],
    [
      'an earlier day than a later one it had',
      '2026-06-01',
      '2026-09-01',
      { 'unit.availableDate': 'Choose today or a later date' },
    ],
    ['today', today, '2026-09-01', {}],
  ])('availability on %s [PRP-13]', (_, availableDate, before, expected) => {
    expect(of({ availableDate }, before)).toEqual(expected);
  });
});
