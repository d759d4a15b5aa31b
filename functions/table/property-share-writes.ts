import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $set } from 'dynamodb-toolbox/entity/actions/update';
import { type ShareSet, spansOf } from '../../shared/domain/shares';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import { orders, sha256 } from './keys';
import { ownerName } from './owner-name';
import { putOnShelf, shelfOf, shelvesChanged } from './owner-shelves';
import type { Owner } from './owners';
import type { NewProperty, Property } from './properties';
import { summaryOf } from './property-records';
import type { Write } from './transact';

type Shares = NewProperty['shares'];
export type ShareWrite = Write<
  'property' | 'organization' | 'owner-email' | 'owner' | 'owner-shelf' | 'share' | 'line' | 'audit'
>;

const mutableSpans = (sets: readonly ShareSet[], ownerId: string) =>
  spansOf(sets, ownerId).map((span) => ({ ...span }));

/** New owners whole, each with a guard of the mail, on the shelf that a search reads, and one more in the organization's count. */
export function newOwnerWrites(table: TableClient, property: Property, shares: Shares): ShareWrite[] {
  const { owner, ownerEmailGuard, organization } = organizationEntities(table);
  const { organizationId, title } = property;
  const added = shares.filter(({ isNew }) => isNew).map((share) => share.owner);
  if (added.length === 0) return [];
  const shelf = shelfOf(property.propertyId);
  return [
    {
      name: 'organization',
      write: organization
        .build(UpdateTransaction)
        .item({ organizationId, ownerCount: $add(added.length), ...shelvesChanged })
        .options({ condition: { attr: 'organizationId', exists: true } }),
    },
    ...putOnShelf(table, { organizationId, shelf, owners: added }),
    ...added.flatMap((given): ShareWrite[] => [
      {
        name: 'owner-email',
        write: ownerEmailGuard
          .build(PutTransaction)
          .item({
            organizationId,
            emailHash: sha256(given.email),
            email: given.email,
            ownerId: given.ownerId,
            addedBy: given.addedBy,
          })
          .options({ condition: { attr: 'ownerId', exists: false } }),
      },
      {
        name: 'owner',
        write: owner.build(PutTransaction).item({
          ...given,
          propertyTitle: title,
          order: orders.named(ownerName(given), given.ownerId),
          shelf,
        }),
      },
    ]),
  ];
}

/** Who stands already gets one link more, so that nobody takes the owner away in the same moment. */
const linked = (table: TableClient, { organizationId, ownerId }: Owner): ShareWrite => ({
  name: 'owner',
  write: organizationEntities(table)
    .owner.build(UpdateTransaction)
    .item({ organizationId, ownerId, links: $add(1) })
    .options({ condition: { attr: 'ownerId', exists: true } }),
});

/** Everybody of the new set: the share, and the property in the own list with the days it is theirs. */
export function comingWrites(
  table: TableClient,
  property: Property,
  { shares, sets }: { shares: Shares; sets: readonly ShareSet[] },
): ShareWrite[] {
  const { share, ownedProperty } = propertyEntities(table);
  const { organizationId, propertyId } = property;
  return shares.flatMap(({ owner, isNew, percentage }, index): ShareWrite[] => {
    const { ownerId, firstName, lastName, companyName, email, bankReady = false } = owner;
    return [
      ...(isNew ? [] : [linked(table, owner)]),
      {
        name: 'share',
        write: share.build(PutTransaction).item({
          ...{ organizationId, propertyId, ownerId, firstName, lastName, companyName, email, percentage },
          bankReady,
          order: orders.share(index),
        }),
      },
      {
        name: 'line',
        write: ownedProperty
          .build(PutTransaction)
          .item({ ...summaryOf(property), organizationId, ownerId, spans: mutableSpans(sets, ownerId) }),
      },
    ];
  });
}

/** Who was in the set before and is in the new one no more: the records stay, as the history names them. */
export function leavingWrites(
  table: TableClient,
  property: Property,
  { ownerIds, sets }: { ownerIds: readonly string[]; sets: readonly ShareSet[] },
): ShareWrite[] {
  const { share, ownedProperty } = propertyEntities(table);
  const { organizationId, propertyId } = property;
  const condition = { attr: 'ownerId', exists: true } as const;
  return ownerIds.flatMap((ownerId): ShareWrite[] => [
    {
      name: 'share',
      write: share
        .build(UpdateTransaction)
        .item({ organizationId, propertyId, ownerId, percentage: 0 })
        .options({ condition }),
    },
    {
      name: 'line',
      write: ownedProperty
        .build(UpdateTransaction)
        .item({ organizationId, ownerId, propertyId, spans: $set(mutableSpans(sets, ownerId)) })
        .options({ condition }),
    },
  ]);
}
