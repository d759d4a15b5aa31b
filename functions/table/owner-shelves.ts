import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $delete } from 'dynamodb-toolbox/entity/actions/update';
import * as z from 'zod';
import { isOwnerSeen, type OwnerReach } from '../../shared/domain/owner-reach';
import type { TableClient } from './client';
import type { Place } from './cursor';
import { organizationEntities } from './entities/organization';
import { orders, ownerShelvesPartition, separator, sha256 } from './keys';
import { plainText } from './natural-order';
import { ownerName } from './owner-name';
import type { Owner } from './owners';
import { tableSchema } from './schema';
import { takePage } from './take-page';
import type { Write } from './transact';

/**
 * A search matches any part of a name or mail, so it has to look at every owner: it reads only what it matches, a tenth of the records, packed
 * many to a shelf. Of 10,000 owners a shelf has some 30 KB, which each add with new owners writes anew; more shelves would be more to read.
 */
const shelves = 32;

/** All new owners of one write stand on one shelf, so that they cost its transaction one item. */
export const shelfOf = (propertyId: string): number =>
  Number.parseInt(sha256(propertyId).slice(0, 8), 16) % shelves;

type Named = Pick<
  Owner,
  'organizationId' | 'ownerId' | 'isCompany' | 'firstName' | 'lastName' | 'companyName' | 'email'
> & { readonly addedBy?: string | undefined };

/** The place in the list, what a search looks through, and who added the owner. None of it ever changes. */
const entryOf = (owner: Named): string =>
  [
    orders.named(ownerName(owner), owner.ownerId),
    plainText([owner.firstName, owner.lastName, owner.companyName, owner.email].join(' ')),
    ...(owner.addedBy === undefined ? [] : [owner.addedBy]),
  ].join(separator);

type Shelved = { readonly organizationId: string; readonly shelf: number; readonly owners: readonly Named[] };

const writeOf = (
  table: TableClient,
  { organizationId, shelf, owners }: Shelved,
  change: typeof $add | typeof $delete,
): Write<'owner-shelf'>[] =>
  owners.length === 0
    ? []
    : [
        {
          name: 'owner-shelf',
          write: organizationEntities(table)
            .ownerShelf.build(UpdateTransaction)
            .item({ organizationId, shelf, entries: change(new Set(owners.map(entryOf))), changes: $add(1) }),
        },
      ];

/** One item for all these owners, none for none; written with their records. */
export const putOnShelf = (table: TableClient, shelved: Shelved) => writeOf(table, shelved, $add);
/** Written with the delete of their records. */
export const takeOffShelf = (table: TableClient, shelved: Shelved) => writeOf(table, shelved, $delete);

/** Goes into the organization's record with each write of a shelf, which counts it too; see `owner-search`. */
export const shelvesChanged = { ownerChanges: $add(1) };

/** What stands on an organization's shelves, and how many writes of them are in it. */
export type Shelves = { readonly entries: readonly string[]; readonly changes: number };

const shelvesRead = z.array(
  z.object({ entries: z.set(z.string()).default(new Set()), changes: z.number().default(0) }),
);

/** One Query, strongly consistent, put as DynamoDB takes it. */
export async function readShelves(table: TableClient, organizationId: string): Promise<Shelves> {
  const found = await takePage(
    (startKey) =>
      table.getDocumentClient().send(
        new QueryCommand({
          TableName: table.getName(),
          KeyConditionExpression: '#pk = :pk',
          ProjectionExpression: 'entries, changes',
          ExpressionAttributeNames: { '#pk': tableSchema.partitionKey },
          ExpressionAttributeValues: { ':pk': ownerShelvesPartition(organizationId) },
          ConsistentRead: true,
          ...(startKey && { ExclusiveStartKey: startKey }),
        }),
      ),
    shelves,
  );
  const read = shelvesRead.parse(found);
  return {
    entries: read.flatMap(({ entries }) => [...entries]),
    changes: read.reduce((sum, { changes }) => sum + changes, 0),
  };
}

export type FoundOwner = { readonly order: string; readonly place: Place };

type Sought = { readonly wanted: string; readonly reach?: OwnerReach | undefined };

/** Who has `wanted`, a plain text, anywhere in the names or the mail, and is within the reach; in any order. */
export const findOnShelves = ({ entries }: Shelves, { wanted, reach }: Sought): FoundOwner[] =>
  entries.flatMap((entry) => {
    // Few match: the others are not taken apart.
    if (!entry.includes(wanted)) return [];
    const [name = '', ownerId = '', text = '', addedBy] = entry.split(separator);
    if (!text.includes(wanted) || !isOwnerSeen(reach, { ownerId, addedBy })) return [];
    return [{ order: [name, ownerId].join(separator), place: [name, ownerId] }];
  });
