import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { number } from 'dynamodb-toolbox/schema/number';
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
  image: string(),
};

/** A property with its shares and units, in one partition; and its lines in the organisation's and its owners' lists. */
export const propertyEntities = perTable((table) => ({
  property: new Entity({
    name: 'property',
    table,
    timestamps: false,
    schema: item({
      organisationId: string().key(),
      propertyId: string().key(),
      ...summary,
      description: string(),
      country: string(),
      parking: number(),
      furnishedType: string().enum(...furnished),
      createdAt: string(),
      createdBy: string(),
      /** Only `live` is ever shown; the others are an add past 100 items on its way in or out. */
      stage: string().enum('live', 'adding', 'removing'),
      order: string(),
    }),
    computeKey: ({ organisationId, propertyId }) => keys.property(organisationId, propertyId),
  }),
  share: new Entity({
    name: 'share',
    table,
    timestamps: false,
    schema: item({
      organisationId: string().key(),
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
    computeKey: ({ organisationId, propertyId, ownerId }) => keys.share(organisationId, propertyId, ownerId),
  }),
  unit: new Entity({
    name: 'unit',
    table,
    timestamps: false,
    schema: item({
      organisationId: string().key(),
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
      order: string(),
    }),
    computeKey: ({ organisationId, propertyId, unitId }) => keys.unit(organisationId, propertyId, unitId),
  }),
  line: new Entity({
    name: 'property-line',
    table,
    timestamps: false,
    schema: item({
      organisationId: string().key(),
      createdAt: string().key(),
      propertyId: string().key(),
      ...summary,
      order: string(),
      searchText: string().hidden(),
    }),
    computeKey: ({ organisationId, createdAt, propertyId }) =>
      keys.propertyLine(organisationId, createdAt, propertyId),
  }),
  ownedProperty: new Entity({
    name: 'owned-property',
    table,
    timestamps: false,
    schema: item({
      organisationId: string().key(),
      ownerId: string().key(),
      propertyId: string().key(),
      ...summary,
      createdAt: string(),
    }),
    computeKey: ({ organisationId, ownerId, propertyId }) =>
      keys.ownedProperty(organisationId, ownerId, propertyId),
  }),
}));
