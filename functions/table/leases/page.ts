import { cursorOf, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { plainText } from '../db/natural-order';
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

/** Lines one request reads when the caller may not see many of them. */
const readAtOnce = 200;

function rangeOf({ group, days }: Asked): readonly [string, string] {
  if (!group) return [leaseGroups.draft, `${leaseGroups.over}${last}`];
  const [from, to] = days ? [days.from, days.to] : ['', ''];
  return [leaseLinePlace(group, from), `${leaseLinePlace(group, to)}${last}`];
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

/** The visible leases by group and day. Refuses `invalid` for a cursor of another list. */
export const leasePage =
  (db: Db) =>
  async (asked: Asked): Promise<LeasePage> => {
    const { organizationId, search = '', isSeen, after, limit } = asked;
    const [start, end] = rangeOf(asked);
    let from = after === undefined ? start : placeOf('leases', after).join(separator);
    let isFirst = after === undefined;
    const seen: LeaseLine[] = [];
    for (;;) {
      const read = await db.list(LeaseLine, {
        partition: leasesPartition(organizationId),
        range: { between: [from, end] },
        search: plainText(search),
        limit: readAtOnce,
      });
      const beginning = from;
      const lines = isFirst ? read : read.filter((line) => placeIn(line).join(separator) !== beginning);
      seen.push(...lines.filter(({ propertyId }) => isSeen(propertyId)));
      const lastRead = read.at(-1);
      if (seen.length > limit || read.length < readAtOnce || !lastRead) break;
      from = placeIn(lastRead).join(separator);
      isFirst = false;
    }
    const leases = seen.slice(0, limit);
    const lastShown = leases.at(-1);
    const goesOn = seen.length > limit && lastShown !== undefined;
    return { leases, next: goesOn ? cursorOf('leases', placeIn(lastShown)) : undefined };
  };
