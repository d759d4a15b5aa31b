import type { UnitRead } from '../../../shared/contract/properties';
import { unitLeaseOf } from '../../../shared/domain/leases/status/unit-row';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { hasRooms } from '../../../shared/domain/portfolio/property-types';
import { availableFrom } from '../../../shared/domain/portfolio/vacancy';
import type { Deps } from '../../runtime/deps/deps';
import type { PropertyLine } from '../../table/properties/record';
import { calendarOf, type Unit } from '../../table/units/record';

export type Reading = { readonly now: Date; readonly files: Deps['files'] };

/** Cents as `1250.00`; empty when no rent is set (decisions, Screens). */
const rentPrice = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** What the row shows of today's leases; nothing if it has none (PRP-26, PRP-28). */
function leaseOf(unit: Unit, on: string): Pick<UnitRead, 'unit_lease_status' | 'lease'> {
  const { status, leaseId, text, move, ...is } = unitLeaseOf(calendarOf(unit), on);
  if (leaseId === undefined) return { unit_lease_status: status };
  return {
    unit_lease_status: status,
    lease: {
      lease_id: leaseId,
      text,
      move,
      co_signer_pending: is.isCoSignerPending,
      move_in_pending: is.isMoveInPending,
    },
  };
}

const addressOf = (property: PropertyLine): string =>
  `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`;

/** A unit on the wire. A type without rooms hides stored rooms until the unit is edited (PRP-02). */
export const readUnit = async (
  unit: Unit,
  { property, now, files }: Reading & { property: PropertyLine },
): Promise<UnitRead> => ({
  unit_id: unit.unitId,
  unit_number: unit.unitNumber,
  rent_price: rentPrice(unit.monthlyRent),
  is_availability_date: unit.availableDate,
  free_from: availableFrom({ ...unit, calendar: calendarOf(unit) }, dayAt(property, now)),
  ...(unit.offMarket && { off_market: unit.offMarket }),
  ...leaseOf(unit, dayAt(property, now)),
  unit_address: addressOf(property),
  size_sqft: unit.sizeSqft,
  bedrooms: hasRooms(property.propertyType) ? unit.bedrooms : '',
  bathrooms: hasRooms(property.propertyType) ? unit.bathrooms : '',
  ...(hasRooms(property.propertyType) && unit.halfBaths !== undefined && { half_baths: unit.halfBaths }),
  appliances: [...unit.appliances],
  image_urls: await Promise.all(unit.images.map((key) => files.link(key, now))),
  image_alts: unit.images.map((key) => unit.imageFacts?.[key]?.alt ?? ''),
});
