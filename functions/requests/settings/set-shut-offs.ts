import { requests as rows } from '../../../shared/contract/requests';
import { findUnit } from '../../common/portfolio/find-unit';
import { change } from '../../runtime/change';
import { staffOnly } from '../move-request';

/** Where water, gas and power of a unit are shut off. */
export const setShutOffs = change(rows.setShutOffs, {
  ...staffOnly,
  read: async ({ viewer, now, body }, deps) => {
    const { unit } = await findUnit(
      { viewer, now, unitId: body.unit_id, area: 'requests', toChange: true },
      deps,
    );
    return { unit, before: await deps.repairTerms.shutOffs(unit) };
  },
  act: async ({ body, found: { unit, before }, trace }, deps) => {
    const { organizationId, unitId, unitNumber, propertyId } = unit;
    const text = body.shut_offs;
    const object = { kind: 'unit', id: unitId, name: unitNumber } as const;
    const about = { object, about: propertyId, before: { text: before }, after: { text } };
    await deps.repairTerms.setShutOffs({
      shutOffs: { organizationId, unitId, text },
      trace: trace({ action: 'request.shut-offs', ...about }),
    });
    return { success: 1, data: { shut_offs: text } };
  },
});
