import * as z from 'zod';
import { ZoneFrom } from '../../../shared/domain/leases/time-zones';
import { type FurnishedType, furnishedTypes } from '../../../shared/domain/portfolio/property-types';
import type { ShareSet } from '../../../shared/domain/portfolio/shares';
import { organizationPartition, separator } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

type PropertyKey = { readonly organizationId: string; readonly propertyId: string };

/** Holds a property with its shares and units. */
export const propertyPartition = (organizationId: string, propertyId: string) =>
  `${organizationPartition(organizationId)}#PROPERTY#${propertyId}`;
/** An organization's list of properties. */
export const propertiesPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#PROPERTIES`;
/** A rental owner's list of properties. */
export const ownerPartition = (organizationId: string, ownerId: string) =>
  `${organizationPartition(organizationId)}#OWNER#${ownerId}`;

/** Order within the partition: the record, its shares as entered, its units by number. */
export const inProperty = {
  record: '0',
  share: (position: number) => `1#${String(position).padStart(4, '0')}`,
  units: '2',
  end: '3',
};

/** The facts that a list shows. */
const shownFacts = () => ({
  title: z.string(),
  propertyType: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
});

/** All facts of a property, as in its form. */
const facts = () => ({
  ...shownFacts(),
  description: z.string(),
  country: z.string(),
  parking: z.number(),
  furnishedType: z.enum(Object.keys(furnishedTypes) as [FurnishedType]),
});
export type PropertyFacts = Readonly<z.infer<z.ZodObject<ReturnType<typeof facts>>>>;

/** What every list of properties shows. */
const summary = () => ({
  organizationId: z.string(),
  propertyId: z.string(),
  ...shownFacts(),
  unitCount: z.number(),
  /** Units with a lease or a draft of one; absent for none. */
  leasedCount: z.number().optional(),
  /** Units whose lease is `eSign Completed`; absent for none. */
  signedCount: z.number().optional(),
  /** The monthly rents of all its units, in cents; absent for none. */
  rentTotal: z.number().optional(),
  /** Storage key of the picture shown first; empty for none. */
  image: z.string(),
  createdAt: z.string(),
  /** UTC instant; absent for a property in use. */
  archivedAt: z.string().optional(),
});

/** Shares from a local date on. `setBy` is who named the owner; when absent, the property's `createdBy`. */
const shareSet = () =>
  z.object({
    from: z.string(),
    shares: z.array(z.object({ ownerId: z.string(), percentage: z.number(), setBy: z.string().optional() })),
  });

export const Property = record({
  name: 'property',
  fields: () => ({
    ...summary(),
    ...facts(),
    createdBy: z.string(),
    /** Time zones a person chose, by the instant each starts; absent while state and ZIP code decide. */
    zones: z.array(ZoneFrom).optional(),
    /** Storage key of the property's own photo, which is then `image`; absent for a unit's photo. */
    cover: z.string().optional(),
    /** Counts changes of the record and its shares; absent means 1. */
    version: z.number().optional(),
    /** Absent in old records whose shares never changed: the share records hold them. */
    shareSets: z.array(shareSet()).optional(),
    /** The newest fifty replaced sets, with when (UTC instant) and by whom; the log has all. */
    takenBack: z.array(shareSet().extend({ at: z.string(), by: z.string() })).optional(),
    /** Only `live` is ever shown; the others are an add past 100 items in progress, or a removal. */
    stage: z.enum(['live', 'adding', 'removing']),
  }),
  key: ({ organizationId, propertyId }: PropertyKey) => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: 'PROPERTY',
  }),
  derived: () => ({ order: inProperty.record }),
});
export type Property = RecordOf<typeof Property>;

/** A share of a property, in percent with two decimals, with what its details show of the owner. */
export const Share = record({
  name: 'share',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    ownerId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    email: z.string(),
    percentage: z.number(),
    bankReady: z.boolean(),
    /** Its place among the property's shares, from 0. */
    position: z.number(),
  }),
  key: (share: PropertyKey & { ownerId: string }) => ({
    pk: propertyPartition(share.organizationId, share.propertyId),
    sk: `SHARE#${share.ownerId}`,
  }),
  derived: ({ position }) => ({ order: inProperty.share(position) }),
});
export type Share = RecordOf<typeof Share>;

/** A property without its units. */
export type PropertyHead = {
  readonly property: Property;
  readonly shares: readonly Share[];
  /** Owners on that day or later, whose lists are kept up to date. */
  readonly ownerIds: readonly string[];
  /** Every current or former owner, with the last percentage entered: 0 for a former one. */
  readonly everOwners: readonly Share[];
};

/** The share history. Until the first change it comes from the share records, from the day of the add on. */
export const shareSetsOf = ({ property, everOwners }: PropertyHead): readonly ShareSet[] =>
  property.shareSets ?? [
    {
      from: property.createdAt.slice(0, 10),
      shares: everOwners.map(({ ownerId, percentage }) => ({ ownerId, percentage })),
    },
  ];

/** The text that a search of the list matches. */
export const searchTextOf = (line: {
  title: string;
  street: string;
  city: string;
  zipcode: string;
}): string => plainText([line.title, line.street, line.city, line.zipcode].join(' '));

/** A property's place in the list by name. */
export const placeByName = ({ title, propertyId }: { title: string; propertyId: string }): string =>
  `${naturalOrder(title)}${separator}${propertyId}`;

/** A property's line in the organization's list. */
export const PropertyLine = record({
  name: 'property-line',
  fields: summary,
  key: (line: PropertyKey & { createdAt: string }) => ({
    pk: propertiesPartition(line.organizationId),
    sk: `${line.createdAt}${separator}${line.propertyId}`,
  }),
  derived: (line) => ({ order: placeByName(line), searchText: searchTextOf(line) }),
});
export type PropertyLine = RecordOf<typeof PropertyLine>;

/** A property's line in the list of one of its owners. */
export const OwnedProperty = record({
  name: 'owned-property',
  fields: () => ({
    ...summary(),
    ownerId: z.string(),
    /** Local dates between which this owner has a share; absent means always. */
    spans: z.array(z.object({ from: z.string(), until: z.string().optional() })).optional(),
  }),
  key: (owned: PropertyKey & { ownerId: string }) => ({
    pk: ownerPartition(owned.organizationId, owned.ownerId),
    sk: `PROPERTY#${owned.propertyId}`,
  }),
});
export type OwnedProperty = RecordOf<typeof OwnedProperty>;

/** One partition for all organizations, which a job reads. */
export const unfinishedPartition = 'UNFINISHED';

/** An add past 100 items in progress, with everything needed to give back what it reserved. */
export const UnfinishedAdd = record({
  name: 'unfinished-add',
  fields: () => ({
    startedAt: z.string(),
    organizationId: z.string(),
    propertyId: z.string(),
    unitCount: z.number(),
    ownerEmailHashes: z.array(z.string()),
    once: z.object({ scope: z.string(), key: z.string() }).optional(),
  }),
  key: ({ startedAt, organizationId, propertyId }: PropertyKey & { startedAt: string }) => ({
    pk: unfinishedPartition,
    sk: [startedAt, organizationId, propertyId].join(separator),
  }),
});
export type UnfinishedAdd = RecordOf<typeof UnfinishedAdd>;
