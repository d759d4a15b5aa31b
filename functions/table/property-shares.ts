import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $set } from 'dynamodb-toolbox/entity/actions/update';
import { type ShareSet, setsFrom, setsTakenBack, withShareSet } from '../../shared/domain/shares';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import type { Properties, Property } from './properties';
import { propertyRecord } from './property-records';
import { comingWrites, leavingWrites, newOwnerWrites, type ShareWrite } from './property-share-writes';
import { refuseChanged } from './property-update';
import { shareSetsOf } from './share-sets';
import { transact, type Wait } from './transact';
import { isVersion, versionOf } from './versions';

/** DynamoDB's own limit of one transaction. */
const itemsPerTransaction = 100;
/** Every change of a unit is copied into the list of each owner of today or later, within those 100 items. */
const ownersAtOnce = 60;
/** The history lies in the property's record, which DynamoDB lets grow to 400 KB. */
const mostSets = 100;
/** Replaced sets that the record keeps, the newest ones; the log has all. */
const mostTakenBack = 50;

const tooMany = (sentence: string) => refuse('invalid', { fields: { rentalOwners: sentence } });

function refuseTooMany(sets: readonly ShareSet[], from: string): void {
  const open = new Set(setsFrom(sets, from).flatMap(({ shares }) => shares.map(({ ownerId }) => ownerId)));
  if (open.size > ownersAtOnce) throw tooMany('Too many changes of owners wait for their day');
  if (sets.length > mostSets) throw tooMany(`The owners of a property change at most ${mostSets} times`);
}

/** The record while it is as it was read: nobody changed it, and the summary that the owners' lists get is still the right one. */
function propertyWrite(
  table: TableClient,
  before: Property,
  change: Required<Pick<Property, 'shareSets' | 'takenBack'>>,
): ShareWrite {
  const { organizationId, propertyId, unitCount, image, leasedCount } = before;
  const version = versionOf(before);
  const { shareSets, takenBack } = propertyRecord({ ...before, ...change });
  return {
    name: 'property',
    write: propertyEntities(table)
      .property.build(UpdateTransaction)
      .item({
        organizationId,
        propertyId,
        version: version + 1,
        ...(shareSets && { shareSets: $set(shareSets) }),
        ...(takenBack && takenBack.length > 0 && { takenBack: $set(takenBack) }),
      })
      .options({
        condition: {
          and: [
            { attr: 'stage', eq: 'live' },
            isVersion(version),
            { attr: 'unitCount', eq: unitCount },
            { attr: 'image', eq: image },
            leasedCount === undefined
              ? { attr: 'leasedCount', exists: false }
              : { attr: 'leasedCount', eq: leasedCount },
          ],
        },
        returnValuesOnConditionFalse: 'ALL_OLD',
      }),
  };
}

/** See `Properties.changeShares`. */
export async function changeShares(
  table: TableClient,
  { head, from, shares, audit }: Parameters<Properties['changeShares']>[0],
  { wait }: { wait: Wait },
): Promise<number> {
  const { property } = head;
  const before = shareSetsOf(head);
  const added = {
    from,
    shares: shares.map(({ owner, percentage }) => ({ ownerId: owner.ownerId, percentage })),
    by: audit.by.userId,
  };
  const sets = withShareSet(before, added);
  const gone = setsTakenBack(before, sets).map((set) => ({ ...set, at: audit.at, by: audit.by.userId }));
  const takenBack = [...(property.takenBack ?? []), ...gone].slice(-mostTakenBack);
  refuseTooMany(sets, audit.at.slice(0, 10));
  const coming = new Set(added.shares.map(({ ownerId }) => ownerId));
  // Of those whom the sets that end name, also the ones that give way before their day.
  const ending = before.slice(
    Math.max(
      0,
      sets.findLastIndex(({ from: begun }) => begun < from),
    ),
  );
  const leaving = [...new Set(ending.flatMap((set) => set.shares.map(({ ownerId }) => ownerId)))].filter(
    (ownerId) => !coming.has(ownerId),
  );
  const writes: ShareWrite[] = [
    propertyWrite(table, property, { shareSets: sets, takenBack }),
    ...newOwnerWrites(table, property, shares),
    ...comingWrites(table, property, { shares, sets }),
    ...leavingWrites(table, property, { ownerIds: leaving, sets }),
    auditWrite(table, audit),
  ];
  if (writes.length > itemsPerTransaction) throw tooMany('Change fewer owners at once');
  const failure = await transact(writes, { wait });
  if (failure?.name === 'owner-email') throw refuse('owner-email-taken');
  if (failure) refuseChanged(failure, versionOf(property));
  return versionOf(property) + 1;
}
