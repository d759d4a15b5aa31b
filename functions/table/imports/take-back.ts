import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion, missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, update } from '../db/writes';
import { countWrites } from '../organizations/writes';
import { OwnedProperty, Property, PropertyLine, Share } from '../properties/record';
import { Unit } from '../units/record';
import { nothingAttached, removeAttached, withoutRent } from '../units/writes';
import { type MadeAsItStands, readMade } from './as-it-stands';
import { KeptProperty, type KeptWhy, MadeProperty } from './record';
import { removeRest } from './remove-rest';
import { sumsWrite } from './writes';

/** DynamoDB's own limit of one transaction. */
const itemsPerTransaction = 100;

type Taking = MadeAsItStands & { readonly made: MadeProperty; readonly trace: Trace };

/** The record goes, or is hidden while its units are on their way; in neither case when anybody changed it since it was read. */
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

/** Out of the organization's list and its owners', with the shares. */
const listWrites = ({ property, ownerIds }: Taking) => [
  remove(PropertyLine, property),
  ...ownerIds.flatMap((ownerId) => [
    remove(Share, { ...property, ownerId }),
    remove(OwnedProperty, { ...property, ownerId }),
  ]),
];

/** What it took is given back: the organization's counters and the room under its limits, and the import's own sums. */
const countsBack = ({ made, units }: Taking) => [
  ...countWrites(made.organizationId, {
    properties: -1,
    units: -units.length,
    withoutRent: -units.reduce((sum, unit) => sum + withoutRent(unit), 0),
  }),
  sumsWrite(made, { properties: -1, units: -made.unitCount, rentCents: -made.rentCents }, 'undoing'),
];

/** Of this property from here on only the rest is to be removed, by the next call as well. */
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

/** Each unit, unless it got a lease, something attached or an edit since. */
const unitWrites = ({ units, counts, trace }: Taking) =>
  units.flatMap((unit) => [
    remove(Unit, unit, { and: [present, { attr: 'calendarVersion', exists: false }, isVersion(1)] }),
    nothingAttached(unit),
    ...(counts.some(({ unitId }) => unitId === unit.unitId) ? [removeAttached(unit, trace.audit.at)] : []),
  ]);

/** It stays: what an import made and cannot take back is no longer its own. Refuses `conflict`. */
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
 * Removes the property with all that came with it, owners who have nothing else among them, and gives back what it took; done before is no error.
 * Up to 100 items one transaction removes it all but the owners; past that (some 45 units) it first leaves every list and counter, and the rest
 * goes in batches, which the next call goes on with. What was used since stays, from here on for good, and is answered why; with `why` it stays
 * for that. Refuses `conflict`.
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
