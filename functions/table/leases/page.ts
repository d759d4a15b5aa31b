import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { fillPage } from '../db/page';
import {
  type LeaseGroup,
  type LeaseKey,
  LeaseLine,
  leaseGroups,
  leaseLinePlace,
  leasesPartition,
  StoredLease,
} from './record';

type Asked = {
  readonly organizationId: string;
  /** One group of the list, and of it the days from and to; all groups without it. */
  readonly group?: LeaseGroup | undefined;
  readonly days?: { readonly from: string; readonly to: string } | undefined;
  /** Part of a tenant's name, the unit number or the property's name. */
  readonly search?: string | undefined;
  /** Whether the caller may see this property's leases. */
  readonly isSeen: (propertyId: string) => boolean;
  readonly after?: string | undefined;
  readonly limit: number;
};

export type LeasePage = { readonly leases: LeaseLine[]; readonly next?: string | undefined };

function rangeOf({ group, days }: Asked): readonly [string, string] {
  if (!group) return [leaseGroups.draft, `${leaseGroups.over}${last}`];
  return [leaseLinePlace(group, days?.from), `${leaseLinePlace(group, days?.to)}${last}`];
}

const placeIn = ({ group, day, leaseId }: LeaseLine) => [leaseLinePlace(group, day), leaseId] as const;

/** The lines of these leases, in any order: two reads, whatever their number. */
export const leaseLines =
  (db: Db) =>
  async (keys: readonly LeaseKey[]): Promise<LeaseLine[]> => {
    const once = [...new Map(keys.map((key) => [key.leaseId, key])).values()];
    const heads = await db.getAll(StoredLease, once);
    return db.getAll(
      LeaseLine,
      heads.map(({ organizationId, leaseId, listed }) => ({ organizationId, leaseId, ...listed })),
    );
  };

/** Every line, for a list in another order. Lags: what was written in the last second may be missing. */
export const everyLeaseLine =
  (db: Db) =>
  (organizationId: string): Promise<LeaseLine[]> =>
    db.list(LeaseLine, {
      partition: leasesPartition(organizationId),
      range: { between: [leaseGroups.draft, `${leaseGroups.over}${last}`] },
      mayLag: true,
    });

/** The visible leases by group and day. Refuses `invalid` for a cursor of another list. */
export const leasePage =
  (db: Db) =>
  async (asked: Asked): Promise<LeasePage> => {
    const { organizationId, search = '', isSeen, after, limit } = asked;
    const [start, end] = rangeOf(asked);
    const { shown: leases, next } = await fillPage<LeaseLine>({
      list: 'leases',
      placeIn,
      after,
      limit,
      isSeen: ({ propertyId }) => isSeen(propertyId),
      read: (from, atMost) =>
        db.list(LeaseLine, {
          partition: leasesPartition(organizationId),
          range: { between: [from?.join(separator) ?? start, end] },
          search: plainText(search),
          limit: atMost,
        }),
    });
    return { leases, next };
  };
