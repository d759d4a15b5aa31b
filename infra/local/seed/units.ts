import type { IdKind } from '../../../functions/gateways/ids';
import type { Property } from '../../../functions/table/properties/record';
import type { Unit } from '../../../functions/table/units/record';
import { newUnitId } from '../../../functions/table/units/record';
import { localDateOf } from '../../../shared/domain/dates';
import { hasRooms } from '../../../shared/domain/portfolio/property-types';
import { defaultAppliances } from '../../../shared/domain/portfolio/units';
import type { DemoProperty } from './demo-property';
import { type DemoPhoto, photosOf } from './photos';

const day = 24 * 60 * 60 * 1000;

/** 101, 102, … four per floor; a single unit is called A. */
const numberOf = (index: number, count: number): string =>
  count === 1 ? 'A' : String((Math.floor(index / 4) + 1) * 100 + (index % 4) + 1);

/** Demo units of varying size and rent, with photos. One in six has no rent, to leave an open first step. */
export function demoUnits(
  demo: DemoProperty,
  { property, nextId, now }: { property: Property; nextId: (kind: IdKind) => string; now: Date },
): { unit: Unit; photos: readonly DemoPhoto[] }[] {
  const rooms = hasRooms(demo.type);
  return Array.from({ length: demo.units }, (_, index) => {
    const size = index % 3;
    const bedrooms = demo.type === 'Single Family' ? 3 : size + 1;
    const { propertyId, organizationId } = property;
    const place = { organizationId, propertyId, unitId: newUnitId(propertyId, nextId('unt')) };
    const photos = photosOf(demo.type, { ...place, index }, nextId);
    const unit: Unit = {
      ...place,
      unitNumber: numberOf(index, demo.units),
      bedrooms: rooms ? String(bedrooms) : '',
      bathrooms: rooms ? String(Math.max(1, bedrooms - 1)) : '',
      sizeSqft: String(rooms ? 450 + bedrooms * 240 : 1200 + size * 350),
      availableDate: localDateOf(new Date(now.getTime() + (index * 9 + 3) * day)),
      ...(index % 6 === 5 ? {} : { monthlyRent: (demo.rent + size * 145) * 100 }),
      leaseStatus: 0,
      appliances: rooms ? defaultAppliances.slice(0, 4 + size * 2) : [],
      images: photos.map(({ key }) => key),
      imageFacts: Object.fromEntries(photos.map(({ key, alt, bytes }) => [key, { alt, bytes }])),
    };
    return { unit, photos };
  });
}
