import { limits } from '../limits';
import { messages } from '../messages';
import { ownersProblems } from '../portfolio/owners';
import { type PropertyForm, propertyFieldProblems } from '../portfolio/properties';
import { furnishedTypes, propertyDefaults, propertyTypes } from '../portfolio/property-types';
import { unitProblems } from '../portfolio/units';
import type { Problem } from '../problem';
import { readFurnished, readLine, readPropertyType, readText, readWhole, tooLong } from './portfolio-cells';
import type { PortfolioColumn } from './portfolio-columns';
import { readOwners } from './portfolio-owners';
import type { ImportedProperty, KnownOwners, NumberedRow, RowProblem } from './portfolio-parts';
import { readCountry, readPlace, readState } from './portfolio-places';
import { readUnits } from './portfolio-units';

const columns = [
  'property_title',
  'property_type',
  'street',
  'city',
  'state',
  'zipcode',
  'country',
  'description',
  'parking',
  'furnished',
] as const satisfies readonly PortfolioColumn[];
type Column = (typeof columns)[number];

/** Sorts before every date, so the rule accepts past dates. */
const anyDay = '';

/** How two lines may spell one value. */
const sameText: Partial<Record<Column, (text: string) => string>> = {
  property_type: readPropertyType,
  country: readCountry,
  state: readState,
};

/** Takes a field from the first line that has it; a later line must not contradict it. */
function readField(lines: readonly NumberedRow[], column: Column, problems: RowProblem[]) {
  const read = column === 'description' ? readText : readLine;
  let first: { row: number; text: string } | undefined;
  for (const { row, cells } of lines) {
    const text = read(cells[column]);
    if (text === '') continue;
    first ??= { row, text };
    const same = sameText[column] ?? ((cell: string) => cell.toLowerCase());
    if (same(text) !== same(first.text))
      problems.push({ row, column, message: `This differs from line ${first.row}` });
  }
  const found = first ?? { row: lines[0]?.row ?? 1, text: '' };
  const message = tooLong(column, found.text);
  if (message) problems.push({ row: found.row, column, message });
  return found;
}

/** Spreadsheets drop leading zeros: suggest the zip code, do not guess it. */
const zipcodeHint = (zipcode: string): string =>
  /^\d{3,4}$/.test(zipcode)
    ? `${messages.zipcodeLength}: ${zipcode.padStart(5, '0')}?`
    : messages.zipcodeLength;

function readParking(text: string): number | undefined {
  if (text === '') return propertyDefaults.parking;
  const typed = readWhole(text);
  return /^\d+$/.test(typed) && Number(typed) <= limits.parkingSpaces ? Number(typed) : undefined;
}

function readFacts(lines: readonly NumberedRow[]) {
  const problems: RowProblem[] = [];
  const field = Object.fromEntries(
    columns.map((column) => [column, readField(lines, column, problems)]),
  ) as Record<Column, { row: number; text: string }>;
  const say = (column: Column, message: string) => problems.push({ row: field[column].row, column, message });

  const propertyType = readPropertyType(field.property_type.text);
  if (propertyType !== '' && !propertyTypes.some((type) => type === propertyType))
    say('property_type', `Choose one of: ${propertyTypes.join(', ')}`);
  const parking = readParking(field.parking.text);
  if (parking === undefined) say('parking', `Enter a number of at most ${limits.parkingSpaces}`);
  const furnished = readFurnished(field.furnished.text);
  if (field.furnished.text !== '' && furnished === undefined)
    say('furnished', `Choose one of: ${Object.values(furnishedTypes).join(', ')}`);
  const zipcode = readWhole(field.zipcode.text);
  if (zipcode !== '' && !/^\d{5}$/.test(zipcode)) say('zipcode', zipcodeHint(zipcode));

  const { country, state, city } = field;
  const read = readPlace({ country: country.text, state: state.text, city: city.text });
  for (const { column, message } of read.problems) say(column, message);

  const facts = {
    propertyType,
    propertyDesc: field.description.text,
    street: field.street.text,
    ...read.place,
    zipcode,
    property_title: field.property_title.text,
    parking: parking ?? propertyDefaults.parking,
    furnished_type: furnished ?? propertyDefaults.furnished_type,
  };
  return { facts, problems, rowOf: (column: Column) => field[column].row };
}

const formColumns: Readonly<Record<string, Column>> = {
  propertyType: 'property_type',
  propertyDesc: 'description',
  street: 'street',
  city: 'city',
  state: 'state',
  country: 'country',
  zipcode: 'zipcode',
  property_title: 'property_title',
};

/** One property's form, and its rules' problems by line and column (PRP-04, PRP-08 to PRP-20). */
export function readProperty(
  lines: readonly NumberedRow[],
  { owners: known, daysFirst }: { owners: KnownOwners; daysFirst: boolean },
): { property: ImportedProperty; problems: RowProblem[] } {
  const { facts, problems, rowOf } = readFacts(lines);
  const { propertyType } = facts;
  const units = readUnits(lines, { propertyType, daysFirst });
  const owners = readOwners(lines, known);
  const form: PropertyForm = { ...facts, units: units.units, rentalOwners: owners.owners };

  const cellOf = ([what, index, field]: Problem['path']): Pick<RowProblem, 'row' | 'column'> => {
    if (what === 'units') return units.cellOf(Number(index), String(field));
    if (what === 'rentalOwners')
      return owners.cellOf(index === undefined ? undefined : Number(index), field?.toString());
    const column = formColumns[String(what)] ?? 'property_title';
    return { row: rowOf(column), column };
  };
  const rules = [
    ...propertyFieldProblems(form),
    ...unitProblems(form.units, { propertyType, today: anyDay }),
    ...ownersProblems(form.rentalOwners),
  ];
  return {
    property: { rows: lines, form },
    problems: [
      ...problems,
      ...units.problems,
      ...owners.problems,
      ...rules.map(({ path, message }) => ({ ...cellOf(path), message })),
    ],
  };
}
