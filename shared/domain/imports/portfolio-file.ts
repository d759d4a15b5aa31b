import { rentCents } from '../portfolio/units';
import { readLine } from './portfolio-cells';
import { isDayFirst } from './portfolio-dates';
import { groupLines } from './portfolio-groups';
import type {
  ImportedProperty,
  KnownOwners,
  NumberedRow,
  PortfolioTotals,
  RowProblem,
} from './portfolio-parts';
import { portfolioLimits } from './portfolio-parts';
import { readProperty } from './portfolio-property';

const hasText = ({ cells }: NumberedRow): boolean =>
  Object.values(cells).some((text) => text.trim().replaceAll('\ufeff', '') !== '');

/** Totals to compare with the file's own: owners counted once per mail address, rents in cents. */
export function portfolioTotals(properties: readonly ImportedProperty[]): PortfolioTotals {
  const units = properties.flatMap(({ form }) => form.units);
  const owners = properties.flatMap(({ form }) => form.rentalOwners.map(({ email }) => email));
  return {
    properties: properties.length,
    units: units.length,
    owners: new Set(owners.filter((email) => email !== '')).size,
    rent_cents: units.reduce((sum, { monthlyRent }) => sum + (rentCents(monthlyRent) ?? 0), 0),
  };
}

/** Keeps each cell's first problem: an unreadable value is not also missing. */
function firstOfEachCell(problems: readonly RowProblem[]): RowProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ row, column }) => {
    const cell = `${row} ${column}`;
    return !seen.has(cell) && seen.add(cell);
  });
}

/** All properties in file order, valid or not, and each line's problems. Past availability dates are fine. */
export function readPortfolio(
  rows: readonly NumberedRow[],
  { owners = new Map() }: { owners?: KnownOwners } = {},
): { properties: ImportedProperty[]; problems: RowProblem[]; totals: PortfolioTotals } {
  const filled = rows.filter(hasText);
  const beyond = filled[portfolioLimits.lines];
  const daysFirst = filled.some(({ cells }) => isDayFirst(readLine(cells.available_from)));
  const read = groupLines(filled.slice(0, portfolioLimits.lines)).map((lines) =>
    readProperty(lines, { owners, daysFirst }),
  );
  const tooLong: RowProblem[] = beyond
    ? [{ row: beyond.row, column: '', message: `A file has at most ${portfolioLimits.lines} lines` }]
    : [];
  const properties = read.map(({ property }) => property);
  const problems = [...read.flatMap((each) => each.problems), ...tooLong];
  return {
    properties,
    problems: firstOfEachCell(problems).toSorted((a, b) => a.row - b.row),
    totals: portfolioTotals(properties),
  };
}
