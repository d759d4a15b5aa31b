import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { organizationEntities } from './entities/organization';
import { ownersPartition, separator } from './keys';
import { plainText } from './natural-order';
import { shelfReader } from './owner-search';
import { findOnShelves } from './owner-shelves';
import { knownOwners, type Owner, type OwnerPage, type OwnerQuery, type Owners, toOwner } from './owners';
import { takePage } from './take-page';

/** All that is asked of owners, the pages of the picker among it. */
export function ownerStore(table: TableClient): Owners {
  const { owner } = organizationEntities(table);
  const known = knownOwners(table);
  const shelvesOf = shelfReader(table);

  const listed = async ({ organizationId, after, limit }: OwnerQuery): Promise<OwnerPage> => {
    const range = after === undefined ? {} : { range: { gt: placeOf('owners', after).join(separator) } };
    const found = await takePage(
      (startKey) =>
        table
          .build(QueryCommand)
          .query({ index: 'byOrder', partition: ownersPartition(organizationId), ...range })
          .entities(owner)
          .options({
            consistent: true,
            limit: limit + 1,
            ...(startKey && { exclusiveStartKey: startKey }),
          })
          .send(),
      limit + 1,
    );
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const next =
      found.length > limit && last
        ? { next: cursorOf('owners', [last.order.split(separator)[0] ?? '', last.ownerId]) }
        : {};
    return { owners: shown.map(toOwner), ...next };
  };

  /** Whoever is taken away between the two reads is left out of the page, which then is shorter; `next` still leads on. */
  const searched = async (
    wanted: string,
    { organizationId, after, limit, ownerChanges, ...query }: OwnerQuery,
  ): Promise<OwnerPage> => {
    const from = after === undefined ? '' : placeOf('owners', after).join(separator);
    const [shelves, reach] = await Promise.all([
      shelvesOf({ organizationId, changes: ownerChanges }),
      query.reach,
    ]);
    const found = findOnShelves(shelves, { wanted, reach })
      .filter(({ order }) => order > from)
      .sort((a, b) => (a.order < b.order ? -1 : 1));
    const shown = found.slice(0, limit);
    const owners = await known.byIds({
      organizationId,
      ownerIds: shown.map(({ place: [, ownerId] }) => ownerId),
    });
    const places = new Map(shown.map(({ place: [, ownerId] }, index) => [ownerId, index]));
    const placed = (each: Owner) => places.get(each.ownerId) ?? 0;
    const last = shown.at(-1);
    return {
      owners: owners.sort((a, b) => placed(a) - placed(b)),
      ...(found.length > limit && last && { next: cursorOf('owners', last.place) }),
    };
  };

  return {
    ...known,
    page: (query) => {
      const wanted = plainText(query.search ?? '');
      return wanted === '' && !query.reach ? listed(query) : searched(wanted, query);
    },
    count: async ({ organizationId, ownerChanges, ...query }) => {
      const [shelves, reach] = await Promise.all([
        shelvesOf({ organizationId, changes: ownerChanges }),
        query.reach,
      ]);
      return findOnShelves(shelves, { wanted: '', reach }).length;
    },
  };
}
