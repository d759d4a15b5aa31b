import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import type { ShareSet } from '../../shared/domain/shares';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import { type Imported, importedWrites } from './imports-made';
import { orders } from './keys';
import { type NewNotification, notificationWrites } from './notifications';
import type { Once } from './once';
import { shelvesChanged } from './owner-shelves';
import type { NewProperty } from './properties';
import { ownerWrites } from './property-add-owners';
import { propertyRecord, propertySearchText, summaryOf, unitRecord } from './property-records';
import type { Write } from './transact';

/** What a failed condition of an add means is told by these names. */
export type AddWrite = Write<
  | 'once'
  | 'organization'
  | 'property'
  | 'owner-email'
  | 'owner'
  | 'owner-shelf'
  | 'unit'
  | 'line'
  | 'share'
  | 'unfinished'
  | 'audit'
  | 'grant'
  | 'notification'
  | 'import'
  | 'imported'
>;

/** One add: what to write, for whom, from when on. Instants are UTC. */
export type Add = NewProperty & {
  readonly once: Once | undefined;
  readonly reply: unknown;
  readonly now: Date;
  readonly audit: AuditEntry | undefined;
  readonly told: readonly NewNotification[] | undefined;
  readonly imported: Imported | undefined;
  /** Of the person who gets it into a chosen list. */
  readonly grants: readonly Write<'grant'>[];
};

const onceSeconds = 24 * 3600;

/** The shares count from the day the property is added. */
const firstSetOf = ({ property, shares }: Add): ShareSet => ({
  from: property.createdAt.slice(0, 10),
  shares: shares.map(({ owner: { ownerId }, percentage }) => ({ ownerId, percentage })),
});

/** The writes of an add, each with the condition it owns; put together in one transaction or in several stages. */
export function addWrites(table: TableClient, add: Add) {
  const { property, units, shares } = add;
  const { organizationId, propertyId } = property;
  const { organization, once } = organizationEntities(table);
  const entities = propertyEntities(table);
  const newOwners = shares.filter(({ isNew }) => isNew).map((share) => share.owner);

  const onceRecord = (done: boolean, asked: Once) => ({
    ...asked,
    done,
    ...(done && { reply: add.reply }),
    propertyId,
    startedAt: add.now.toISOString(),
    ttl: Math.ceil(add.now.getTime() / 1000) + onceSeconds,
  });

  return {
    /** The first use of an Idempotency-Key. */
    onceFirst: (done: boolean): AddWrite[] =>
      add.once
        ? [
            {
              name: 'once',
              write: once
                .build(PutTransaction)
                .item(onceRecord(done, add.once))
                .options({ condition: { attr: 'hash', exists: false } }),
            },
          ]
        : [],
    /** The reply, once the add past 100 items is whole. */
    onceDone: (): AddWrite[] =>
      add.once
        ? [
            {
              name: 'once',
              write: once
                .build(PutTransaction)
                .item(onceRecord(true, add.once))
                .options({ condition: { attr: 'propertyId', eq: propertyId } }),
            },
          ]
        : [],
    /** Takes room under the plan's limits (the condition is here, in the write), counts what is shown, or both. */
    organization: ({ reserve, count }: { reserve: boolean; count: boolean }): AddWrite[] => [
      {
        name: 'organization',
        write: organization
          .build(UpdateTransaction)
          .item({
            organizationId,
            ...(reserve && { propertiesLeft: $add(-1), unitsLeft: $add(-units.length) }),
            ...(count && {
              propertyCount: $add(1),
              unitCount: $add(units.length),
              ownerCount: $add(newOwners.length),
              ...(newOwners.length > 0 && shelvesChanged),
              unitsWithoutRent: $add(units.filter((unit) => unit.monthlyRent === undefined).length),
            }),
          })
          .options({
            condition: reserve
              ? {
                  and: [
                    { attr: 'propertiesLeft', gte: 1 },
                    { attr: 'unitsLeft', gte: units.length },
                  ],
                }
              : { attr: 'organizationId', exists: true },
            returnValuesOnConditionFalse: 'ALL_OLD',
          }),
      },
    ],
    /** The record: seen at once, or hidden until the rest is there. */
    property: (stage: 'live' | 'adding'): AddWrite[] => [
      {
        name: 'property',
        write: entities.property
          .build(PutTransaction)
          .item({
            ...propertyRecord({ ...property, shareSets: [firstSetOf(add)] }),
            ...{ unitCount: units.length, stage, order: orders.property },
          })
          .options({ condition: { attr: 'propertyId', exists: false } }),
      },
    ],
    /** Shows it; fails when somebody has begun to undo the add. */
    publishProperty: (): AddWrite[] => [
      {
        name: 'property',
        write: entities.property
          .build(UpdateTransaction)
          .item({ organizationId, propertyId, stage: 'live' })
          .options({ condition: { attr: 'stage', eq: 'adding' } }),
      },
    ],
    /** Its line in the organization's list. */
    line: (): AddWrite[] => [
      {
        name: 'line',
        write: entities.line.build(PutTransaction).item({
          ...summaryOf({ ...property, unitCount: units.length }),
          organizationId,
          order: orders.named(property.title, propertyId),
          searchText: propertySearchText(property),
        }),
      },
    ],
    /** The log's entry, and who is told of what the add did. */
    audit: (): AddWrite[] => [
      ...(add.audit ? [auditWrite(table, add.audit)] : []),
      ...notificationWrites(table, add.told),
    ],
    /** Of the import that makes it. */
    imported: (): AddWrite[] => importedWrites(table, add, add.imported),
    units: (some = units): AddWrite[] =>
      some.map((unit) => ({
        name: 'unit',
        write: entities.unit.build(PutTransaction).item(unitRecord(unit)),
      })),
    ...ownerWrites(table, add),
  };
}
