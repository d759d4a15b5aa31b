import * as z from 'zod';
import { emptyCalendar, UnitCalendar } from '../../../shared/domain/leases/status/calendar';
import { limits } from '../../../shared/domain/limits';
import { type AttachedCounter, attachedCounters } from '../../../shared/domain/portfolio/attached';
import { unitNumberKey } from '../../../shared/domain/portfolio/units';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { naturalOrder } from '../db/natural-order';
import { nestedIds } from '../db/nested-id';
import { cutPage } from '../db/page';
import { type RecordOf, record } from '../db/record';
import { inProperty, propertyPartition } from '../properties/record';

export type UnitKey = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly unitId: string;
};

/** A unit's id carries its property's: `newUnitId(property.propertyId, ids.next('unt'))`. */
export const { make: newUnitId, outerOf: propertyIdOfUnit } = nestedIds({
  kind: 'unt',
  outer: 'prp',
  depth: 1,
});

/** A unit's place in its property: by number, then id. */
export const unitPlace = ({
  unitNumber,
  unitId,
}: {
  unitNumber: string;
  unitId: string;
}): [string, string] => [naturalOrder(unitNumber), unitId];

/** A unit's place in its property's order; without `place`, the start of all units. */
export const unitOrder = (place: readonly string[] = []): string =>
  `${inProperty.units}#${place.join(separator)}`;

export const Unit = record({
  name: 'unit',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    unitId: z.string(),
    unitNumber: z.string(),
    bedrooms: z.string(),
    bathrooms: z.string(),
    /** Absent on units of before half baths were counted. */
    halfBaths: z.string().optional(),
    sizeSqft: z.string(),
    /** Local date. */
    availableDate: z.string(),
    /** Cents; absent when not set. */
    monthlyRent: z.number().optional(),
    /** Not for rent: a model unit, an office, one that is being rebuilt. */
    offMarket: z.literal(true).optional(),
    /** Whether its calendar had an entry at the last write; its status today comes from the calendar. */
    leaseStatus: z.union([z.literal(0), z.literal(1)]),
    /** The days of its leases and drafts; absent for a unit that never had one. */
    calendar: UnitCalendar.optional(),
    /** Counts the changes of the calendar, which are no edits of the unit. */
    calendarVersion: z.number().optional(),
    appliances: z.array(z.string()),
    /** Storage keys, in the order shown. */
    images: z.array(z.string()),
    /** By storage key: alt text, and bytes if counted. */
    imageFacts: z.record(z.string(), z.object({ alt: z.string(), bytes: z.number() })).optional(),
    /** Counts its changes; absent means 1. */
    version: z.number().optional(),
  }),
  key: ({ organizationId, propertyId, unitId }: UnitKey) => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `UNIT#${unitId}`,
  }),
  derived: (unit) => ({ order: unitOrder(unitPlace(unit)) }),
});
export type Unit = RecordOf<typeof Unit>;

/** The calendar in the form the rules take. */
export const calendarOf = ({ calendar }: Pick<Unit, 'calendar'>): UnitCalendar =>
  calendar ? UnitCalendar.parse(calendar) : emptyCalendar;

export type UnitPage = { readonly units: Unit[]; readonly next?: string | undefined };

/** `units` holds one more than a page when the list goes on. */
export function unitPage(units: readonly Unit[]): UnitPage {
  const { shown, next } = cutPage(units, { list: 'units', placeIn: unitPlace, limit: limits.unitsPerRead });
  return { units: shown, next };
}

/** A number and the unit that has or wants it. */
export type Numbered = Pick<Unit, 'organizationId' | 'propertyId' | 'unitId' | 'unitNumber'>;

/** Keeps a unit's number unique; units added with their property have no guard (see ACCESS-PATTERNS.md). */
export const UnitNumber = record({
  name: 'unit-number',
  fields: () => ({ organizationId: z.string(), propertyId: z.string(), unitId: z.string() }),
  key: ({ organizationId, propertyId, unitNumber }: Omit<Numbered, 'unitId'>) => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `NUMBER#${sha256(unitNumberKey(unitNumber))}`,
  }),
});

/** Holds everything attached to a unit, of all kinds. */
export const attachedPartition = (organizationId: string, unitId: string) =>
  `${organizationPartition(organizationId)}#UNIT#${unitId}`;
/** Sorts before everything attached. */
export const countPlace = 'COUNT';

/** Attached things of a unit by kind, without deleted ones; absent until there is one. */
export const UnitCount = record({
  name: 'unit-count',
  fields: () => ({
    organizationId: z.string(),
    unitId: z.string(),
    ...(Object.fromEntries(attachedCounters.map((counter) => [counter, z.number().optional()])) as {
      [C in AttachedCounter]: z.ZodOptional<z.ZodNumber>;
    }),
  }),
  key: ({ organizationId, unitId }: { organizationId: string; unitId: string }) => ({
    pk: attachedPartition(organizationId, unitId),
    sk: countPlace,
  }),
});

/** One partition for all organizations, which a job reads. */
export const removalsPartition = 'REMOVALS';

/** Due at `dueAt` (UTC): a deleted thing by its sort key, or with no `place` all of a deleted unit's. */
export const Removal = record({
  name: 'removal',
  fields: () => ({ dueAt: z.string(), organizationId: z.string(), unitId: z.string(), place: z.string() }),
  key: (removal: { dueAt: string; organizationId: string; unitId: string; place: string }) => ({
    pk: removalsPartition,
    sk: [removal.dueAt, removal.organizationId, removal.unitId, removal.place].join(separator),
  }),
});
export type Removal = RecordOf<typeof Removal>;
