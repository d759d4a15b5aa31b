import { withinUnitLimit } from '../../../../../shared/domain/subscriptions';

/** Units the organization has and may have, as unitlimitcheck answers them (API-18). */
export type UnitLimit = { readonly unitCount: number; readonly unitLimit: number };

/** Units that may be left before the screen begins to say so. */
const near = 5;

/** Where the form's units stand against the plan: nothing to say, the number left, or past it (PRP-30). */
export function unitRoom(
  limit: UnitLimit,
  units: number,
): { kind: 'ample' | 'near' | 'exceeded'; left: number } {
  const left = limit.unitLimit - limit.unitCount - units;
  if (withinUnitLimit({ ...limit, adding: units }) === 0) return { kind: 'exceeded', left };
  return { kind: left <= near ? 'near' : 'ample', left };
}
