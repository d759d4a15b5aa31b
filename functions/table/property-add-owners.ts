import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import { orders, sha256 } from './keys';
import { ownerName } from './owner-name';
import { putOnShelf, shelfOf } from './owner-shelves';
import type { Add, AddWrite } from './property-add-writes';
import { summaryOf } from './property-records';

/** The owners' part of an add: new owners and their mail guards, everybody's share, and the property in everybody's own list. */
export function ownerWrites(table: TableClient, { property, units, shares, imported }: Add) {
  const { organizationId, propertyId } = property;
  const { owner, ownerEmailGuard } = organizationEntities(table);
  const entities = propertyEntities(table);
  const added = shares.filter(({ isNew }) => isNew).map((share) => share.owner);
  const guarded = added.filter(({ email }) => email !== '');
  const shelf = shelfOf(propertyId);

  return {
    /** One guard for each new owner: a mail address is used once in an organization. */
    ownerEmails: (): AddWrite[] =>
      guarded.map(({ ownerId, email, addedBy }) => ({
        name: 'owner-email',
        write: ownerEmailGuard
          .build(PutTransaction)
          .item({ organizationId, emailHash: sha256(email), email, ownerId, addedBy })
          .options({ condition: { attr: 'ownerId', exists: false } }),
      })),
    /** New owners whole; of those who stand already the title the picker shows, and one link more. */
    owners: (): AddWrite[] => [
      ...putOnShelf(table, { organizationId, shelf, owners: added }),
      ...shares.map(({ owner: given, isNew }) => ({
        name: 'owner' as const,
        write: isNew
          ? owner.build(PutTransaction).item({
              ...given,
              ...(imported && { importId: imported.importId }),
              propertyTitle: property.title,
              order: orders.named(ownerName(given), given.ownerId),
              shelf,
            })
          : owner
              .build(UpdateTransaction)
              .item({
                organizationId,
                ownerId: given.ownerId,
                propertyTitle: property.title,
                links: $add(1),
              })
              .options({ condition: { attr: 'ownerId', exists: true } }),
      })),
    ],
    /** A share in the property, and the property among what its owner owns. */
    shares: (): AddWrite[] =>
      shares.flatMap(
        ({ owner: { ownerId, firstName, lastName, companyName, email, bankReady }, percentage }, index) => [
          {
            name: 'share' as const,
            write: entities.share.build(PutTransaction).item({
              ...{ organizationId, propertyId, ownerId, firstName, lastName, companyName, email, percentage },
              bankReady: bankReady ?? false,
              order: orders.share(index),
            }),
          },
          {
            name: 'share' as const,
            write: entities.ownedProperty.build(PutTransaction).item({
              ...summaryOf({ ...property, unitCount: units.length }),
              organizationId,
              ownerId,
            }),
          },
        ],
      ),
  };
}
