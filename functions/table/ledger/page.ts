import type { Db } from '../db/db';
import { last } from '../db/keys';
import {
  entriesNamed,
  entryDay,
  entryPlace,
  type LedgerKey,
  ledgerPartition,
  StoredEntry,
  StoredPayment,
} from './record';

/** `before` is an entry's own place: the page goes on below it. */
type Asked = LedgerKey & {
  readonly through?: string | undefined;
  readonly before?: { readonly on: string; readonly seq: number } | undefined;
  readonly limit: number;
};

/** Sorts before every entry. */
const beginning = 'E#';

/** The newest entries first, up to a posting day and below a place. */
export const ledgerPage =
  (db: Db) =>
  ({ through = last, before, limit, ...key }: Asked): Promise<StoredEntry[]> => {
    const top = before ? entryPlace(before.on, before.seq - 1) : `${entryDay(through)}${last}`;
    return db.list(StoredEntry, {
      partition: ledgerPartition(key),
      index: 'byOrder',
      range: { between: [beginning, top] },
      descending: true,
      limit,
    });
  };

/** What was posted for later days than one: as of that day, it was not there yet. */
export const entriesAfter =
  (db: Db) =>
  ({ day, ...key }: LedgerKey & { readonly day: string }): Promise<StoredEntry[]> =>
    db.list(StoredEntry, {
      partition: ledgerPartition(key),
      index: 'byOrder',
      range: { between: [`${entryDay(day)}${last}`, `E#${last}`] },
    });

/** Entries whose source begins so, a month's fees for example. */
export const entriesBeginning =
  (db: Db) =>
  ({ source, ...key }: LedgerKey & { readonly source: string }): Promise<StoredEntry[]> =>
    db.list(StoredEntry, { partition: ledgerPartition(key), range: { beginsWith: entriesNamed(source) } });
type Between = LedgerKey & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The place of the last entry read before. */
  readonly after?: { readonly on: string; readonly seq: number } | undefined;
  readonly limit?: number;
};

/** The entries of some posting days, both included, the oldest first. */
export const entriesBetween =
  (db: Db) =>
  async ({ from = '', to = last, after, limit, ...key }: Between): Promise<StoredEntry[]> => {
    const first = after ? entryPlace(after.on, after.seq + 1) : entryDay(from);
    const end = `${entryDay(to)}${last}`;
    if (first > end) return [];
    const range = { between: [first, end] } as const;
    return db.list(StoredEntry, { partition: ledgerPartition(key), index: 'byOrder', range, limit });
  };

/** Entries of several ledgers by their sources; leaves out missing ones. */
export const entriesNamedIn =
  (db: Db) =>
  (keys: readonly (LedgerKey & { readonly source: string })[]): Promise<StoredEntry[]> =>
    db.getAll(StoredEntry, keys);

/** The payments that some entries are about. */
export const paymentsOf =
  (db: Db) =>
  ({ payments, ...key }: LedgerKey & { readonly payments: readonly string[] }) =>
    db.getAll(
      StoredPayment,
      [...new Set(payments)].map((paymentId) => ({ ...key, paymentId })),
    );
