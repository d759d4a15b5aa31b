import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { sha256 } from '../db/keys';
import { put } from '../db/writes';
import { countWrites } from '../organizations/writes';
import type { PropertyHead } from '../properties/record';
import { summaryWrites } from '../properties/writes';
import { Unit } from './record';
import { numberTaken, takeNumber, withoutRent } from './writes';

type Add = {
  readonly unit: Unit;
  /** As read; refuses `conflict` when it changed since. */
  readonly head: PropertyHead;
  /** The result of `isNumberTaken`, which cannot go stale (see `number-taken`). */
  readonly isTaken: boolean;
  readonly trace: Trace;
};

/**
 * Adds the unit, its number's guard, counters under the plan's limit and the property's summary in one
 * transaction; the first photo becomes the property's picture if it has none. Refuses `unit-limit`, `invalid`
 * (the number is taken), `conflict`.
 */
export const addUnit =
  (db: Db) =>
  async ({ unit, head, isTaken, trace }: Add): Promise<void> => {
    if (isTaken) throw numberTaken();
    const [image] = head.property.image === '' ? unit.images : [];
    const failure = await db.transact(
      [
        ...traceWrites(trace),
        ...countWrites(unit.organizationId, { units: 1, withoutRent: withoutRent(unit) }),
        takeNumber(unit),
        put(Unit, unit, absent),
        ...summaryWrites(head, { units: 1, rent: unit.monthlyRent ?? 0, image }),
      ],
      { token: sha256(`unit ${unit.unitId}`).slice(0, 36) },
    );
    if (!failure) return;
    if (failure.name === 'organization') throw refuse('unit-limit');
    if (failure.name === 'unit-number') throw numberTaken();
    throw refuse('conflict');
  };
