import type { ZoneHistory } from '../../../shared/domain/leases/time-zones';
import { type Trace, traceWrites } from '../audit/writes';
import { versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Property } from './record';
import { refusalOfChange } from './update';
import { isAsRead } from './writes';

type Choice = { readonly property: Property; readonly zones: ZoneHistory; readonly trace: Trace };

/** The zones that the property's days are counted in (D6). Refuses `not-found`, `changed-meanwhile`, `conflict`. */
export const chooseZone =
  (db: Db) =>
  async ({ property, zones, trace }: Choice): Promise<void> => {
    const set = { zones: [...zones], version: versionOf(property) + 1 };
    const failure = await db.transact([
      ...traceWrites(trace),
      update(Property, { key: property, set, condition: isAsRead(property) }),
    ]);
    if (failure) throw refusalOfChange(failure, property);
  };
