import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { sha256 } from '../db/keys';
import { put, remove } from '../db/writes';
import { CalendarFeed, CalendarFeedOf, type TenancyKey } from './record';

type Person = Omit<TenancyKey, 'leaseId'>;

/** Whose calendar a link's value shows; undefined for one that was replaced or ended. */
export const feedNamed =
  (db: Db) =>
  (value: string): Promise<CalendarFeed | undefined> =>
    db.get(CalendarFeed, { feedHash: sha256(value) });

export const feedOf =
  (db: Db) =>
  (person: Person): Promise<CalendarFeedOf | undefined> =>
    db.get(CalendarFeedOf, person);

type Replacing = {
  readonly before: CalendarFeedOf | undefined;
  /** Absent to end it. */
  readonly after?: CalendarFeed;
  readonly trace: Trace;
};

/** A person's link in place of the one before. True unless another came between. */
export const replaceFeed =
  (db: Db) =>
  async ({ before, after, trace }: Replacing): Promise<boolean> => {
    const asRead = before ? ({ attr: 'feedHash', eq: before.feedHash } as const) : absent;
    const failed = await db.transact([
      ...traceWrites(trace),
      ...(before ? [remove(CalendarFeed, before)] : []),
      ...(after ? [put(CalendarFeed, after, absent), put(CalendarFeedOf, after, asRead)] : []),
      ...(before && !after ? [remove(CalendarFeedOf, before, asRead)] : []),
    ]);
    return failed === undefined;
  };
