import type { OwnerReach } from '../../../shared/domain/portfolio/owner-reach';
import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { cutPage } from '../db/page';
import { Owner, ownerPlace, ownersPartition } from './record';
import { shelfReader } from './search';
import { type FoundOwner, findOnShelves } from './shelves';

export type OwnerQuery = {
  readonly organizationId: string;
  /** Matches name, company or mail. */
  readonly search?: string | undefined;
  /** Reads the organization's current `ownerChanges`, so that a search can reuse its cache. */
  readonly ownerChanges?: (() => Promise<number | undefined>) | undefined;
  /** Only owners within this reach; a promise, so that it loads in parallel with the owners. */
  readonly reach?: Promise<OwnerReach> | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

type OwnersWithin = Pick<OwnerQuery, 'organizationId' | 'ownerChanges'> & {
  readonly reach: Promise<OwnerReach>;
};

export type OwnerPage = { readonly owners: Owner[]; readonly next?: string | undefined };

async function listed(db: Db, { organizationId, after, limit }: OwnerQuery): Promise<OwnerPage> {
  const from = after === undefined ? undefined : placeOf('owners', after).join(separator);
  const found = await db.list(Owner, {
    partition: ownersPartition(organizationId),
    index: 'byOrder',
    range: from === undefined ? undefined : { gt: from },
    limit: limit + 1,
  });
  const { shown: owners, next } = cutPage(found, { list: 'owners', placeIn: ownerPlace, limit });
  return { owners, next };
}

/** An owner deleted between the two reads makes the page shorter; `next` still works. */
async function searched(db: Db, sought: Promise<FoundOwner[]>, asked: OwnerQuery): Promise<OwnerPage> {
  const { organizationId, after, limit } = asked;
  const from = after === undefined ? '' : placeOf('owners', after).join(separator);
  const found = (await sought)
    .filter(({ order }) => order > from)
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  const { shown, next } = cutPage(found, { list: 'owners', placeIn: ({ place }) => place, limit });
  const keys = shown.map(({ place: [, ownerId] }) => ({ organizationId, ownerId }));
  const owners = new Map((await db.getAll(Owner, keys)).map((owner) => [owner.ownerId, owner]));
  return { owners: keys.flatMap(({ ownerId }) => owners.get(ownerId) ?? []), next };
}

export function ownerPages(db: Db) {
  const shelvesOf = shelfReader(db);
  const find = async (query: Omit<OwnerQuery, 'limit'>, wanted: string): Promise<FoundOwner[]> => {
    const { organizationId, ownerChanges: changes } = query;
    const [shelves, reach] = await Promise.all([shelvesOf({ organizationId, changes }), query.reach]);
    return findOnShelves(shelves, { wanted, reach });
  };
  return {
    /** By name, then id. Refuses `invalid` for a cursor of another list. */
    page: async (query: OwnerQuery): Promise<OwnerPage> => {
      const wanted = plainText(query.search ?? '');
      return wanted === '' && !query.reach ? listed(db, query) : searched(db, find(query, wanted), query);
    },
    count: async (within: OwnersWithin): Promise<number> => (await find(within, '')).length,
  };
}
