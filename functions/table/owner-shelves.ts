import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $delete } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { TableClient } from './client';
import type { Place } from './cursor';
import { organisationEntities } from './entities/organisation';
import { orders, ownerShelvesPartition, separator, sha256 } from './keys';
import { plainText } from './natural-order';
import { ownerName } from './owner-name';
import type { Owner } from './owners';
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
  'organisationId' | 'ownerId' | 'isCompany' | 'firstName' | 'lastName' | 'companyName' | 'email'
>;

/** Its place in the list, then what a search looks through. Neither ever changes: an owner is not renamed. */
const entryOf = (owner: Named): string =>
  [
    orders.named(ownerName(owner), owner.ownerId),
    plainText([owner.firstName, owner.lastName, owner.companyName, owner.email].join(' ')),
  ].join(separator);

type Shelved = { readonly organisationId: string; readonly shelf: number; readonly owners: readonly Named[] };

const writeOf = (
  table: TableClient,
  { organisationId, shelf, owners }: Shelved,
  change: typeof $add | typeof $delete,
): Write<'owner-shelf'>[] =>
  owners.length === 0
    ? []
    : [
        {
          name: 'owner-shelf',
          write: organisationEntities(table)
            .ownerShelf.build(UpdateTransaction)
            .item({ organisationId, shelf, entries: change(new Set(owners.map(entryOf))) }),
        },
      ];

/** One item for all these owners, none for none; written with their records. */
export const putOnShelf = (table: TableClient, shelved: Shelved) => writeOf(table, shelved, $add);
/** Written with the delete of their records. */
export const takeOffShelf = (table: TableClient, shelved: Shelved) => writeOf(table, shelved, $delete);

export type FoundOwner = { readonly order: string; readonly place: Place };

/** Who has `wanted`, a plain text, anywhere in the names or the mail; in any order. One Query, strongly consistent. */
export async function findOnShelves(
  table: TableClient,
  { organisationId, wanted }: { organisationId: string; wanted: string },
): Promise<FoundOwner[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: ownerShelvesPartition(organisationId) })
    .entities(organisationEntities(table).ownerShelf)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items.flatMap(({ entries = new Set<string>() }) => [...entries]).flatMap((entry): FoundOwner[] => {
    const [name = '', ownerId = '', text = ''] = entry.split(separator);
    return text.includes(wanted) ? [{ order: [name, ownerId].join(separator), place: [name, ownerId] }] : [];
  });
}
