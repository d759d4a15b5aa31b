import type { Contract } from '../../shared/contract';
import type { UnitLine } from '../../shared/contract/units';
import { limits } from '../../shared/domain/limits';
import { scopeOf } from '../common/portfolio/property-scope';
import { type Reading, readUnit } from '../common/portfolio/read-unit';
import type { Handler } from '../runtime/handler';
import { type FoundUnit, pageOfUnits } from './page-of-units';

/** A list shows one photo, so only that one gets an address. */
const readLine = async ({ unit, property }: FoundUnit, reading: Reading): Promise<UnitLine> => ({
  ...(await readUnit({ ...unit, images: unit.images.slice(0, 1) }, { property, ...reading })),
  property_id: property.propertyId,
  property_title: property.title,
});

export const searchUnits: Handler<Contract['units']['searchUnits']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const scope = scopeOf(viewer, now);
  if (!scope) return { success: 1, data: { units: [] } };
  const { view, search, after, limit = limits.listPage } = query;
  const { found, next } = await pageOfUnits({ viewer, now, scope, view, search, after, limit }, deps);
  const { files } = deps;
  const units = await Promise.all(found.map((each) => readLine(each, { now, files })));
  return { success: 1, data: { units, next } };
};
