import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { record } from 'dynamodb-toolbox/schema/record';
import { string } from 'dynamodb-toolbox/schema/string';
import { furnishedTypes } from '../../../shared/domain/property-types';
import { keys } from '../keys';
import { perTable } from './per-table';

const furnished = Object.keys(furnishedTypes) as (keyof typeof furnishedTypes)[];

/** What a line of a list shows, wherever the line stands. */
const summary = {
  title: string(),
  propertyType: string(),
  street: string(),
  city: string(),
  state: string(),
  zipcode: string(),
  unitCount: number(),
  /** How many of its units have a lease; absent for none. */
  leasedCount: number().optional(),
  image: string(),
};

/** The shares from a local date on. `setBy` is who named the owner; where it is absent, the property's `createdBy`. */
const shareSet = {
  from: string(),
  shares: list(map({ ownerId: string(), percentage: number(), setBy: string().optional() })),
};

/** A property with its shares and units, in one partition; and its lines in the organization's and its owners' lists. */
export const propertyEntities = perTable((table) => ({
  property: new Entity({
    name: 'property',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      propertyId: string().key(),
      ...summary,
      description: string(),
      country: string(),
      parking: number(),
      furnishedType: string().enum(...furnished),
      createdAt: string(),
      createdBy: string(),
      /** Counts the changes of the record and its shares; absent until the first. */
      version: number().optional(),
      /** Absent in old records, whose shares never changed: there the share records say it. */
      shareSets: list(map(shareSet)).optional(),
      /** Sets that were replaced: when (UTC instant) and by whom. The newest fifty; the log has all. */
      takenBack: list(map({ ...shareSet, at: string(), by: string() })).optional(),
      /** Only `live` is ever shown; the others are an add past 100 items on its way in or out. */
      stage: string().enum('live', 'adding', 'removing'),
      order: string(),
    }),
    computeKey: ({ organizationId, propertyId }) => keys.property(organizationId, propertyId),
  }),
  share: new Entity({
    name: 'share',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      propertyId: string().key(),
      ownerId: string().key(),
      firstName: string(),
      lastName: string(),
      companyName: string(),
      email: string(),
      percentage: number(),
      bankReady: boolean(),
      order: string(),
    }),
    computeKey: ({ organizationId, propertyId, ownerId }) => keys.share(organizationId, propertyId, ownerId),
  }),
  unit: new Entity({
    name: 'unit',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      propertyId: string().key(),
      unitId: string().key(),
      unitNumber: string(),
      bedrooms: string(),
      bathrooms: string(),
      sizeSqft: string(),
      availableDate: string(),
      monthlyRent: number().optional(),
      leaseStatus: number().enum(0, 1),
      appliances: list(string()),
      images: list(string()),
      /** Of its photos by their storage keys: alt text, and bytes where they were counted. */
      imageFacts: record(string(), map({ alt: string(), bytes: number() })).optional(),
      /** Counts its changes; absent until the first. */
      version: number().optional(),
      order: string(),
    }),
    computeKey: ({ organizationId, propertyId, unitId }) => keys.unit(organizationId, propertyId, unitId),
  }),
  /** Keeps a unit's number from being there twice; units that came with their property have none (see ACCESS-PATTERNS.md). */
  unitNumber: new Entity({
    name: 'unit-number',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      propertyId: string().key(),
      numberHash: string().key(),
      unitId: string(),
    }),
    computeKey: ({ organizationId, propertyId, numberHash }) =>
      keys.unitNumber(organizationId, propertyId, numberHash),
  }),
  lease: new Entity({
    name: 'lease',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      propertyId: string().key(),
      unitId: string().key(),
      leaseId: string().key(),
      /** UTC instants; empty when not signed. */
      tenantSignedAt: string(),
      ownerSignedAt: string(),
      inPersonEsign: number().enum(0, 1),
    }),
    computeKey: ({ organizationId, propertyId, ...lease }) => keys.lease(organizationId, propertyId, lease),
  }),
  line: new Entity({
    name: 'property-line',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      createdAt: string().key(),
      propertyId: string().key(),
      ...summary,
      order: string(),
      searchText: string().hidden(),
    }),
    computeKey: ({ organizationId, createdAt, propertyId }) =>
      keys.propertyLine(organizationId, createdAt, propertyId),
  }),
  ownedProperty: new Entity({
    name: 'owned-property',
    table,
    timestamps: false,
    schema: item({
      organizationId: string().key(),
      ownerId: string().key(),
      propertyId: string().key(),
      ...summary,
      createdAt: string(),
      /** The local dates between which this owner owns a part; absent for always. */
      spans: list(map({ from: string(), until: string().optional() })).optional(),
    }),
    computeKey: ({ organizationId, ownerId, propertyId }) =>
      keys.ownedProperty(organizationId, ownerId, propertyId),
  }),
}));
