import type { LocalDate } from '../../../shared/domain/dates';
import { hasSigned } from '../../../shared/domain/leases/status/calendar';
import { unitLeaseOf } from '../../../shared/domain/leases/status/unit-row';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion, present, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { remove } from '../db/writes';
import { countWrites } from '../organizations/writes';
import type { PropertyHead } from '../properties/record';
import { summaryWrites } from '../properties/writes';
import { removeAccess } from '../unit-access/writes';
import { firstPhoto } from './read';
import { calendarOf, Unit } from './record';
import {
  freeNumber,
  givesPicture,
  isCalendarOf,
  pictureUnchanged,
  removeAttached,
  withoutRent,
} from './writes';

type Removal = {
  readonly unit: Unit;
  readonly head: PropertyHead;
  /** Today in the property's zone. */
  readonly on: LocalDate;
  readonly trace: Trace;
};

const hasLease = (unit: Unit, on: LocalDate): boolean => unitLeaseOf(calendarOf(unit), on).status === 1;

/**
 * Only a unit without a lease (PRP-29). Gives back counters, room under the limit, number and picture in the
 * same transaction. Refuses `not-found`, `unit-has-lease`, `conflict`.
 */
export const removeUnit =
  (db: Db) =>
  async ({ unit, head, on, trace }: Removal): Promise<void> => {
    if (hasLease(unit, on)) throw refuse('unit-has-lease');
    const gives = givesPicture(unit, head.property);
    const next = gives ? await firstPhoto(db)({ ...unit, except: unit.unitId }) : undefined;
    const image = gives ? (next?.image ?? '') : undefined;
    // Guarded by its version too: the counters below use the rent and photos that were read.
    const isAsRead = { and: [present, isCalendarOf(unit), isVersion(versionOf(unit))] } as const;
    // An expired packet may still be counted.
    const leased = -unit.leaseStatus;
    const signed = -Number(hasSigned(calendarOf(unit)));
    const failure = await db.transact([
      ...traceWrites(trace),
      remove(Unit, unit, isAsRead),
      freeNumber(unit),
      ...countWrites(unit.organizationId, { units: -1, leased, withoutRent: -withoutRent(unit) }),
      ...summaryWrites(head, {
        units: -1,
        rent: -(unit.monthlyRent ?? 0),
        removed: unit.images,
        image,
        leased,
        signed,
      }),
      ...pictureUnchanged(unit, next),
      removeAttached(unit, trace.audit.at),
      removeAccess(unit),
    ]);
    if (!failure) return;
    if (failure.name !== 'unit') throw refuse('conflict');
    const stands = failure.found(Unit);
    if (!stands) throw refuse('not-found');
    throw refuse(hasLease(stands, on) ? 'unit-has-lease' : 'conflict');
  };
