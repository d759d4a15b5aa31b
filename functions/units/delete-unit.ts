import type { Contract } from '../../shared/contract';
import { mayDeleteUnit } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { findUnit } from '../portfolio/find-unit';
import { auditedUnit, unitAsObject } from '../portfolio/unit-audit';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';

/** API-20. Who may is asked here whatever the screen hides (ROL-07); that there is no lease (PRP-29) is a condition of the write. */
export const deleteUnit: Handler<Contract['units']['deleteUnit']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { planId } = (await request.organisation()).subscription;
  if (!mayDeleteUnit({ roleLabel: viewer.roleLabel, planId })) throw refuse('not-permitted');
  const unit = await again(async () => {
    const found = await findUnit({ viewer, now, unitId: params.unitId }, deps);
    const { organisationId, propertyId, unitId } = found.unit;
    const change = {
      action: 'unit.delete',
      object: unitAsObject(found.unit),
      about: propertyId,
      before: auditedUnit(found.unit),
    } as const;
    const nextPicture = () => deps.units.firstPhoto({ organisationId, propertyId, except: unitId });
    await deps.units.remove({ ...found, nextPicture, audit: audited(request, change, deps) });
    return found.unit;
  });
  if (unit.images.length > 0) await deps.files.remove(unit.images);
  return { success: 1 };
};
