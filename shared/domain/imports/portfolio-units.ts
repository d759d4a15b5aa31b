import { limits } from '../limits';
import { hasRooms } from '../portfolio/property-types';
import type { UnitForm } from '../portfolio/units';
import { readBaths } from '../rent-roll/roll-cells';
import {
  cleanCell,
  readAppliances,
  readLine,
  readRent,
  readSize,
  readWhole,
  tooLong,
} from './portfolio-cells';
import type { PortfolioColumn } from './portfolio-columns';
import { dateSentence, readDate } from './portfolio-dates';
import { type NumberedRow, portfolioLimits, type RowProblem } from './portfolio-parts';

const columns = [
  'unit_number',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'available_from',
  'monthly_rent',
  'appliances',
] as const satisfies readonly PortfolioColumn[];

type Reading = { readonly propertyType: string; readonly daysFirst: boolean };

/**
 * `2.5` is two baths and a half one; `.75` counts as whole, `.25` as half (desk.md, 2.2). Other text stays.
 */
function readHalves(text: string): Pick<UnitForm, 'bathrooms' | 'halfBaths'> {
  if (!/^\d{1,2}\.\d+$/.test(text)) return { bathrooms: text };
  const { baths = 0, halfBaths = 0 } = readBaths(text);
  return { bathrooms: String(baths), ...(halfBaths > 0 && { halfBaths: String(halfBaths) }) };
}

function formOf({ cells }: NumberedRow, { propertyType, daysFirst }: Reading): UnitForm {
  const rooms = (text: string | undefined) => (hasRooms(propertyType) ? readWhole(readLine(text)) : '');
  return {
    unitNumber: readLine(cells.unit_number),
    bedrooms: rooms(cells.bedrooms),
    ...readHalves(rooms(cells.bathrooms)),
    rentprice: readSize(readLine(cells.size_sqft)),
    availableDate: readDate(readLine(cells.available_from), { daysFirst }) ?? '',
    monthlyRent: readRent(readLine(cells.monthly_rent)),
    appliances: readAppliances(cleanCell(cells.appliances)).map((name, index) => ({
      id: String(index + 1),
      checkListId: '',
      name,
      checked: true,
    })),
    imageUploads: [],
  };
}

/** Problems the form's rules cannot see, since they get only what could be read. */
function cellProblems({ row, cells }: NumberedRow, { appliances, availableDate }: UnitForm): RowProblem[] {
  const problems: RowProblem[] = [];
  const say = (column: PortfolioColumn, message: string | undefined) => {
    if (message !== undefined) problems.push({ row, column, message });
  };
  for (const column of columns) say(column, tooLong(column, readLine(cells[column])));
  if (availableDate === '' && readLine(cells.available_from) !== '') say('available_from', dateSentence);
  if (appliances.length > limits.appliancesPerUnit)
    say('appliances', `A unit has at most ${limits.appliancesPerUnit} appliances`);
  if (appliances.some(({ name }) => name.length > limits.textCharacters))
    say('appliances', `At most ${limits.textCharacters} characters each`);
  return problems;
}

const formColumns: Readonly<Record<string, PortfolioColumn>> = {
  unitNumber: 'unit_number',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  rentprice: 'size_sqft',
  availableDate: 'available_from',
  monthlyRent: 'monthly_rent',
};

const hasUnit = ({ cells }: NumberedRow): boolean => columns.some((column) => readLine(cells[column]) !== '');

/** A line with every unit column empty holds only owners. */
export function readUnits(lines: readonly NumberedRow[], reading: Reading) {
  const rows = lines.filter(hasUnit);
  const units = rows.map((row) => formOf(row, reading));
  const problems = rows.flatMap((row, index) => {
    const unit = units[index];
    return unit ? cellProblems(row, unit) : [];
  });
  const beyond = rows[portfolioLimits.unitsPerProperty];
  if (beyond) {
    const message = `A property of a file has at most ${portfolioLimits.unitsPerProperty} units`;
    problems.push({ row: beyond.row, column: 'unit_number', message });
  }
  return {
    units,
    problems,
    cellOf: (index: number, field: string) => ({
      row: rows[index]?.row ?? 1,
      column: formColumns[field] ?? ('' as const),
    }),
  };
}
