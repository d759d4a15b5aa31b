import { isOwnerSeen, type OwnerReach } from '../../../shared/domain/owner-reach';
import type { Place } from '../db/cursor';
import type { Db } from '../db/db';
import { separator, sha256 } from '../db/keys';
import { plainText } from '../db/natural-order';
import { update, type Write } from '../db/writes';
import { type NewOwner, OwnerShelf, ownerPlace, ownerShelvesPartition } from './record';

/**
 * A search matches any part of a name or mail, so it has to look at every owner: it reads only what it matches, a tenth of the records, packed
 * many to a shelf. Of 10,000 owners a shelf has some 30 KB, which each add with new owners writes anew; more shelves would be more to read.
 */
const shelves = 32;

/** All new owners of one write stand on one shelf, so that they cost its transaction one item. */
export const shelfOf = (propertyId: string): number =>
  Number.parseInt(sha256(propertyId).slice(0, 8), 16) % shelves;

/** The place in the list, what a search looks through, and who added the owner. None of it ever changes. */
const entryOf = (owner: NewOwner): string =>
  [
    ...ownerPlace(owner),
    plainText([owner.firstName, owner.lastName, owner.companyName, owner.email].join(' ')),
    ...(owner.addedBy === undefined ? [] : [owner.addedBy]),
  ].join(separator);

type Shelved = {
  readonly organizationId: string;
  readonly shelf: number;
  readonly owners: readonly NewOwner[];
};
const counted = { changes: 1 };

/** One item for all these owners, none for none; written with their records. */
export const putOnShelf = ({ owners, ...key }: Shelved): Write<'owner-shelf'>[] =>
  owners.length === 0
    ? []
    : [update(OwnerShelf, { key, add: { ...counted, entries: new Set(owners.map(entryOf)) } })];

/** Written with the delete of its record. */
export const takeOffShelf = ({ owners, ...key }: Shelved): Write<'owner-shelf'> =>
  update(OwnerShelf, { key, add: counted, takeOut: { entries: new Set(owners.map(entryOf)) } });

/** What stands on an organization's shelves, and how many writes of them are in it. */
export type Shelves = { readonly entries: readonly string[]; readonly changes: number };

/** One Query. */
export async function readShelves(db: Db, organizationId: string): Promise<Shelves> {
  const read = await db.list(OwnerShelf, { partition: ownerShelvesPartition(organizationId) });
  return {
    entries: read.flatMap(({ entries = [] }) => [...entries]),
    changes: read.reduce((sum, { changes = 0 }) => sum + changes, 0),
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
