import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { PropertyHead } from '../../table/properties/record';
import type { Unit } from '../../table/units/record';
import { propertyIdOfUnit } from '../../table/units/record';
import { findHead, type Wanted } from './find-property';

/** The property in a unit id. Refuses `not-found` for a malformed id. */
export function propertyIdOf(unitId: string): string {
  const propertyId = propertyIdOfUnit(unitId);
  if (propertyId === undefined) throw refuse('not-found');
  return propertyId;
}

/** A unit the caller may see, and its property. Refuses `not-found` for anything else. */
export async function findUnit(
  { unitId, ...wanted }: Omit<Wanted, 'propertyId'> & { readonly unitId: string },
  deps: Deps,
): Promise<{ unit: Unit; head: PropertyHead }> {
  const [head, unit] = await Promise.all([
    findHead({ ...wanted, propertyId: propertyIdOf(unitId) }, deps),
    deps.units.byId({ organizationId: wanted.viewer.organizationId, unitId }),
  ]);
  if (!unit) throw refuse('not-found');
  return { unit, head };
}
