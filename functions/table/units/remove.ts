import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { remove } from '../db/writes';
import { countWrites } from '../organizations/writes';
import type { PropertyHead } from '../properties/record';
import { summaryWrites } from '../properties/writes';
import { firstPhoto } from './read';
import { Unit } from './record';
import { freeNumber, givesPicture, pictureStands, removeAttached, withoutRent } from './writes';

type Removal = {
  readonly unit: Unit;
  readonly head: PropertyHead;
  readonly trace: Trace;
};

/**
 * Only a unit without a lease (PRP-29). Gives back counters, room under the limit, number and picture in the
 * same transaction. Refuses `not-found`, `unit-has-lease`, `conflict`.
 */
export const removeUnit =
  (db: Db) =>
  async ({ unit, head, trace }: Removal): Promise<void> => {
    const gives = givesPicture(unit, head.property);
    const next = gives ? await firstPhoto(db)({ ...unit, except: unit.unitId }) : undefined;
    const image = gives ? (next?.image ?? '') : undefined;
    // The version too: the counters below depend on the rent and photos that were read.
    const isFree = { and: [{ attr: 'leaseStatus', eq: 0 }, isVersion(versionOf(unit))] } as const;
    const failure = await db.transact([
      ...traceWrites(trace),
      remove(Unit, unit, isFree),
      freeNumber(unit),
      ...countWrites(unit.organizationId, { units: -1, withoutRent: -withoutRent(unit) }),
      ...summaryWrites(head, { units: -1, removed: unit.images, image }),
      ...pictureStands(unit, next),
      removeAttached(unit, trace.audit.at),
    ]);
    if (!failure) return;
    if (failure.name !== 'unit') throw refuse('conflict');
    const stands = failure.found(Unit);
    if (!stands) throw refuse('not-found');
    throw refuse(stands.leaseStatus === 0 ? 'conflict' : 'unit-has-lease');
  };
