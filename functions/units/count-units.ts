import type { Contract } from '../../shared/contract';
import { dayAt } from '../../shared/domain/leases/time-zones';
import { countViews } from '../../shared/domain/lists/count-views';
import { isInView, unitViews } from '../../shared/domain/portfolio/vacancy';
import { propertiesChosen } from '../common/lists/properties-chosen';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Handler } from '../runtime/handler';
import { calendarOf } from '../table/units/record';
import { pageOfUnits } from './page-of-units';

/** Reads every building once. */
export const countUnits: Handler<Contract['units']['countUnits']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const scope = scopeOf(viewer, now);
  const isShown = await propertiesChosen(query, 'properties', request, deps);
  const asked = { viewer, now, search: query.search, limit: Number.POSITIVE_INFINITY, isShown };
  const { found } = scope ? await pageOfUnits({ ...asked, scope }, deps) : { found: [] };
  const lines = found.map(({ unit, property }) => ({
    listed: { ...unit, calendar: calendarOf(unit) },
    on: dayAt(property, now),
  }));
  const views = countViews(lines, unitViews, (view, { listed, on }) => isInView(listed, { view, on }));
  return { success: 1, data: { views } };
};
