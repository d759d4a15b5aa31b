import { limits } from '../limits';
import type { PropertyForm } from '../portfolio/properties';
import type { PortfolioColumn, PortfolioRow } from './portfolio-columns';

export type RowProblem = {
  readonly row: number;
  readonly column: PortfolioColumn | '';
  readonly message: string;
};

export type NumberedRow = { readonly row: number; readonly cells: PortfolioRow };

/** One property of a file: its lines, and the form they make. */
export type ImportedProperty = { readonly rows: readonly NumberedRow[]; readonly form: PropertyForm };

export type PortfolioTotals = {
  readonly properties: number;
  readonly units: number;
  readonly owners: number;
  readonly rent_cents: number;
};

/** By mail address: the id of an owner the organization already has, or the caller's own user id. */
export type KnownOwners = ReadonlyMap<string, string>;

/** Ours. One call adds a whole property, so it may have as many units as that call. */
export const portfolioLimits = {
  lines: 5000,
  unitsPerProperty: limits.unitsPerCall,
  /** A list of appliances is the longest cell. */
  cellCharacters: 10_000,
} as const;
