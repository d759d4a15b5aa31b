import type { Contract } from '../../shared/contract';
import { units as rows } from '../../shared/contract/units';
import { defined } from '../../shared/domain/defined';
import { dayAt } from '../../shared/domain/leases/time-zones';
import {
  AccessParts,
  accessProblem,
  readsAccess,
  readsCodes,
  writesAccess,
} from '../../shared/domain/portfolio/unit-access';
import { refuse } from '../../shared/wire/refusals';
import { findUnit } from '../common/portfolio/find-unit';
import { change } from '../runtime/change';
import { answer, type Handler } from '../runtime/handler';

/** Keys, meters and entry codes. Who is no staff is refused before anything is looked for. */
export const getUnitAccess: Handler<Contract['units']['getUnitAccess']> = async (request, deps) => {
  const { viewer, now, params } = request;
  if (!readsAccess(viewer)) throw refuse('not-permitted');
  const { unit, head } = await findUnit({ viewer, now, ...params }, deps);
  const access = await deps.unitAccess.ofUnit(unit);
  const { keys, meters, codes } = AccessParts.parse(access);
  return answer({
    keys,
    meters,
    codes: readsCodes(viewer) ? codes : undefined,
    has_codes: codes.length > 0,
    version: access.version,
    today: dayAt(head.property, now),
    may_change: writesAccess(viewer),
  });
};

const names = { keys: 'Keys', meters: 'Meters', codes: 'Entry codes' } as const;

/** `Keys, Meters`: the log names the parts, never what they hold. */
const changedParts = (parts: Partial<AccessParts>): string =>
  Object.keys(parts)
    .map((part) => names[part as keyof AccessParts])
    .join(', ');

/** Changes parts of it; an absent part stays. */
export const changeUnitAccess = change(rows.changeUnitAccess, {
  permit: ({ viewer }) => {
    if (!writesAccess(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer, now, body }, deps) => {
    const found = await findUnit({ viewer, now, unitId: body.unit_id, toChange: true }, deps);
    return { ...found, before: await deps.unitAccess.ofUnit(found.unit) };
  },
  act: async ({ now, body, found: { unit, head, before }, trace }, deps) => {
    const parts = defined({ keys: body.keys, meters: body.meters, codes: body.codes });
    const problem = accessProblem(parts, dayAt(head.property, now));
    if (problem) throw refuse('invalid', { fields: { [problem.field]: problem.message } });
    if (body.version !== before.version) throw refuse('changed-meanwhile');
    const access = { ...before, ...parts, version: before.version + 1 };
    const { unitId, unitNumber, propertyId } = unit;
    const object = { kind: 'unit', id: unitId, name: unitNumber } as const;
    const after = { text: changedParts(parts) };
    const left = trace({ action: 'unit.access', object, about: propertyId, after });
    const reply = { success: 1, data: { version: access.version } } as const;
    await deps.unitAccess.save({ access, propertyId, trace: { ...left, reply } });
    return reply;
  },
});
