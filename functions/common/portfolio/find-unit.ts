import type { Area, Viewer } from '../../../shared/domain/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { PropertyHead } from '../../table/properties/record';
import type { Unit } from '../../table/units/record';
import { propertyIdOfUnit } from '../../table/units/record';
import { findHead } from './find-property';

/** The property a unit id names; `not-found` for what is no unit id. */
export function propertyIdOf(unitId: string): string {
  const propertyId = propertyIdOfUnit(unitId);
  if (propertyId === undefined) throw refuse('not-found');
  return propertyId;
}

/** A unit of a property this person may see, and that property. All that is not there for them is the same `not-found`. */
export async function findUnit(
  { viewer, now, unitId, area }: { viewer: Viewer; now: Date; unitId: string; area?: Area },
  deps: Deps,
): Promise<{ unit: Unit; head: PropertyHead }> {
  const [head, unit] = await Promise.all([
    findHead({ viewer, now, propertyId: propertyIdOf(unitId), area }, deps),
    deps.units.byId({ organizationId: viewer.organizationId, unitId }),
  ]);
  if (!unit) throw refuse('not-found');
  return { unit, head };
}
