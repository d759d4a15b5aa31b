import { describe, expect, it } from 'vitest';
import { readPlace, stateCode } from './one-line-address';
import { recognizeRoll } from './recognize-roll';
import { asOfDay, isMonthToMonth, readDueDay, readRooms, rollCents, rollDay } from './roll-cells';
import { mapRoll } from './roll-columns';

describe('cells of a rent roll', () => {
  it.each([
    ['2/1.50', { beds: 2, baths: 1, halfBaths: 1 }],
    ['2/1.75', { beds: 2, baths: 2, halfBaths: 0 }],
    ['2/1.25', { beds: 2, baths: 1, halfBaths: 1 }],
    ['2 bd 1.5 ba', { beds: 2, baths: 1, halfBaths: 1 }],
    ['2 bd / 1 ba', { beds: 2, baths: 1, halfBaths: 0 }],
    ['3 Bedrooms, 2 Baths', { beds: 3, baths: 2, halfBaths: 0 }],
    ['Studio/1.00', { beds: 0, baths: 1, halfBaths: 0 }],
    ['Studio', { beds: 0 }],
    ['2x1', { beds: 2, baths: 1, halfBaths: 0 }],
    ['--/--', {}],
    ['', {}],
  ])('%j are rooms', (text, rooms) => expect(readRooms(text)).toEqual(rooms));

  it.each([
    ['$1,250.00', 125_000],
    ['(325.00)', -32_500],
    ['325.00-', -32_500],
    ['325 CR', -32_500],
    ['325 DR', 32_500],
    ['\u2212325', -32_500],
    ['--', undefined],
    ['about 5', undefined],
  ])('%j are %s cents: a credit is below 0', (text, cents) => expect(rollCents(text)).toBe(cents));

  it.each([
    ['5/31/27', '2027-05-31'],
    ['Apr 1, 2027', '2027-04-01'],
    ['46328', '2026-11-02'],
    ['MTM', undefined],
  ])('%j is the day %s', (text, day) => expect(rollDay(text)).toBe(day));

  it.each(['MTM', 'Month-to-month', 'month to month', 'At will', 'at-will'])('%j has no end', (text) =>
    expect(isMonthToMonth(text)).toBe(true),
  );

  it.each([
    ['1st', 1],
    ['5', 5],
    ['15th of the month', 15],
    ['32', undefined],
    ['0', undefined],
    ['monthly', undefined],
  ])('rent due %j is due on day %s', (text, day) => expect(readDueDay(text)).toBe(day));

  it.each([
    [['Exported On: 04/17/2027', 'As of: 04/16/2027'], '2027-04-16'],
    [['Pulled on 2027-04-16'], '2027-04-16'],
    [['Rent Roll', 'Printed On Apr 16, 2027'], '2027-04-16'],
    [['As Of = 04/30/2027', 'Month Year = 04/2027'], '2027-04-30'],
    [['My rentals 2027'], undefined],
  ])('%j are as of %s', (titles, day) => expect(asOfDay(titles)).toBe(day));
});

const place = (text: string) => {
  const { name, street, city, state, zip, unit, asksCity } = readPlace(text);
  return [name, street, city, state, zip, unit, ...(asksCity ? ['?'] : [])];
};

describe('a property in one line', () => {
  it.each([
    ['-> Oak House - 100 Oak St Austin, TX 78701', ['Oak House', '100 Oak St', 'Austin', 'TX', '78701', '']],
    [
      '210 Cedar Ave N Columbus, OH 43215-1234',
      ['210 Cedar Ave N', '210 Cedar Ave N', 'Columbus', 'OH', '43215', ''],
    ],
    ['100 Oak St St Louis, MO 63101', ['100 Oak St', '100 Oak St', 'St Louis', 'MO', '63101', '']],
    [
      '12 St Marys Ave Salt Lake City, UT 84101',
      ['12 St Marys Ave', '12 St Marys Ave', 'Salt Lake City', 'UT', '84101', ''],
    ],
    ['88 Beacon St Apt 3, Hudson, OH 44236', ['88 Beacon St', '88 Beacon St', 'Hudson', 'OH', '44236', '3']],
    ['88 Beacon St Apt 3 Hudson, OH 44236', ['88 Beacon St', '88 Beacon St', 'Hudson', 'OH', '44236', '3']],
    ['12 Elm St, Unit 4B, Dayton, OH', ['12 Elm St', '12 Elm St', 'Dayton', 'OH', '', '4B']],
    ['12 Elm St #4, Dayton, Ohio 45402', ['12 Elm St', '12 Elm St', 'Dayton', 'OH', '45402', '4']],
    ['9 Old Mill Rd, Hudson OH', ['9 Old Mill Rd', '9 Old Mill Rd', 'Hudson', 'OH', '', '']],
    [
      '1 Main St Charleston, West Virginia 25301',
      ['1 Main St', '1 Main St', 'Charleston', 'WV', '25301', ''],
    ],
    [
      '5 Camino Real Austin, TX 78701',
      ['5 Camino Real Austin', '5 Camino Real Austin', '', 'TX', '78701', '', '?'],
    ],
    ['12 Elm St', ['12 Elm St', '12 Elm St', '', '', '', '']],
    ['12 Elm St Apt 2', ['12 Elm St', '12 Elm St', '', '', '', '2']],
    ['Maple Court', ['Maple Court', '', '', '', '', '']],
    ['Building 7', ['Building 7', '', '', '', '', '']],
  ])('%s', (text, parts) => expect(place(text)).toEqual(parts));

  it.each([
    ['tx', 'TX'],
    ['Texas', 'TX'],
    ['new york', 'NY'],
    ['Ontario', ''],
  ])('state %j is %j', (text, code) => expect(stateCode(text)).toBe(code));
});

describe('headings', () => {
  it('of a short sheet of one’s own are no system’s, though AppFolio has them all', () => {
    expect(recognizeRoll(['Property', 'Unit', 'Tenant', 'Rent', 'Deposit'])).toBe('sheet');
    expect(recognizeRoll([])).toBe('sheet');
  });

  it('have their meaning with stars and plurals', () => {
    expect(mapRoll(['Property address*', 'Unit Number', 'Tenant(s) Full name', 'Sq. Ft.'])).toEqual({
      property: 0,
      unit: 1,
      tenant: 2,
      size: 3,
    });
  });
});
