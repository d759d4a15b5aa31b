import type { OwnerRead, PropertyLine, UnitRead } from '../../shared/contract/properties';
import type { Deps } from '../runtime/deps';
import type { Property, PropertySummary, Share, Unit } from '../table/properties';

type Reading = { readonly now: Date; readonly files: Deps['files'] };

/** Cents as `1250.00`; empty when no rent is set (decisions, Screens). */
const rentPrice = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

const addressOf = (property: Property): string =>
  `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`;

/** A stored unit as the wire shows it. */
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
  bedrooms: unit.bedrooms,
  bathrooms: unit.bathrooms,
  appliances: [...unit.appliances],
  image_urls: await Promise.all(unit.images.map((key) => files.link(key, now))),
});

/** An owner's share as the wire shows it. */
export const readOwner = (share: Share): OwnerRead => ({
  rental_user_owner_id: share.ownerId,
  rental_owner_first_name: share.firstName,
  rental_owner_last_name: share.lastName,
  rent_owner_companyname: share.companyName,
  rent_owner_email: share.email,
  rent_owner_percentage: share.percentage,
  rent_owner_bankinfo: share.bankReady ? 1 : 0,
});

/** A line of a property list. */
export const readLine = async (summary: PropertySummary, { now, files }: Reading): Promise<PropertyLine> => ({
  property_id: summary.propertyId,
  property_title: summary.title,
  property_type: summary.propertyType,
  street_address: summary.street,
  city: summary.city,
  state: summary.state,
  zipcode: summary.zipcode,
  unit_count: summary.unitCount,
  image_url: await files.link(summary.image, now),
  created_at: summary.createdAt,
});
