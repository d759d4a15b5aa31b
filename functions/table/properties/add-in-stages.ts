import { Refusal } from '../../../shared/wire/refusals';
import { traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { OnceRecord, onceRecord } from '../db/once';
import type { Failure } from '../db/transact';
import { check, put, remove, update } from '../db/writes';
import { roomWrites, shownWrites } from '../organizations/writes';
import { emailHashesOf, takeEmails } from '../owners/writes';
import { Unit } from '../units/record';
import { abandonAdd } from './abandon-add';
import { type Add, countsOf, newOwnersOf, restWrites, tokenOf } from './add-parts';
import { Property, PropertyLine, UnfinishedAdd } from './record';

/** Units per transaction; the hundredth item checks that no one is undoing this add. */
const unitsPerBatch = 99;

const stillAdding = { attr: 'stage', eq: 'adding' } as const;

/** Records the first use of an Idempotency-Key, then its reply once the add is complete. */
function onceWrites({ property, trace: { once, now, reply } }: Add, done: boolean) {
  const about = property.propertyId;
  if (!once) return [];
  if (!done) return [put(OnceRecord, onceRecord(once, { done, about, now }), absent)];
  return [put(OnceRecord, onceRecord(once, { done, about, now, reply }), { attr: 'about', eq: about })];
}

/** An add in progress, with everything needed to undo it. */
function unfinishedOf(add: Add): UnfinishedAdd {
  const { property, units, trace } = add;
  return {
    startedAt: trace.now.toISOString(),
    organizationId: property.organizationId,
    propertyId: property.propertyId,
    unitCount: units.length,
    ownerEmailHashes: emailHashesOf(newOwnersOf(add)),
    once: trace.once,
  };
}

/** Reserves everything that can be refused, with the property hidden. */
const reserve = (db: Db, add: Add) =>
  db.transact(
    [
      ...onceWrites(add, false),
      ...roomWrites(add.property.organizationId, countsOf(add)),
      ...takeEmails(newOwnersOf(add)),
      put(Property, { ...add.property, stage: 'adding' }, absent),
      put(UnfinishedAdd, unfinishedOf(add)),
    ],
    { token: tokenOf(add, 'reserve') },
  );

async function addUnits(db: Db, add: Add): Promise<Failure | undefined> {
  for (let begin = 0; begin < add.units.length; begin += unitsPerBatch) {
    const units = add.units.slice(begin, begin + unitsPerBatch).map((unit) => put(Unit, unit));
    const writes = [check(Property, add.property, stillAdding), ...units];
    const failure = await db.transact(writes, { token: tokenOf(add, `units ${begin}`) });
    if (failure) return failure;
  }
  return undefined;
}

/** Shows the property; fails when someone has begun to undo the add. */
const publish = (db: Db, add: Add) =>
  db.transact(
    [
      update(Property, { key: add.property, set: { stage: 'live' }, condition: stillAdding }),
      ...onceWrites(add, true),
      ...traceWrites({ ...add.trace, once: undefined }),
      ...shownWrites(add.property.organizationId, countsOf(add)),
      put(PropertyLine, add.property),
      ...restWrites(add),
      remove(UnfinishedAdd, unfinishedOf(add)),
    ],
    { token: tokenOf(add, 'publish') },
  );

/**
 * An add past 100 items: reserves everything that can be refused, with the property hidden, writes the units
 * in repeatable batches, and publishes in a last transaction; until then nobody sees any of it. A repeat with
 * the same Idempotency-Key, or the job that calls `abandonUnfinished`, undoes an interrupted add.
 */
export async function addInStages(db: Db, add: Add): Promise<Failure | undefined> {
  const refused = await reserve(db, add);
  if (refused) return refused;
  const undo = () => abandonAdd(db, unfinishedOf(add));
  try {
    const stopped = (await addUnits(db, add)) ?? (await publish(db, add));
    if (stopped) await undo();
    return stopped;
  } catch (error) {
    // Any other failure may have been written after all: a repeat or the job finds out.
    if (error instanceof Refusal) await undo();
    throw error;
  }
}
