const propertyPart = /^prp_([0-9a-z]{26})$/;
const unitParts = /^unt_([0-9a-z]{26})([0-9a-z]{26})$/;

/**
 * A unit's id carries its property's, opaque to callers: later calls bring the unit id alone and still find the unit with one key.
 * `random` is another id's 26 characters, its kind in front or not: `newUnitId(property.propertyId, ids.next('unt'))`.
 */
export function newUnitId(propertyId: string, random: string): string {
  const property = propertyPart.exec(propertyId)?.[1];
  const tail = /([0-9a-z]{26})$/.exec(random)?.[1];
  if (property === undefined || tail === undefined) throw new Error('A unit id is made of two ids');
  return `unt_${property}${tail}`;
}

/** The property a unit id belongs to; undefined for what is no unit id. */
export function propertyIdOfUnit(unitId: string): string | undefined {
  const property = unitParts.exec(unitId)?.[1];
  return property === undefined ? undefined : `prp_${property}`;
}
