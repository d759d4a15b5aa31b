import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { update } from '../db/writes';
import { hexDigits } from '../leases/record';
import {
  headsOfProperty,
  type LedgerKey,
  ledgersPartition,
  RentWatch,
  StoredHead,
  watchesPartition,
} from './record';

/** The ledgers of an organization, property by property. */
export const ledgerHeads =
  (db: Db) =>
  (organizationId: string, { mayLag }: { readonly mayLag?: boolean } = {}): Promise<StoredHead[]> =>
    db.list(StoredHead, { partition: ledgersPartition(organizationId), mayLag });

/** A property's books: its leases' ledgers and its own. */
export const propertyHeads =
  (db: Db) =>
  ({ organizationId, propertyId }: { organizationId: string; propertyId: string }): Promise<StoredHead[]> =>
    db.list(StoredHead, {
      partition: ledgersPartition(organizationId),
      range: { beginsWith: headsOfProperty(propertyId) },
    });
type HeadPlace = Pick<StoredHead, 'propertyId' | 'leaseId'>;
type HeadsAsked = {
  readonly organizationId: string;
  readonly propertyId?: string | undefined;
  /** The first one to read. */
  readonly from?: HeadPlace | undefined;
  readonly limit: number;
};

/** The next ledgers of an organization or of one of its properties, in the order of properties. */
export const headPage =
  (db: Db) =>
  ({ organizationId, propertyId, from, limit }: HeadsAsked): Promise<StoredHead[]> => {
    const property = propertyId === undefined ? '' : `${propertyId}${separator}`;
    const first = from ? [from.propertyId, from.leaseId].join(separator) : property;
    const range = { between: [first || ' ', `${property}${last}`] } as const;
    return db.list(StoredHead, { partition: ledgersPartition(organizationId), range, limit });
  };

/** The ledgers of some leases, for the job. */
export const headsOf =
  (db: Db) =>
  (keys: readonly (LedgerKey & { readonly propertyId: string })[]): Promise<StoredHead[]> =>
    db.getAll(StoredHead, keys);

const inOrder = (watches: readonly RentWatch[]): RentWatch[] => {
  const nameOf = ({ organizationId, leaseId }: RentWatch) => [organizationId, leaseId].join(separator);
  return watches.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
};

/**
 * The leases whose rent is posted, of the organizations whose hash begins with this digit, in their order.
 */
export const rentWatchesOf =
  (db: Db) =>
  async (digit: string): Promise<RentWatch[]> =>
    inOrder(await db.list(RentWatch, { partition: watchesPartition(digit) }));

/** Every lease whose rent is posted, of all organizations, in their order. */
export const rentWatches = (db: Db) => async (): Promise<RentWatch[]> =>
  inOrder((await Promise.all(hexDigits.map(rentWatchesOf(db)))).flat());

/** Says when to look again, unless the lease has changed since. */
export const watchAgain =
  (db: Db) =>
  async (watch: RentWatch, next: string): Promise<void> => {
    const condition = { attr: 'version', eq: watch.version } as const;
    await db.write(update(RentWatch, { key: watch, set: { next }, condition }));
  };
