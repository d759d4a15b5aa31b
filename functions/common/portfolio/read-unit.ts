import type { UnitRead } from '../../../shared/contract/properties';
import { hasRooms } from '../../../shared/domain/property-types';
import type { Deps } from '../../runtime/deps/deps';
import type { Property } from '../../table/properties/record';
import type { Unit } from '../../table/units/record';

export type Reading = { readonly now: Date; readonly files: Deps['files'] };

/** Cents as `1250.00`; empty when no rent is set (decisions, Screens). */
const rentPrice = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

const addressOf = (property: Property): string =>
  `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`;

/** A unit on the wire. A type without rooms hides stored rooms until the unit is edited (PRP-02). */
export const readUnit = async (
  unit: Unit,
  { property, now, files }: Reading & { property: Property },
): Promise<UnitRead> => ({
  unit_id: unit.unitId,
  unit_number: unit.unitNumber,
  rent_price: rentPrice(unit.monthlyRent),
  is_availability_date: unit.availableDate,
  unit_lease_status: unit.leaseStatus,
  unit_address: addressOf(property),
  size_sqft: unit.sizeSqft,
  bedrooms: hasRooms(property.propertyType) ? unit.bedrooms : '',
  bathrooms: hasRooms(property.propertyType) ? unit.bathrooms : '',
  appliances: [...unit.appliances],
  image_urls: await Promise.all(unit.images.map((key) => files.link(key, now))),
  image_alts: unit.images.map((key) => unit.imageFacts?.[key]?.alt ?? ''),
});
