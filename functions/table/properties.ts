import type { LocalDate } from '../../shared/domain/dates';
import type { FurnishedType } from '../../shared/domain/property-types';
import type { ShareSet, TakenBackSet } from '../../shared/domain/shares';
import type { AuditEntry } from './audit';
import type { TableClient } from './client';
import type { Imported } from './imports-made';
import type { NewNotification } from './notifications';
import type { Once } from './once';
import type { Owner } from './owners';
import { addProperty } from './property-add';
import { abandonUnfinished } from './property-add-abandon';
import type { PropertyPage, PropertyQuery, PropertyScope } from './property-queries';
import { propertyReads } from './property-reads';
import { changeShares } from './property-shares';
import { updateProperty } from './property-update';
import type { Wait } from './transact';

export type Property = {
  readonly propertyId: string;
  readonly organizationId: string;
  readonly title: string;
  readonly propertyType: string;
  readonly description: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipcode: string;
  readonly parking: number;
  readonly furnishedType: FurnishedType;
  readonly unitCount: number;
  /** Storage key of the picture shown first; empty for none. */
  readonly image: string;
  readonly createdAt: string;
  readonly createdBy: string;
  /** How many of its units have a lease; absent for none. */
  readonly leasedCount?: number;
  /** Counts the changes of the record and its shares; absent is 1. */
  readonly version?: number;
  /** The shares by local date; absent in old records, whose shares never changed. */
  readonly shareSets?: readonly ShareSet[];
  /** Sets that were replaced, oldest first; the newest fifty. */
  readonly takenBack?: readonly TakenBackSet[];
};

export type Unit = {
  readonly unitId: string;
  readonly propertyId: string;
  readonly organizationId: string;
  readonly unitNumber: string;
  readonly bedrooms: string;
  readonly bathrooms: string;
  readonly sizeSqft: string;
  /** Local date. */
  readonly availableDate: string;
  /** Cents; absent when not set. */
  readonly monthlyRent?: number;
  readonly leaseStatus: 0 | 1;
  readonly appliances: readonly string[];
  /** Storage keys, in the order shown. */
  readonly images: readonly string[];
  /** By storage key: alt text, and bytes; absent for photos from before both were kept. */
  readonly imageFacts?: Readonly<Record<string, { readonly alt: string; readonly bytes: number }>>;
  /** Counts its changes; absent is 1. */
  readonly version?: number;
};

/** A share of a property, with what its details show of the owner. Percent with two decimals. */
export type Share = Pick<Owner, 'ownerId' | 'firstName' | 'lastName' | 'companyName' | 'email'> & {
  readonly percentage: number;
  readonly bankReady: boolean;
};

/** What a line of the list needs, and no more. */
export type PropertySummary = Pick<
  Property,
  | 'propertyId'
  | 'title'
  | 'propertyType'
  | 'street'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'unitCount'
  | 'image'
  | 'createdAt'
  | 'leasedCount'
>;

export type NewProperty = {
  readonly property: Property;
  readonly units: readonly Unit[];
  readonly shares: readonly { readonly owner: Owner; readonly isNew: boolean; readonly percentage: number }[];
};

/** Without a `today` (local date) the shares are the last ones entered, whether their day has come or not. */
export type PropertyKey = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly today?: LocalDate;
};

/** A property without its units. `ownerIds`: in whose lists it is kept up, the owners of that day and of the days after it. */
export type PropertyHead = {
  readonly property: Property;
  readonly shares: Share[];
  readonly ownerIds: readonly string[];
  /** Whoever was ever an owner, with the last percentage entered: 0 for who is none any more. */
  readonly everOwners: readonly Share[];
};

/** A property's own facts, as its form has them. */
export type PropertyFacts = Pick<
  Property,
  | 'title'
  | 'propertyType'
  | 'description'
  | 'street'
  | 'city'
  | 'state'
  | 'country'
  | 'zipcode'
  | 'parking'
  | 'furnishedType'
>;

/** Who adds a property outside a chosen list of his gets it into that list: his role and his sessions, as part of the add. */
export type GrantedTo = { readonly userId: string; readonly userRoleId: string };

export type Properties = {
  /**
   * Property, units, owners, shares, mail guards, list rows, counters under the plan's limits and the once-record: one transaction up to
   * DynamoDB's 100 items, past it hidden first, filled in batches and published by a last transaction (see ACCESS-PATTERNS.md).
   * Refuses `property-limit`, `unit-limit`, `owner-email-taken`, `conflict`, and answers the first reply when `once` was done already.
   */
  add(
    new_: NewProperty,
    options: {
      once?: Once;
      reply: unknown;
      now: Date;
      audit?: AuditEntry;
      told?: readonly NewNotification[];
      grantTo?: GrantedTo;
      /** Made from a file; refused `conflict` when that place of it was made already, `import-ended` when the import is over. */
      imported?: Imported;
    },
  ): Promise<unknown>;
  /**
   * The facts and every copy of them; answers the new version. Refuses `not-found`, `changed-meanwhile` when it is no more as it was read, `conflict`.
   */
  update(change: { head: PropertyHead; facts: PropertyFacts; audit: AuditEntry }): Promise<number>;
  /**
   * The owners' shares from a local date on, in place of those entered for that same day; answers the new version. Refuses `not-found`,
   * `changed-meanwhile`, `owner-email-taken`, `invalid` (more owners than one change can hold), `conflict`.
   */
  changeShares(change: {
    head: PropertyHead;
    from: LocalDate;
    shares: NewProperty['shares'];
    audit: AuditEntry;
  }): Promise<number>;
  /** With up to 200 units in the order of their numbers; undefined for none in this organization, or one still hidden. */
  byId(key: PropertyKey): Promise<(PropertyHead & { units: Unit[]; nextUnits?: string }) | undefined>;
  /** The same without units. */
  head(key: PropertyKey): Promise<PropertyHead | undefined>;
  /** The records alone of those that exist and are shown, in any order. */
  byIds(query: { organizationId: string; propertyIds: readonly string[] }): Promise<Property[]>;
  unitsAfter(key: {
    organizationId: string;
    propertyId: string;
    after?: string;
  }): Promise<{ units: Unit[]; next?: string }>;
  /** Refuses `invalid` for a place that is not of this list. `after` counts when both are given. */
  page(query: PropertyQuery & { readonly scope: PropertyScope }): Promise<PropertyPage>;
  /**
   * Undoes adds past 100 items that began more than 15 minutes before `now` and never finished: removes what was written and gives back what
   * was reserved. Answers how many. Safe to run at any time and twice at once.
   */
  abandonUnfinished(options: { now: Date }): Promise<number>;
};

export const propertyStore = (table: TableClient, { wait }: { wait: Wait }): Properties => ({
  add: addProperty(table, { wait }),
  update: (change) => updateProperty(table, change, { wait }),
  changeShares: (change) => changeShares(table, change, { wait }),
  ...propertyReads(table),
  abandonUnfinished: (options) => abandonUnfinished(table, options, { wait }),
});
