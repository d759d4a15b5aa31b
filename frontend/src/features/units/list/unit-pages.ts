import type { UnitRented } from '../../../../../shared/contract/properties';
import { limits } from '../../../../../shared/domain/limits';

/** The number of pages, five units each (PRP-24); at least one. */
export const unitPages = (unitCount: number): number =>
  Math.max(1, Math.ceil(unitCount / limits.unitListPage));

/** A page number from the address, kept within range. */
export function unitPage(raw: unknown, pages: number): number {
  const page = Math.floor(Number(raw));
  return Number.isFinite(page) ? Math.min(Math.max(1, page), pages) : 1;
}

export const unitsOnPage = (units: readonly UnitRented[], page: number): readonly UnitRented[] =>
  units.slice((page - 1) * limits.unitListPage, page * limits.unitListPage);

/** Whether this page needs units that are not loaded yet. */
export const needsMore = (loaded: number, page: number, unitCount: number): boolean =>
  loaded < Math.min(page * limits.unitListPage, unitCount);
