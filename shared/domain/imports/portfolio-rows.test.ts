import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../csv';
import { nameLineProblem } from '../name-line';
import type { PropertyForm } from '../portfolio/properties';
import { furnishedTypes, hasRooms, propertyTypes } from '../portfolio/property-types';
import type { UnitForm } from '../portfolio/units';
import { tidyLine, tidyText } from '../text';
import { portfolioColumns } from './portfolio-columns';
import { readPortfolio } from './portfolio-file';
import { mapColumns } from './portfolio-mapping';
import { portfolioRows } from './portfolio-rows';

const headers = portfolioColumns.map(({ header }) => header);

/** Writes a file and reads it back, as the browser does. */
function roundTrip(forms: readonly PropertyForm[]) {
  const rows = forms.flatMap(portfolioRows);
  const table = rows.map((row) => portfolioColumns.map(({ key }) => row[key] ?? ''));
  const { data, errors } = Papa.parse<string[]>(csvOf([headers, ...table]), { skipEmptyLines: 'greedy' });
  expect(errors).toEqual([]);
  const [found = [], ...lines] = data;
  const mapping = mapColumns(found);
  return readPortfolio(
    lines.map((cells, index) => ({
      row: index + 1,
      cells: Object.fromEntries(
        Object.entries(mapping).map(([column, place]) => [column, cells[place] ?? '']),
      ),
    })),
  );
}

/** Typed and harmful text: formulas, guards, quotes, lines, emoji, right-to-left, decomposed accents. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '﹢',
        "'",
        '"',
        ',',
        ';',
        '\t',
        '\r\n',
        '\n',
        ' ',
        '\u00a0',
        '\u200b',
        '\ufeff',
      ),
      fc.constantFrom('👩‍👩‍👧', 'שלום', 'e\u0301', 'ﬁ', '=\u0338', 'İ', 'ß', 'a', 'Z', '0', '7'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const text = wild.map((typed) => tidyLine(`${typed}x`));
/** What a company may be called: its name goes into our mail. */
const company = text.filter((typed) => nameLineProblem(typed) === undefined);
const number = fc.integer({ min: 0, max: 99 }).map(String);

const unit = (propertyType: string, unitNumber: string): fc.Arbitrary<UnitForm> =>
  fc.record({
    unitNumber: fc.constant(unitNumber),
    bedrooms: hasRooms(propertyType) ? number : fc.constant(''),
    bathrooms: hasRooms(propertyType) ? number : fc.constant(''),
    rentprice: fc.constantFrom('1', '850', '850.5', '1234567890'),
    availableDate: fc.constantFrom('1999-12-31', '2026-02-28', '2030-01-01'),
    monthlyRent: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    ),
    appliances: fc
      .uniqueArray(fc.oneof(text, fc.constantFrom('Oven', 'AC', 'a; b', 'c, "d"')), {
        maxLength: 5,
        selector: (name) => name.normalize('NFC').toLowerCase(),
      })
      .map((names) =>
        names.map((name, index) => ({ id: String(index + 1), checkListId: '', name, checked: true })),
      ),
    imageUploads: fc.constant([]),
  });

const form: fc.Arbitrary<PropertyForm> = fc
  .record({
    propertyType: fc.constantFrom(...propertyTypes),
    title: text,
    numbers: fc.uniqueArray(text, { maxLength: 6, selector: (each) => each.normalize('NFC').toLowerCase() }),
    owners: fc.integer({ min: 1, max: 9 }),
    place: fc.constantFrom({ city: 'Ames', state: 'Iowa' }, { city: 'St. Paul', state: 'Minnesota' }),
  })
  .chain(({ propertyType, title, numbers, owners, place }) =>
    fc.record({
      propertyType: fc.constant(propertyType),
      propertyDesc: wild.map(tidyText),
      street: text,
      city: fc.constant(place.city),
      state: fc.constant(place.state),
      country: fc.constant('United States'),
      zipcode: fc.stringMatching(/^[0-9]{5}$/),
      property_title: fc.constant(title),
      parking: fc.integer({ min: 0, max: 9999 }),
      furnished_type: fc.constantFrom(...(Object.keys(furnishedTypes) as (keyof typeof furnishedTypes)[])),
      units: fc.tuple(...numbers.map((each) => unit(propertyType, each))),
      rentalOwners: fc.tuple(
        ...Array.from({ length: owners }, (_, index) =>
          fc.record({
            userId: fc.constant(''),
            firstName: fc.constantFrom('Ada', 'Jörg', 'O’Neill', 'שרה'),
            lastName: fc.constantFrom('Moore', 'Smith-Jones'),
            companyName: index % 2 === 0 ? fc.constant('') : company,
            email: fc.constant(`owner${index}@example.com`),
            mobile: fc.stringMatching(/^[2-9][0-9]{9}$/),
            percentage: fc.constant(index === 0 ? 100 - (owners - 1) * 0.5 : 0.5),
            isCompany: fc.constant(index % 2 === 1),
          }),
        ),
      ),
    }),
  );

/** Normalized, as files are read. */
const composed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).normalize('NFC').replaceAll('\u00a0', ' '));

describe('portfolioRows', () => {
  it('is read again as the same property, whatever is in it', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(form, (given) => {
        const { properties, problems } = roundTrip([given]);
        expect(problems).toEqual([]);
        const read = properties[0]?.form;
        expect(portfolioRows(read ?? given)).toEqual(portfolioRows(given));
        const wanted = composed(given);
        expect({ ...read, propertyDesc: '' }).toEqual({ ...wanted, propertyDesc: '' });
        expect(read?.propertyDesc).toBe(tidyText(wanted.propertyDesc));
      }),
      { numRuns: 300 },
    );
  });

  it('writes four owners a line from the first on, and the description once', () => {
    const [given] = fc.sample(form, { numRuns: 1, seed: 7 });
    if (!given) throw new Error('no sample');
    const rentalOwners = Array.from({ length: 6 }, (_, index) => ({
      ...(given.rentalOwners[0] ?? {
        userId: '',
        firstName: '',
        lastName: '',
        companyName: '',
        mobile: '',
        isCompany: false,
      }),
      email: `o${index}@example.com`,
      percentage: 10,
    }));
    const rows = portfolioRows({ ...given, propertyDesc: 'Quiet', units: [], rentalOwners });
    expect(
      rows.map(({ owner1_email, owner4_email, description }) => [owner1_email, owner4_email, description]),
    ).toEqual([
      ['o0@example.com', 'o3@example.com', 'Quiet'],
      ['o4@example.com', undefined, undefined],
    ]);
  });
});
