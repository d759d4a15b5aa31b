import type { UnitRead } from '../../../../../shared/contract/properties';
import { limits } from '../../../../../shared/domain/limits';

/** How many pages of five the property's units fill (PRP-24); a property without units has one, empty. */
export const unitPages = (unitCount: number): number =>
  Math.max(1, Math.ceil(unitCount / limits.unitListPage));

/** A page number from the address, within what there is. */
export function unitPage(raw: unknown, pages: number): number {
  const page = Math.floor(Number(raw));
  return Number.isFinite(page) ? Math.min(Math.max(1, page), pages) : 1;
}

export const unitsOnPage = (units: readonly UnitRead[], page: number): readonly UnitRead[] =>
  units.slice((page - 1) * limits.unitListPage, page * limits.unitListPage);

/** Whether the units read so far end before this page does, though the property has more. */
export const needsMore = (loaded: number, page: number, unitCount: number): boolean =>
  loaded < Math.min(page * limits.unitListPage, unitCount);
