import type { ControlField, ControlTotal, RollLease, RollUnit } from './rent-roll';
import { rollCents } from './roll-cells';
import type { RollField, RollMapping } from './roll-columns';
import { cellOf, type RollRow } from './roll-rows';

/** A row that counts in totals: its unit where it is the unit's own row, and its lease. */
export type CountedRow = {
  readonly property: number;
  readonly unit: Omit<RollUnit, 'leases'>;
  readonly lease?: RollLease | undefined;
};

/** Columns that a total is printed under. */
const columnsOf: Readonly<Record<Exclude<ControlField, 'units'>, readonly RollField[]>> = {
  size: ['size'],
  market: ['market'],
  rent: ['rent'],
  charges: ['charges', 'amount'],
  deposit: ['deposit', 'otherDeposit'],
  prepaid: ['prepaid'],
  owed: ['owed'],
};
const fields = Object.keys(columnsOf) as Exclude<ControlField, 'units'>[];

/** Rent and all charges beside it; credits have a column of their own. */
export const chargedCents = ({ rentCents, charges }: RollLease): number =>
  charges.filter(({ cents }) => cents > 0).reduce((sum, { cents }) => sum + cents, rentCents);

const countIn: Readonly<Record<ControlField, (row: CountedRow) => number>> = {
  units: () => 1,
  size: ({ unit }) => unit.sizeSqft ?? 0,
  market: ({ unit }) => unit.marketCents ?? 0,
  rent: ({ lease }) => lease?.rentCents ?? 0,
  charges: ({ lease }) => (lease ? chargedCents(lease) : 0),
  deposit: ({ lease }) => lease?.depositCents ?? 0,
  prepaid: ({ lease }) => lease?.prepaidCents ?? 0,
  owed: ({ lease }) => lease?.owedCents ?? 0,
};

const sumOf = (rows: readonly CountedRow[], field: ControlField): number =>
  rows.reduce((sum, row) => sum + countIn[field](row), 0);

/** Each total of a row that states totals, beside what its rows come to. */
export function controlTotals(
  { line, cells }: RollRow,
  rows: readonly CountedRow[],
  { mapping, property }: { readonly mapping: RollMapping; readonly property?: number | undefined },
): ControlTotal[] {
  const first = cells.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '';
  const count = /(\d+) units?$/i.exec(first)?.[1];
  const scope = property === undefined ? {} : { property };
  const stated = fields.flatMap((field): ControlTotal[] => {
    const read = columnsOf[field]
      .map((column) => rollCents(cellOf(cells, mapping, column)))
      .filter((cents) => cents !== undefined);
    if (read.length === 0) return [];
    const sum = read.reduce((all, cents) => all + cents, 0);
    const file = field === 'size' ? sum / 100 : sum;
    return [{ line, ...scope, field, file, here: sumOf(rows, field) }];
  });
  const units = new Set(rows.map(({ property: at, unit }) => `${at} ${unit.number}`)).size;
  return count === undefined
    ? stated
    : [{ line, ...scope, field: 'units', file: Number(count), here: units }, ...stated];
}
