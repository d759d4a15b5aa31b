import type { FormattedItem } from 'dynamodb-toolbox/entity';
import * as z from 'zod';
import type { LocalDate } from '../../shared/domain/dates';
import { defined } from '../../shared/domain/defined';
import { type ShareSet, setsFrom, sharesOn } from '../../shared/domain/shares';
import type { propertyEntities } from './entities/property';
import { orders } from './keys';
import { plainText } from './natural-order';
import type { Property, PropertySummary, Share, Unit } from './properties';

type Entities = ReturnType<typeof propertyEntities>;

export const toProperty = ({
  order,
  stage,
  version,
  shareSets,
  takenBack,
  leasedCount,
  ...property
}: FormattedItem<Entities['property']>): Property => ({
  ...property,
  ...defined({ version, shareSets, takenBack, leasedCount }),
});

export const toShare = ({
  order,
  organizationId,
  propertyId,
  ...share
}: FormattedItem<Entities['share']>): Share => share;

export const toUnit = ({
  order,
  monthlyRent,
  imageFacts,
  version,
  ...unit
}: FormattedItem<Entities['unit']>): Unit => ({ ...unit, ...defined({ monthlyRent, imageFacts, version }) });

/** The shares of a day, in the order they were entered; without a day, or before they ever changed, as they stand last. */
export function sharesOfDay(
  rows: readonly Share[],
  { shareSets }: Pick<Property, 'shareSets'>,
  today?: LocalDate,
): Share[] {
  if (!shareSets) return [...rows];
  const counting = today === undefined ? (shareSets.at(-1)?.shares ?? []) : sharesOn(shareSets, today);
  return counting.flatMap(({ ownerId, percentage }) => {
    const row = rows.find((share) => share.ownerId === ownerId);
    return row ? [{ ...row, percentage }] : [];
  });
}

/** The owners of a day and of the days after it: in their lists the property is kept as it is. */
export const listOwners = (
  rows: readonly Share[],
  { shareSets }: Pick<Property, 'shareSets'>,
  today: LocalDate = '',
): string[] => [
  ...new Set(
    shareSets
      ? setsFrom(shareSets, today).flatMap(({ shares }) => shares.map(({ ownerId }) => ownerId))
      : rows.map(({ ownerId }) => ownerId),
  ),
];

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
  ...defined({ leasedCount: property.leasedCount }),
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
});

/** What a search of the list looks through. */
export const propertySearchText = ({ title, street, city, zipcode }: PropertySummary): string =>
  plainText([title, street, city, zipcode].join(' '));

const setRecord = <S extends ShareSet>(set: S) => ({
  ...set,
  shares: set.shares.map((share) => ({ ...share })),
});

/** A property as it is kept. */
export const propertyRecord = ({ shareSets, takenBack, ...property }: Property) => ({
  ...property,
  ...defined({ shareSets: shareSets?.map(setRecord), takenBack: takenBack?.map(setRecord) }),
});

/** A unit as it is kept, with its place among its property's. */
export const unitRecord = ({ imageFacts, ...unit }: Unit) => ({
  ...unit,
  ...(imageFacts && Object.keys(imageFacts).length > 0 && { imageFacts: { ...imageFacts } }),
  appliances: [...unit.appliances],
  images: [...unit.images],
  order: orders.unit(unit),
});
