import {
  replacedSets,
  type ShareSet,
  setsFrom,
  spansOf,
  withShareSet,
} from '../../../shared/domain/portfolio/shares';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { present, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { shownWrites } from '../organizations/writes';
import { addOwners, linkOwner, takeEmails } from '../owners/writes';
import { OwnedProperty, Property, type PropertyHead, Share, shareSetsOf } from './record';
import { refusalOfChange } from './update';
import { isAsRead, isSame, type OwnerPart, shareWrites } from './writes';

/** DynamoDB's limit per transaction. */
const itemsPerTransaction = 100;
/** A unit change is copied into the list of every current and future owner, within those 100 items. */
const ownersAtOnce = 60;
/** The property's record holds the history, and DynamoDB limits a record to 400 KB. */
const mostSets = 100;
/** The record keeps only the newest replaced sets; the log has all. */
const mostTakenBack = 50;

const tooMany = (sentence: string) => refuse('invalid', { fields: { rentalOwners: sentence } });
const idsIn = (sets: readonly ShareSet[]): string[] => [
  ...new Set(sets.flatMap(({ shares }) => shares.map(({ ownerId }) => ownerId))),
];

function refuseTooMany(sets: readonly ShareSet[], from: string): void {
  if (idsIn(setsFrom(sets, from)).length > ownersAtOnce)
    throw tooMany('Too many changes of owners wait for their day');
  if (sets.length > mostSets) throw tooMany(`The owners of a property change at most ${mostSets} times`);
}

/** Fails when the property, or the summary that the owners' lists copy, changed since it was read. */
function recordWrite(property: Property, sets: Pick<Property, 'shareSets' | 'takenBack'>) {
  const { unitCount, image } = property;
  return update(Property, {
    key: property,
    set: { version: versionOf(property) + 1, ...sets },
    condition: {
      and: [
        isAsRead(property),
        { attr: 'unitCount', eq: unitCount },
        { attr: 'image', eq: image },
        isSame('leasedCount', property),
        isSame('signedCount', property),
        isSame('rentTotal', property),
      ],
    },
  });
}

/** Owners of sets that end, or are replaced before their day, who are not in the added set. */
function leavingOf(before: readonly ShareSet[], sets: readonly ShareSet[], added: ShareSet): string[] {
  const begun = sets.findLastIndex(({ from }) => from < added.from);
  const coming = idsIn([added]);
  return idsIn(before.slice(Math.max(0, begun))).filter((ownerId) => !coming.includes(ownerId));
}

/** The records stay, because the history names them. */
const leavingWrites = (property: Property, ownerIds: readonly string[], sets: readonly ShareSet[]) =>
  ownerIds.flatMap((ownerId) => {
    const key = { ...property, ownerId };
    return [
      update(Share, { key, set: { percentage: 0 }, condition: present }),
      update(OwnedProperty, { key, set: { spans: spansOf(sets, ownerId) }, condition: present }),
    ];
  });

type Change = {
  /** As read before the change. */
  readonly head: PropertyHead;
  /** Local date. */
  readonly from: string;
  readonly shares: readonly OwnerPart[];
  readonly trace: Trace;
};

/**
 * Sets the shares from a local date on, replacing those entered for that date or later; returns the new
 * version. Refuses `not-found`, `changed-meanwhile`, `owner-email-taken`, `invalid` (more owners than one
 * change can hold), `conflict`.
 */
export const changeShares =
  (db: Db) =>
  async ({ head, from, shares, trace }: Change): Promise<number> => {
    const { property } = head;
    const before = shareSetsOf(head);
    const parts = shares.map(({ owner, percentage }) => ({ ownerId: owner.ownerId, percentage }));
    const added = { from, shares: parts };
    const { at, by } = trace.audit;
    const sets = withShareSet(before, { ...added, by: by.userId });
    const gone = replacedSets(before, sets).map((set) => ({ ...set, at, by: by.userId }));
    const takenBack = [...(property.takenBack ?? []), ...gone].slice(-mostTakenBack);
    refuseTooMany(sets, at.slice(0, 10));
    const newOwners = shares.flatMap(({ owner, isNew }) => (isNew ? [owner] : []));
    const writes = [
      ...traceWrites(trace),
      recordWrite(property, { shareSets: sets, takenBack: takenBack.length > 0 ? takenBack : undefined }),
      ...shownWrites(property.organizationId, { owners: newOwners.length }),
      ...takeEmails(newOwners),
      ...addOwners(newOwners, property),
      ...shares.flatMap(({ owner, isNew }) => (isNew ? [] : [linkOwner(owner)])),
      ...shareWrites(property, shares, sets),
      ...leavingWrites(property, leavingOf(before, sets, added), sets),
    ];
    if (writes.length > itemsPerTransaction) throw tooMany('Change fewer owners at once');
    const failure = await db.transact(writes);
    if (failure?.name === 'owner-email-guard') throw refuse('owner-email-taken');
    if (failure) throw refusalOfChange(failure, property);
    return versionOf(property) + 1;
  };
