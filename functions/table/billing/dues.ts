import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { duesPartition, OrganizationDue } from './record';

const monthsBack = 13;

/** `2026-07` and the months before it, newest first. */
const monthsUntil = (now: Date): string[] =>
  Array.from({ length: monthsBack + 1 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

/** Everything due at `now` (UTC) and not done, oldest first, 13 months back: a stalled job catches up. */
export const duesUntil =
  (db: Db) =>
  async (now: Date): Promise<OrganizationDue[]> => {
    const range = { lt: `${now.toISOString()}${separator}~` };
    const ofMonth = (month: string) => db.list(OrganizationDue, { partition: duesPartition(month), range });
    const found = await Promise.all(monthsUntil(now).map(ofMonth));
    return found.flat().toSorted((one, other) => one.at.localeCompare(other.at));
  };
