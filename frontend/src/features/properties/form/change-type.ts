import { hasRooms } from '../../../../../shared/domain/portfolio/property-types';
import type { UnitValues } from '../../units/pickers/unit-values';

/** A new property type unchecks every appliance (PRP-03) and clears rooms if it has none (PRP-02). */
export const unitsForType = (units: readonly UnitValues[], propertyType: string): UnitValues[] =>
  units.map((unit) => ({
    ...unit,
    bedrooms: hasRooms(propertyType) ? unit.bedrooms : '',
    bathrooms: hasRooms(propertyType) ? unit.bathrooms : '',
    halfBaths: hasRooms(propertyType) ? (unit.halfBaths ?? '') : '',
    appliances: unit.appliances.map((appliance) => ({ ...appliance, checked: false })),
  }));

/** What the new type cleared, for the Undo notice; undefined if nothing was lost. */
export function lossOf(before: readonly UnitValues[], propertyType: string): string | undefined {
  const appliances = before.some((unit) => unit.appliances.some((appliance) => appliance.checked));
  const rooms =
    !hasRooms(propertyType) && before.some((unit) => unit.bedrooms !== '' || unit.bathrooms !== '');
  if (appliances && rooms) return 'Appliances unchecked, beds and baths cleared';
  if (appliances) return 'Appliances unchecked';
  return rooms ? 'Beds and baths cleared' : undefined;
}
