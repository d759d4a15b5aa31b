import { limits } from './limits';
import type { PortfolioColumn, PortfolioRow } from './portfolio-columns';
import type { PropertyForm } from './properties';

export type RowProblem = {
  readonly row: number;
  readonly column: PortfolioColumn | '';
  readonly message: string;
};

export type NumberedRow = { readonly row: number; readonly cells: PortfolioRow };

/** One property of a file: the lines it stands on, and the form they make. Owners are named by mail address; `userId` is empty. */
export type FiledProperty = { readonly rows: readonly NumberedRow[]; readonly form: PropertyForm };

export type PortfolioTotals = {
  readonly properties: number;
  readonly units: number;
  readonly owners: number;
  readonly rent_cents: number;
};

/** Who needs no owner's details any more, by mail address: the id of who stands in the organization already, or the caller's own. */
export type KnownOwners = ReadonlyMap<string, string>;

/** Ours: what one file may hold. A property is added in one call and may have as many units as that call. */
export const portfolioLimits = {
  lines: 5000,
  unitsPerProperty: limits.unitsPerCall,
  /** A list of appliances is the longest cell there is. */
  cellCharacters: 10_000,
} as const;
