import type { LocalDate } from '../../../shared/domain/dates';
import { limits } from '../../../shared/domain/limits';
import { setsFrom, sharesOn } from '../../../shared/domain/portfolio/shares';
import type { Db } from '../db/db';
import { Unit, type UnitPage, unitPage } from '../units/record';
import {
  inProperty,
  Property,
  type PropertyHead,
  PropertyLine,
  placeByName,
  propertiesPartition,
  propertyPartition,
  Share,
} from './record';

/** Without `today` (local date) the shares are the last ones entered, even if their day has not come. */
export type PropertyKey = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly today?: LocalDate | undefined;
};

/** In the order entered; without a day, or before the first change, the last ones entered. */
function sharesOfDay(rows: readonly Share[], { shareSets }: Property, today?: LocalDate): readonly Share[] {
  if (!shareSets) return rows;
  const counting = today === undefined ? (shareSets.at(-1)?.shares ?? []) : sharesOn(shareSets, today);
  return counting.flatMap(({ ownerId, percentage }) => {
    const row = rows.find((share) => share.ownerId === ownerId);
    return row ? [{ ...row, percentage }] : [];
  });
}

/** Owners on that day or later, whose lists hold a copy of the property. */
function listOwners(rows: readonly Share[], { shareSets }: Property, today: LocalDate = ''): string[] {
  const owners = shareSets ? setsFrom(shareSets, today).flatMap(({ shares }) => shares) : rows;
  return [...new Set(owners.map(({ ownerId }) => ownerId))];
}

/** A property as of a local date. */
export const headOf = (property: Property, rows: readonly Share[], today?: LocalDate): PropertyHead => ({
  property,
  shares: sharesOfDay(rows, property, today),
  ownerIds: listOwners(rows, property, today),
  everOwners: rows,
});

/** Leaves out unknown and hidden ones; in any order. */
export const propertiesByIds =
  (db: Db) =>
  async ({
    organizationId,
    propertyIds,
  }: {
    organizationId: string;
    propertyIds: readonly string[];
  }): Promise<Property[]> => {
    const keys = [...new Set(propertyIds)].map((propertyId) => ({ organizationId, propertyId }));
    return (await db.getAll(Property, keys)).filter(({ stage }) => stage === 'live');
  };

/** These owners' shares of these properties, in any order. */
export const sharesByKeys =
  (db: Db) =>
  (keys: readonly Pick<Share, 'organizationId' | 'propertyId' | 'ownerId'>[]): Promise<Share[]> =>
    db.getAll(Share, keys);

/** Undefined when the property is unknown in this organization, or hidden. */
export const propertyHead =
  (db: Db) =>
  async ({ organizationId, propertyId, today }: PropertyKey): Promise<PropertyHead | undefined> => {
    const found = await db.query([Property, Share], {
      index: 'byOrder',
      partition: propertyPartition(organizationId, propertyId),
      range: { lt: inProperty.units },
    });
    const [property] = found.of(Property);
    return property?.stage === 'live' ? headOf(property, found.of(Share), today) : undefined;
  };

/** The record, its shares and a page of units, with one unit more that tells whether there is a next page. */
const rowsRead = 2 + limits.ownersPerProperty + limits.unitsPerRead;

/** With the first 200 units by number, all in one Query, because the local index sorts them that way. */
export const propertyById =
  (db: Db) =>
  async ({
    organizationId,
    propertyId,
    today,
  }: PropertyKey): Promise<(PropertyHead & UnitPage) | undefined> => {
    const partition = propertyPartition(organizationId, propertyId);
    const range = { lt: inProperty.end };
    const read = { index: 'byOrder', partition } as const;
    const found = await db.query([Property, Share, Unit], { ...read, range, limit: rowsRead });
    const [property] = found.of(Property);
    if (property?.stage !== 'live') return undefined;
    const [shares, units] = [found.of(Share), found.of(Unit)];
    // Former owners keep their rows. Where those left no room for a page of units, the units are read again.
    const isCut = 1 + shares.length + units.length === rowsRead && units.length <= limits.unitsPerRead;
    const onlyUnits = { between: [inProperty.units, inProperty.end] } as const;
    const page = { ...read, range: onlyUnits, limit: limits.unitsPerRead + 1 };
    return { ...headOf(property, shares, today), ...unitPage(isCut ? await db.list(Unit, page) : units) };
  };

export type NamedProperty = Pick<PropertyLine, 'propertyId' | 'title' | 'street' | 'zipcode'>;

/** Properties with one of these titles, ignoring case: one Query of the index per title, in parallel. */
export const propertiesNamed =
  (db: Db) =>
  async ({
    organizationId,
    titles,
  }: {
    organizationId: string;
    titles: readonly string[];
  }): Promise<NamedProperty[]> => {
    const partition = propertiesPartition(organizationId);
    const places = new Set(titles.map((title) => placeByName({ title, propertyId: '' })));
    const found = await Promise.all(
      [...places].map((beginsWith) =>
        db.list(PropertyLine, { partition, index: 'byOrder', range: { beginsWith } }),
      ),
    );
    return found.flat();
  };
