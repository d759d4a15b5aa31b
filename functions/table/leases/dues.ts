import { addToMonth, monthOf } from '../../../shared/domain/dates';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { remove } from '../db/writes';
import { hexDigits, LeaseDue, type LeaseKey, LeaseTold, leaseDuesPartition } from './record';

const monthsBack = 13;

/** Every step due through a local day and not done, the earliest first, 13 months back: a stalled job catches up. */
export const leaseDuesUntil =
  (db: Db) =>
  async (day: string): Promise<LeaseDue[]> => {
    const range = { lt: `${day}${separator}~` };
    const months = Array.from({ length: monthsBack + 1 }, (_, back) => addToMonth(monthOf(day), -back));
    const found: LeaseDue[] = [];
    for (const month of months) {
      const ofMonth = (digit: string) =>
        db.list(LeaseDue, { partition: leaseDuesPartition(month, digit), range });
      found.push(...(await Promise.all(hexDigits.map(ofMonth))).flat());
    }
    return found.toSorted((one, other) => one.on.localeCompare(other.on));
  };

/** A step that no longer matters, or was told. */
export const dropLeaseDue =
  (db: Db) =>
  async (due: LeaseDue): Promise<void> => {
    await db.write(remove(LeaseDue, due));
  };

export const wasTold =
  (db: Db) =>
  async (told: LeaseKey & { readonly name: string }): Promise<boolean> =>
    (await db.get(LeaseTold, told)) !== undefined;
