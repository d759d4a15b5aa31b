import { unitNumberKey } from '../../../shared/domain/portfolio/units';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import type { Failure } from '../db/transact';
import { put } from '../db/writes';
import { countWrites } from '../organizations/writes';
import type { PropertyHead } from '../properties/record';
import { type SummaryChange, summaryWrites } from '../properties/writes';
import { isNumberTaken } from './number-taken';
import { firstPhoto } from './read';
import { Unit } from './record';
import {
  freeNumber,
  givesPicture,
  isCalendarOf,
  numberTaken,
  pictureUnchanged,
  takeNumber,
  withoutRent,
} from './writes';

type Change = {
  readonly before: Unit;
  /** The store sets its version. */
  readonly after: Unit;
  readonly head: PropertyHead;
  readonly trace: Trace;
};

/** The picture stays with the unit that gives it, as long as that unit has photos. */
async function pictureAfter(db: Db, { before, after, head }: Change) {
  const removed = before.images.filter((image) => !after.images.includes(image));
  const [first] = after.images;
  const had = givesPicture(before, head.property);
  if (head.property.image === '' || (had && first !== undefined)) {
    const image = first ?? '';
    const change: SummaryChange = image === head.property.image ? { removed } : { removed, image };
    return { change, next: undefined };
  }
  if (!had) return { change: { removed }, next: undefined };
  const next = await firstPhoto(db)({ ...before, except: before.unitId });
  return { change: { removed, image: next?.image ?? '' }, next };
}

function refusalOf(failure: Failure, before: Unit) {
  if (failure.name === 'unit-number') return numberTaken();
  if (failure.name !== 'unit') return refuse('conflict');
  const stands = failure.found(Unit);
  if (!stands) return refuse('not-found');
  // The days of its leases changed, which is no edit.
  return refuse(versionOf(stands) === versionOf(before) ? 'conflict' : 'changed-meanwhile');
}

/** Returns the version. Refuses `not-found`, `changed-meanwhile`, `invalid` (taken number), `conflict`. */
export const changeUnit =
  (db: Db) =>
  async (change: Change): Promise<number> => {
    const { before, after, head, trace } = change;
    const version = versionOf(before) + 1;
    const isRenamed = unitNumberKey(before.unitNumber) !== unitNumberKey(after.unitNumber);
    if (isRenamed && (await isNumberTaken(db)(after))) throw numberTaken();
    const rent = (after.monthlyRent ?? 0) - (before.monthlyRent ?? 0);
    const picture = await pictureAfter(db, change);
    const isAsRead = {
      and: [{ attr: 'unitId', exists: true }, isVersion(versionOf(before)), isCalendarOf(before)],
    } as const;
    const failure = await db.transact([
      ...traceWrites(trace),
      put(Unit, { ...after, version }, isAsRead),
      ...(isRenamed ? [takeNumber(after), freeNumber(before)] : []),
      ...countWrites(after.organizationId, { withoutRent: withoutRent(after) - withoutRent(before) }),
      ...summaryWrites(head, { ...picture.change, rent }),
      ...pictureUnchanged(after, picture.next),
    ]);
    if (failure) throw refusalOf(failure, before);
    return version;
  };
