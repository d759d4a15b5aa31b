import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { batchWrite } from './batch';
import type { TableClient } from './client';
import { removeDocumentsOf } from './document-writes';
import { importEntities } from './entities/import';
import { organizationEntities } from './entities/organization';
import { paymentEntities } from './entities/payment';
import { peopleEntities } from './entities/people';
import { propertyEntities } from './entities/property';
import type { MadeProperty } from './imports';
import { ownerPartition, sha256 } from './keys';
import { shelvesChanged, takeOffShelf } from './owner-shelves';
import { personNameHash } from './people-records';
import { documentsOf, readAllUnits } from './property-used';
import { transact, type Wait } from './transact';

type OwnerKey = Pick<MadeProperty, 'organizationId' | 'importId'> & { readonly ownerId: string };

async function ownsNothing(table: TableClient, { organizationId, ownerId }: OwnerKey): Promise<boolean> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: ownerPartition(organizationId, ownerId) })
    .entities(propertyEntities(table).ownedProperty)
    .options({ consistent: true, limit: 1 })
    .send();
  return Items.length === 0;
}

/**
 * An owner whom this import made goes with the last of the properties, with the mail's guard and out of the count; not one who got bank details,
 * an account, an invitation or another property: `links` moves on with each, so that the read before the write is still true in it.
 */
async function removeOwner(table: TableClient, key: OwnerKey, { wait }: { wait: Wait }): Promise<void> {
  const { owner, ownerEmailGuard, organization } = organizationEntities(table);
  const { organizationId, importId, ownerId } = key;
  const { Item } = await owner
    .build(GetItemCommand)
    .key({ organizationId, ownerId })
    .options({ consistent: true })
    .send();
  if (Item?.importId !== importId || !(await ownsNothing(table, key))) return;
  const { email, links, shelf } = Item;
  await transact(
    [
      {
        name: 'owner',
        write: owner
          .build(DeleteTransaction)
          .key({ organizationId, ownerId })
          .options({
            condition: {
              and: [
                { attr: 'userRoleId', eq: '' },
                links === undefined ? { attr: 'links', exists: false } : { attr: 'links', eq: links },
              ],
            },
          }),
      },
      {
        name: 'owner-email',
        write: ownerEmailGuard.build(DeleteTransaction).key({ organizationId, emailHash: sha256(email) }),
      },
      ...takeOffShelf(table, { organizationId, shelf, owners: [Item] }),
      {
        name: 'bank',
        write: paymentEntities(table)
          .connectedAccount.build(ConditionCheck)
          .key({ organizationId, ownerId })
          .condition({ attr: 'ownerId', exists: false }),
      },
      {
        name: 'invited',
        write: peopleEntities(table)
          .personGuard.build(ConditionCheck)
          .key({ organizationId, nameHash: personNameHash({ email, roleLabel: 'rentalOwner' }) })
          .condition({ attr: 'nameHash', exists: false }),
      },
      {
        name: 'organization',
        write: organization
          .build(UpdateTransaction)
          .item({ organizationId, ownerCount: $add(-1), ...shelvesChanged }),
      },
      {
        name: 'import',
        write: importEntities(table)
          .import.build(UpdateTransaction)
          .item({ organizationId, importId, doneOwners: $add(-1) }),
      },
    ],
    { wait },
  );
}

/**
 * What is left of a property that is out of every list and counter: units and record when they did not fit into that transaction, then owners who
 * have nothing else, last the mark that there is something left. Each step may be done twice. `at` is a UTC instant.
 */
export async function removeRest(
  table: TableClient,
  made: MadeProperty,
  { at, wait }: { at: string; wait: Wait },
): Promise<void> {
  const { property, unit } = propertyEntities(table);
  const { importMade } = importEntities(table);
  const { organizationId, importId, index, propertyId } = made;
  const [{ Item: mark }, units] = await Promise.all([
    importMade
      .build(GetItemCommand)
      .key({ organizationId, importId, index })
      .options({ consistent: true })
      .send(),
    readAllUnits(table, made),
  ]);
  const documented = new Set((await documentsOf(table, units)).map(({ unitId }) => unitId));
  for (const each of units)
    if (documented.has(each.unitId)) await transact([removeDocumentsOf(table, each, at)], { wait });
  await batchWrite(
    table,
    units.map(({ unitId }) => unit.build(BatchDeleteRequest).key({ organizationId, propertyId, unitId })),
  );
  await property.build(DeleteItemCommand).key({ organizationId, propertyId }).send();
  for (const ownerId of mark?.leavingOwners ?? [])
    await removeOwner(table, { organizationId, importId, ownerId }, { wait });
  await importMade.build(DeleteItemCommand).key({ organizationId, importId, index }).send();
}
