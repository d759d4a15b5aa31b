import { units as rows } from '../../shared/contract/units';
import { dayAt } from '../../shared/domain/leases/time-zones';
import { mayDeleteUnit } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { findUnit } from '../common/portfolio/find-unit';
import { auditedUnit, unitAsObject } from '../common/portfolio/unit-audit';
import { change } from '../runtime/change';

/** API-20. Checks permission whatever the screen hides (ROL-07); the write refuses a leased unit (PRP-29). */
export const deleteUnit = change(rows.deleteUnit, {
  permit: async ({ viewer, organization }) => {
    const { planId } = (await organization()).subscription;
    if (!mayDeleteUnit({ roleLabel: viewer.roleLabel, planId })) throw refuse('not-permitted');
  },
  read: ({ viewer, now, params }, deps) =>
    findUnit({ viewer, now, unitId: params.unitId, toChange: true }, deps),
  act: async ({ found: { unit, head }, now, trace }, deps) => {
    const object = unitAsObject(unit);
    const before = auditedUnit(unit);
    const left = trace({ action: 'unit.delete', object, about: unit.propertyId, before });
    await deps.units.remove({ unit, head, on: dayAt(head.property, now), trace: left });
    await deps.files.remove(unit.images);
    return { success: 1 };
  },
});
