import type { FormattedItem } from 'dynamodb-toolbox/entity';
import * as z from 'zod';
import type { propertyEntities } from './entities/property';
import { orders } from './keys';
import { plainText } from './natural-order';
import type { Property, PropertySummary, Share, Unit } from './properties';

type Entities = ReturnType<typeof propertyEntities>;

export const toProperty = ({ order, stage, ...property }: FormattedItem<Entities['property']>): Property =>
  property;

export const toShare = ({
  order,
  organisationId,
  propertyId,
  ...share
}: FormattedItem<Entities['share']>): Share => share;

export const toUnit = ({ order, monthlyRent, ...unit }: FormattedItem<Entities['unit']>): Unit => ({
  ...unit,
  ...(monthlyRent !== undefined && { monthlyRent }),
});

/** The part of a property, or of a stored line, that a list shows. */
export const summaryOf = (property: PropertySummary): PropertySummary => ({
  propertyId: property.propertyId,
  title: property.title,
  propertyType: property.propertyType,
  street: property.street,
  city: property.city,
  state: property.state,
  zipcode: property.zipcode,
  unitCount: property.unitCount,
  image: property.image,
  createdAt: property.createdAt,
});

/**
 * A line of the list as it is stored, what is not shown left out. The list is what is read most, and the library's own formatting was a
 * quarter of the work of its answer: hence a schema of ours.
 */
export const StoredLine = z.object({
  propertyId: z.string(),
  title: z.string(),
  propertyType: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  unitCount: z.number(),
  image: z.string(),
  createdAt: z.string(),
}) satisfies z.ZodType<PropertySummary>;

/** What a search of the list looks through. */
export const propertySearchText = ({ title, street, city, zipcode }: PropertySummary): string =>
  plainText([title, street, city, zipcode].join(' '));

/** A unit as it is kept, with its place among its property's. */
export const unitRecord = (unit: Unit) => ({
  ...unit,
  appliances: [...unit.appliances],
  images: [...unit.images],
  order: orders.unit(unit),
});
