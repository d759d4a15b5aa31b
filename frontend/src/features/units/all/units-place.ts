import type { UnitView } from '../../../../../shared/domain/portfolio/vacancy';
import { oneOf, text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const views = [
  'vacant',
  'available-soon',
  'without-rent',
  'without-photos',
] as const satisfies readonly UnitView[];

/** Without a view: all units. */
export const unitsPlaces = listPlaces({ filters: { search: text() }, kept: { view: oneOf(views) } });
export type UnitsPlace = PlaceOf<typeof unitsPlaces>;
