import { units as rows } from '../../shared/contract/units';
import { mayAddUnits } from '../../shared/domain/people/roles';
import { tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { findHead } from '../common/portfolio/find-property';
import { notifyPlanFull } from '../common/portfolio/notify-plan-full';
import { savePhotos } from '../common/portfolio/save-photos';
import { auditedUnit, unitAsObject } from '../common/portfolio/unit-audit';
import { change } from '../runtime/change';
import { draftUnit } from './draft-unit';

/** Adds a unit within the plan's limit (PRP-30); a rental owner never may (ROL-06). */
export const addUnit = change(rows.addUnit, {
  permit: ({ viewer }) => {
    if (!mayAddUnits(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const propertyId = body.property_id;
    const unitNumber = tidyLine(body.unit.unitNumber);
    const [head, isTaken] = await Promise.all([
      findHead({ viewer, now, propertyId, toChange: true }, deps),
      deps.units.isNumberTaken({ organizationId, propertyId, unitId: '', unitNumber }),
    ]);
    return { head, isTaken };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, trace } = request;
    const { unit, photos } = await draftUnit({ viewer, now, body, property: found.head.property }, deps);
    const left = trace({
      action: 'unit.add',
      object: unitAsObject(unit),
      about: unit.propertyId,
      after: auditedUnit(unit),
    });
    const reply = { success: 1, data: { unit_id: unit.unitId } } as const;
    const organization = await request.organization();
    const adds = { properties: 0, units: 1 };
    const told = await notifyPlanFull({ organization, adds, auditId: left.audit.auditId, now }, deps);
    await savePhotos(photos, () => deps.units.add({ unit, ...found, trace: { ...left, reply, told } }), deps);
    return reply;
  },
});
