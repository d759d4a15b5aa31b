import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { defined } from '../../shared/domain/defined';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { organisationEntities } from './entities/organisation';
import { ownersPartition, separator, sha256 } from './keys';
import { plainText } from './natural-order';
import { shelfReader } from './owner-search';
import { findOnShelves } from './owner-shelves';
import { takePage } from './take-page';

/** A rental owner of an organisation. `userId` and `userRoleId` are empty until the owner has an account. */
export type Owner = {
  readonly ownerId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly userRoleId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly mobile: string;
  readonly isCompany: boolean;
  /** Of the property added last; shown in the picker. */
  readonly propertyTitle: string;
  /** Whether the payment provider pays out to this owner; a share made for an owner begins with it. */
  readonly bankReady?: boolean;
  readonly createdAt: string;
};

type OwnerQuery = {
  readonly organisationId: string;
  readonly search?: string;
  /** `ownerChanges` of the organisation's record as it is now: a search then need not read again what it knows. */
  readonly ownerChanges?: () => Promise<number | undefined>;
  readonly after?: string;
  readonly limit: number;
};

export type OwnerPage = { readonly owners: Owner[]; readonly next?: string };

export type Owners = {
  /** By name, then id; `search` matches name, company or mail. `next` is an opaque place. */
  page(query: OwnerQuery): Promise<OwnerPage>;
  /** The ones that exist, in any order. */
  byIds(query: { organisationId: string; ownerIds: readonly string[] }): Promise<Owner[]>;
  /** The owner with this normalised mail in this organisation. */
  byEmail(query: {
    organisationId: string;
    email: string;
  }): Promise<Pick<Owner, 'ownerId' | 'email'> | undefined>;
};

type Stored = FormattedItem<ReturnType<typeof organisationEntities>['owner']>;

const toOwner = ({ order, bankReady, importId, links, shelf, ...owner }: Stored): Owner => ({
  ...owner,
  ...defined({ bankReady }),
});

export function ownerStore(table: TableClient): Owners {
  const { owner, ownerEmailGuard } = organisationEntities(table);
  const shelvesOf = shelfReader(table);

  const byIds: Owners['byIds'] = async ({ organisationId, ownerIds }) => {
    const stored = await batchGet(
      owner,
      [...new Set(ownerIds)].map((ownerId) => ({ organisationId, ownerId })),
    );
    return stored.map(toOwner);
  };

  const listed = async ({ organisationId, after, limit }: OwnerQuery): Promise<OwnerPage> => {
    const range = after === undefined ? {} : { range: { gt: placeOf('owners', after).join(separator) } };
    const found = await takePage(
      (startKey) =>
        table
          .build(QueryCommand)
          .query({ index: 'byOrder', partition: ownersPartition(organisationId), ...range })
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
    { organisationId, after, limit, ownerChanges }: OwnerQuery,
  ): Promise<OwnerPage> => {
    const from = after === undefined ? '' : placeOf('owners', after).join(separator);
    const shelves = await shelvesOf({ organisationId, changes: ownerChanges });
    const found = findOnShelves(shelves, wanted)
      .filter(({ order }) => order > from)
      .sort((a, b) => (a.order < b.order ? -1 : 1));
    const shown = found.slice(0, limit);
    const owners = await byIds({ organisationId, ownerIds: shown.map(({ place: [, ownerId] }) => ownerId) });
    const places = new Map(shown.map(({ place: [, ownerId] }, index) => [ownerId, index]));
    const placed = (each: Owner) => places.get(each.ownerId) ?? 0;
    const last = shown.at(-1);
    return {
      owners: owners.sort((a, b) => placed(a) - placed(b)),
      ...(found.length > limit && last && { next: cursorOf('owners', last.place) }),
    };
  };

  return {
    page: (query) => {
      const wanted = plainText(query.search ?? '');
      return wanted === '' ? listed(query) : searched(wanted, query);
    },
    byIds,
    byEmail: async ({ organisationId, email }) => {
      const { Item } = await ownerEmailGuard
        .build(GetItemCommand)
        .key({ organisationId, emailHash: sha256(email) })
        .options({ consistent: true })
        .send();
      return Item && { ownerId: Item.ownerId, email: Item.email };
    },
  };
}
