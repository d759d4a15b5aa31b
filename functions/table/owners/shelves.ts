import { isOwnerSeen, type OwnerReach } from '../../../shared/domain/portfolio/owner-reach';
import type { Place } from '../db/cursor';
import type { Db } from '../db/db';
import { separator, sha256 } from '../db/keys';
import { plainText } from '../db/natural-order';
import { update, type Write } from '../db/writes';
import { type NewOwner, OwnerShelf, ownerPlace, ownerShelvesPartition } from './record';

// A search matches any part of a name or mail, so it looks at every owner, but reads only what it matches: a
// tenth of the records. With 10,000 owners a shelf has some 30 KB, rewritten by each add with new owners;
// more shelves would be more to read.
const shelves = 32;

/** All new owners of one write share a shelf, that of their property, so that they cost its transaction one
 * item; an owner without one has their own. */
export const shelfOf = (id: string): number => Number.parseInt(sha256(id).slice(0, 8), 16) % shelves;

/** Place in the list, text to search and who added the owner. None of it ever changes. */
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

/** One item for all these owners, written with their records; empty without any. */
export const putOnShelf = ({ owners, ...key }: Shelved): Write<'owner-shelf'>[] =>
  owners.length === 0
    ? []
    : [update(OwnerShelf, { key, add: { ...counted, entries: new Set(owners.map(entryOf)) } })];

/** Goes into the transaction that deletes the owners. */
export const takeOffShelf = ({ owners, ...key }: Shelved): Write<'owner-shelf'> =>
  update(OwnerShelf, { key, add: counted, takeOut: { entries: new Set(owners.map(entryOf)) } });

/** An organization's shelves, and the number of writes they include. */
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

/** Owners within the reach with `wanted`, a plain text, in their names or mail; in any order. */
export const findOnShelves = ({ entries }: Shelves, { wanted, reach }: Sought): FoundOwner[] =>
  entries.flatMap((entry) => {
    // Few match, so do not split the others.
    if (!entry.includes(wanted)) return [];
    const [name = '', ownerId = '', text = '', addedBy] = entry.split(separator);
    if (!text.includes(wanted) || !isOwnerSeen(reach, { ownerId, addedBy })) return [];
    return [{ order: [name, ownerId].join(separator), place: [name, ownerId] }];
  });
