import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion, missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, update } from '../db/writes';
import { countWrites } from '../organizations/writes';
import { OwnedProperty, Property, PropertyLine, Share } from '../properties/record';
import { removeAccess } from '../unit-access/writes';
import { Unit } from '../units/record';
import { isCalendarOf, nothingAttached, removeAttached, withoutRent } from '../units/writes';
import { type MadeAsItStands, readMade } from './as-it-stands';
import { KeptProperty, type KeptWhy, MadeProperty } from './record';
import { removeRest } from './remove-rest';
import { sumsWrite } from './writes';

/** DynamoDB's limit per transaction. */
const itemsPerTransaction = 100;

type Taking = MadeAsItStands & { readonly made: MadeProperty; readonly trace: Trace };

/** Deletes the record, or hides it while its units are removed. Fails when it changed since it was read. */
function propertyWrite({ property, units }: Taking, isWhole: boolean) {
  const condition = {
    and: [
      { attr: 'stage', eq: 'live' },
      isVersion(1),
      { attr: 'unitCount', eq: units.length },
      missingOr('leasedCount', { attr: 'leasedCount', eq: 0 }),
    ],
  } as const;
  return isWhole
    ? remove(Property, property, condition)
    : update(Property, { key: property, set: { stage: 'removing' }, condition });
}

/** Removes it, with its shares, from the lists of the organization and its owners. */
const listWrites = ({ property, ownerIds }: Taking) => [
  remove(PropertyLine, property),
  ...ownerIds.flatMap((ownerId) => [
    remove(Share, { ...property, ownerId }),
    remove(OwnedProperty, { ...property, ownerId }),
  ]),
];

/** Gives back the organization's counters and room under its limits, and the import's own sums. */
const countsBack = ({ made, units }: Taking) => [
  ...countWrites(made.organizationId, {
    properties: -1,
    units: -units.length,
    withoutRent: -units.reduce((sum, unit) => sum + withoutRent(unit), 0),
  }),
  sumsWrite(made, { properties: -1, units: -made.unitCount, rentCents: -made.rentCents }, 'undoing'),
];

/** From here on only the rest is left to remove, which a later call can do. */
const markWrite = ({ made, ownerIds }: Taking) =>
  update(MadeProperty, {
    key: made,
    set: { leavingOwners: ownerIds },
    condition: {
      and: [
        { attr: 'propertyId', eq: made.propertyId },
        { attr: 'leavingOwners', exists: false },
      ],
    },
  });

/** Fails when a unit got a lease, an attachment or an edit since. */
const unitWrites = ({ units, counts, trace }: Taking) =>
  units.flatMap((unit) => [
    remove(Unit, unit, { and: [present, isCalendarOf(unit), isVersion(1)] }),
    nothingAttached(unit),
    removeAccess(unit),
    ...(counts.some(({ unitId }) => unitId === unit.unitId) ? [removeAttached(unit, trace.audit.at)] : []),
  ]);

/** Keeps the property, which no longer belongs to the import. Refuses `conflict`. */
async function keepMade(db: Db, made: MadeProperty, why: KeptWhy): Promise<KeptWhy> {
  const failure = await db.transact([
    remove(MadeProperty, made, { attr: 'leavingOwners', exists: false }),
    put(KeptProperty, { ...made, why }),
  ]);
  if (failure) throw refuse('conflict');
  return why;
}

type TakeBack = { readonly trace: Trace; readonly why?: KeptWhy | undefined };

/**
 * Undoes a made property: removes all that came with it, owners without another property included, and gives
 * back what it took. Up to 100 items, one transaction removes all but the owners; past that (some 45 units)
 * the property first leaves lists and counters, and the next call resumes the rest. A property used since, or
 * with `why`, stays for good, and the reason is returned. Safe to repeat. Refuses `conflict`.
 */
export const takeBack =
  (db: Db) =>
  async (made: MadeProperty, { trace, why }: TakeBack): Promise<KeptWhy | undefined> => {
    if (!made.leavingOwners) {
      if (why) return keepMade(db, made, why);
      const found = await readMade(db, made);
      if (!found) return keepMade(db, made, 'gone');
      if (found.why) return keepMade(db, made, found.why);
      const taking: Taking = { ...found, made, trace };
      const units = unitWrites(taking);
      const fixed = [...traceWrites(trace), ...listWrites(taking), ...countsBack(taking), markWrite(taking)];
      const isWhole = 1 + fixed.length + units.length <= itemsPerTransaction;
      const failure = await db.transact([
        ...fixed,
        propertyWrite(taking, isWhole),
        ...(isWhole ? units : []),
      ]);
      if (failure) throw refuse('conflict');
    }
    await removeRest(db, made, trace.audit.at);
    return undefined;
  };
