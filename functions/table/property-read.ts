import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { LocalDate } from '../../shared/domain/dates';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { type OwnedSpan, ownsOn } from '../../shared/domain/shares';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { propertyEntities } from './entities/property';
import { orders, ownerPartition, propertyPartition, unitPlace } from './keys';
import type { Properties, Property, PropertyHead, PropertySummary, Share, Unit } from './properties';
import type { PropertyScope } from './property-queries';
import { listOwners, sharesOfDay, toProperty, toShare, toUnit } from './property-records';

/** A page of units out of what was read; `goesOn` when DynamoDB stopped before the end. */
function unitPage(units: readonly Unit[], goesOn: boolean): { units: Unit[]; next?: string } {
  const shown = units.slice(0, limits.unitsPerRead);
  const last = shown.at(-1);
  return goesOn || units.length > shown.length
    ? { units: shown, ...(last && { next: cursorOf('units', unitPlace(last)) }) }
    : { units: shown };
}

/** The record, its shares and its first 200 units in one Query: the local index has them in that order. */
export async function readProperty(
  table: TableClient,
  { organizationId, propertyId, today }: { organizationId: string; propertyId: string; today?: LocalDate },
): ReturnType<Properties['byId']> {
  const { property, share, unit } = propertyEntities(table);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({
      index: 'byOrder',
      partition: propertyPartition(organizationId, propertyId),
      range: { lt: orders.afterUnits },
    })
    .entities(property, share, unit)
    .options({ consistent: true, limit: 2 + limits.ownersPerProperty + limits.unitsPerRead })
    .send();
  const record = Items.find((item) => 'stage' in item);
  if (record?.stage !== 'live') return undefined;
  const { units, next } = unitPage(
    Items.filter((item) => 'unitId' in item).map(toUnit),
    LastEvaluatedKey !== undefined,
  );
  const rows = Items.filter((item) => 'percentage' in item).map(toShare);
  return {
    ...headOf(toProperty(record), rows, today),
    units,
    ...(next !== undefined && { nextUnits: next }),
  };
}

const headOf = (property: Property, rows: readonly Share[], today: LocalDate | undefined): PropertyHead => ({
  property,
  shares: sharesOfDay(rows, property, today),
  ownerIds: listOwners(rows, property, today),
  everOwners: rows,
});

/** The record and its shares alone, in one Query. */
export async function readHead(
  table: TableClient,
  { organizationId, propertyId, today }: { organizationId: string; propertyId: string; today?: LocalDate },
): Promise<PropertyHead | undefined> {
  const { property, share } = propertyEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({
      index: 'byOrder',
      partition: propertyPartition(organizationId, propertyId),
      range: { lt: orders.beforeUnits },
    })
    .entities(property, share)
    .options({ consistent: true })
    .send();
  const record = Items.find((item) => 'stage' in item);
  if (record?.stage !== 'live') return undefined;
  const rows = Items.filter((item) => 'percentage' in item).map(toShare);
  return headOf(toProperty(record), rows, today);
}

/** The next 200 units in the order of their numbers; none for a property that is not shown. */
export async function readUnits(
  table: TableClient,
  { organizationId, propertyId, after }: { organizationId: string; propertyId: string; after?: string },
): ReturnType<Properties['unitsAfter']> {
  const { property, unit } = propertyEntities(table);
  const place = after === undefined ? undefined : placeOf('units', after);
  const [{ Item: record }, { Items = [], LastEvaluatedKey }] = await Promise.all([
    property.build(GetItemCommand).key({ organizationId, propertyId }).options({ consistent: true }).send(),
    table
      .build(QueryCommand)
      .query({
        index: 'byOrder',
        partition: propertyPartition(organizationId, propertyId),
        range: { gt: orders.unitsAfter(place) },
      })
      .entities(unit)
      .options({ consistent: true, limit: limits.unitsPerRead + 1 })
      .send(),
  ]);
  if (record?.stage !== 'live') return { units: [] };
  return unitPage(Items.map(toUnit), LastEvaluatedKey !== undefined);
}

/** The records of these properties, the ones that exist and are shown. */
export async function readListed(
  table: TableClient,
  { organizationId, propertyIds }: { organizationId: string; propertyIds: readonly string[] },
): Promise<Property[]> {
  const wanted = [...new Set(propertyIds)].map((propertyId) => ({ organizationId, propertyId }));
  const found = await batchGet(propertyEntities(table).property, wanted);
  return found.filter(({ stage }) => stage === 'live').map(toProperty);
}

/** The lines of a rental owner's properties, or of a chosen list; the ones that exist and are shown. */
export async function readSome(
  table: TableClient,
  organizationId: string,
  scope: Exclude<PropertyScope, { kind: 'all' }>,
): Promise<PropertySummary[]> {
  const { ownedProperty } = propertyEntities(table);
  if (scope.kind === 'listed') return readListed(table, { organizationId, propertyIds: scope.propertyIds });
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: ownerPartition(organizationId, scope.ownerId) })
    .entities(ownedProperty)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  const { today } = scope;
  return Items.filter(({ spans }) => today === undefined || ownsOn(spans?.map(toSpan), today)).map(toSummary);
}

/** What is not set is not there, rather than undefined. */
const toSpan = ({ from, until }: { from: string; until?: string | undefined }): OwnedSpan => ({
  from,
  ...defined({ until }),
});
const toSummary = <T extends { leasedCount?: number | undefined }>({ leasedCount, ...line }: T) => ({
  ...line,
  ...defined({ leasedCount }),
});
