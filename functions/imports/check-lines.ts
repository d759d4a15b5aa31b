import type { Contract } from '../../shared/contract';
import { refuseWhoMayNotImport } from '../common/imports/find-import';
import { answer, type Handler } from '../runtime/handler';
import { checkProperties, standingOf, totalsOf } from './check-properties';

/** A dry run: what an import would refuse, and the room left in the plan. */
export const checkLines: Handler<Contract['imports']['checkLines']> = async (request, deps) => {
  const { viewer, body } = request;
  refuseWhoMayNotImport(viewer);
  const standing = await standingOf(body.properties, request, deps);
  const { limits, propertyCount, unitCount, subscription } = await request.organization();
  const checked = checkProperties(body.properties, standing, { viewer, planId: subscription.planId });
  return answer({
    problems: checked.flatMap(({ problems }) => [...problems]),
    totals: totalsOf(checked),
    room: { properties: limits.properties - propertyCount, units: limits.units - unitCount },
  });
};
