import { cursorOf, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
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

/** Tenancies that one request reads when many of them may be somebody else's. */
const readAtOnce = 200;

const orderOf = (tenancy: Tenancy): string => tenancyPlace(tenancy).join(separator);

/** The visible tenancies by name. Refuses `invalid` for a cursor of another list. */
export const tenancyPage =
  (db: Db) =>
  async ({ organizationId, search = '', isSeen, after, limit }: Asked) => {
    let from = after === undefined ? undefined : placeOf('tenants', after).join(separator);
    const seen: Tenancy[] = [];
    for (;;) {
      const read = await db.list(Tenancy, {
        index: 'byOrder',
        partition: tenantsPartition(organizationId),
        range: from === undefined ? undefined : { gt: from },
        search: plainText(search),
        limit: readAtOnce,
      });
      seen.push(...read.filter(({ propertyId }) => isSeen(propertyId)));
      const last = read.at(-1);
      if (seen.length > limit || read.length < readAtOnce || !last) break;
      from = orderOf(last);
    }
    const tenancies = seen.slice(0, limit);
    const last = tenancies.at(-1);
    const goesOn = seen.length > limit && last !== undefined;
    return { tenancies, next: goesOn ? cursorOf('tenants', tenancyPlace(last)) : undefined };
  };
