import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { fillPage } from '../db/page';
import { Tenancy, tenancyPlace, tenantsPartition } from './record';

type Asked = {
  readonly organizationId: string;
  /** A part of a name, a mail address, a unit number or a property's name. */
  readonly search?: string | undefined;
  /** Whether the caller may see what is in this property. */
  readonly isSeen: (propertyId: string) => boolean;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** The visible tenancies by name. Refuses `invalid` for a cursor of another list. */
export const tenancyPage =
  (db: Db) =>
  async ({ organizationId, search = '', isSeen, after, limit }: Asked) => {
    const { shown: tenancies, next } = await fillPage<Tenancy>({
      list: 'tenants',
      placeIn: tenancyPlace,
      after,
      limit,
      isSeen: ({ propertyId }) => isSeen(propertyId),
      read: (from, atMost) =>
        db.list(Tenancy, {
          index: 'byOrder',
          partition: tenantsPartition(organizationId),
          range: from && { gt: from.join(separator) },
          search: plainText(search),
          limit: atMost,
        }),
    });
    return { tenancies, next };
  };
