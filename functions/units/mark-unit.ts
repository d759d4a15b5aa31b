import { units as rows } from '../../shared/contract/units';
import { changedFields } from '../common/portfolio/changed-fields';
import { findUnit } from '../common/portfolio/find-unit';
import { auditedUnit, unitAsObject } from '../common/portfolio/unit-audit';
import { change } from '../runtime/change';
import { versionOf } from '../table/db/conditions';

/** A unit that is not for rent, or is again. A mark that stands already is no change. */
export const markUnit = change(rows.markUnit, {
  read: ({ viewer, now, body }, deps) =>
    findUnit({ viewer, now, unitId: body.unit_id, toChange: true }, deps),
  act: async ({ found: { unit: before, head }, body, trace }, deps) => {
    const { offMarket: _, ...rest } = before;
    const after = body.off_market ? { ...rest, offMarket: true as const } : rest;
    const changed = changedFields(auditedUnit(before), auditedUnit(after));
    if (!changed) return { success: 1, data: { version: versionOf(before) } };
    const object = unitAsObject(after);
    const left = trace({ action: 'unit.update', object, about: before.propertyId, ...changed });
    return {
      success: 1,
      data: { version: await deps.units.change({ before, after, head, trace: left }) },
    };
  },
});
