import { withinUnitLimit } from '../../../../../shared/domain/subscriptions/subscriptions';

/** How many units the organization has and may have, from unitlimitcheck (API-18). */
export type UnitLimit = { readonly unitCount: number; readonly unitLimit: number };

/** The screen warns from this many free units on. */
const near = 5;

/** Compares the form's units with the plan: ample room, little room, or past the limit (PRP-30). */
export function unitRoom(
  limit: UnitLimit,
  units: number,
): { kind: 'ample' | 'near' | 'exceeded'; left: number } {
  const left = limit.unitLimit - limit.unitCount - units;
  if (withinUnitLimit({ ...limit, adding: units }) === 0) return { kind: 'exceeded', left };
  return { kind: left <= near ? 'near' : 'ample', left };
}
