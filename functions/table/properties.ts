import type { FurnishedType } from '../../shared/domain/property-types';
import type { TableClient } from './client';
import type { Once } from './once';
import type { Owner } from './owners';
import { addProperty } from './property-add';
import { abandonUnfinished } from './property-add-abandon';
import { pageOfOrganisation, pageOfSome } from './property-page';
import { readProperty, readSome, readUnits } from './property-read';
import type { Wait } from './transact';

export type Property = {
  readonly propertyId: string;
  readonly organisationId: string;
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
};

export type Unit = {
  readonly unitId: string;
  readonly propertyId: string;
  readonly organisationId: string;
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
>;

export type NewProperty = {
  readonly property: Property;
  readonly units: readonly Unit[];
  readonly shares: readonly { readonly owner: Owner; readonly isNew: boolean; readonly percentage: number }[];
};

/** Which properties: all of the organisation, a rental owner's, or a chosen list (custom permissions). */
export type PropertyScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'owner'; readonly ownerId: string }
  | { readonly kind: 'listed'; readonly propertyIds: readonly string[] };

export type PropertySort = 'newest' | 'oldest' | 'name' | 'name-descending';

export type PropertyPage = {
  readonly properties: PropertySummary[];
  readonly next?: string;
  readonly previous?: string;
};

export type PropertyQuery = {
  readonly organisationId: string;
  /** Of title, street, city or zipcode, whatever their case and accents. */
  readonly search?: string;
  readonly type?: string;
  readonly sort: PropertySort;
  readonly after?: string;
  readonly before?: string;
  readonly limit: number;
};

export type Properties = {
  /**
   * Property, units, owners, shares, mail guards, list rows, counters under the plan's limits and the once-record: one transaction up to
   * DynamoDB's 100 items, past it hidden first, filled in batches and published by a last transaction (see ACCESS-PATTERNS.md).
   * Refuses `property-limit`, `unit-limit`, `owner-email-taken`, `conflict`, and answers the first reply when `once` was done already.
   */
  add(new_: NewProperty, options: { once?: Once; reply: unknown; now: Date }): Promise<unknown>;
  /** With up to 200 units in the order of their numbers; undefined for none in this organisation, or one still hidden. */
  byId(key: {
    organisationId: string;
    propertyId: string;
  }): Promise<{ property: Property; units: Unit[]; nextUnits?: string; shares: Share[] } | undefined>;
  unitsAfter(key: {
    organisationId: string;
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
  byId: (key) => readProperty(table, key),
  unitsAfter: (key) => readUnits(table, key),
  page: async ({ scope, ...query }) =>
    scope.kind === 'all'
      ? pageOfOrganisation(table, query)
      : pageOfSome(await readSome(table, query.organisationId, scope), query),
  abandonUnfinished: (options) => abandonUnfinished(table, options, { wait }),
});
