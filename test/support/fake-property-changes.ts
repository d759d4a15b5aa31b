import type { Properties, PropertyHead, Share } from '../../functions/table/properties';
import { listOwners, sharesOfDay } from '../../functions/table/property-records';
import { shareSetsOf } from '../../functions/table/share-sets';
import { versionOf } from '../../functions/table/versions';
import { setsTakenBack, withShareSet } from '../../shared/domain/shares';
import { refuse } from '../../shared/wire/refusals';
import type { FakeWorld } from './fake-world';

type Found = NonNullable<ReturnType<FakeWorld['properties']['get']>>;

/** A property of the world as the store answers it. */
export const headOf = ({ property, shares }: Found, today?: string): PropertyHead => ({
  property,
  shares: sharesOfDay(shares, property, today),
  ownerIds: listOwners(shares, property, today),
  everOwners: shares,
});

/** Changes of a property's facts and shares, with their versions, in memory. */
export function fakePropertyChanges(world: FakeWorld): Pick<Properties, 'update' | 'changeShares'> {
  const standing = ({ property }: PropertyHead): Found => {
    const found = world.properties.get(property.propertyId);
    if (!found) throw refuse('not-found');
    if (versionOf(found.property) !== versionOf(property)) throw refuse('changed-meanwhile');
    return found;
  };
  return {
    update: async ({ head, facts, audit }) => {
      const found = standing(head);
      const version = versionOf(found.property) + 1;
      const property = { ...found.property, ...facts, version };
      world.properties.set(property.propertyId, { ...found, property });
      world.audit.push(audit);
      return version;
    },
    changeShares: async ({ head, from, shares, audit }) => {
      const found = standing(head);
      const version = versionOf(found.property) + 1;
      const set = {
        from,
        shares: shares.map(({ owner, percentage }) => ({ ownerId: owner.ownerId, percentage })),
        by: audit.by.userId,
      };
      const before = shareSetsOf(head);
      const shareSets = withShareSet(before, set);
      const gone = setsTakenBack(before, shareSets).map((one) => ({ ...one, at: audit.at, by: set.by }));
      const takenBack = [...(found.property.takenBack ?? []), ...gone];
      world.owners.push(...shares.filter(({ isNew }) => isNew).map(({ owner }) => owner));
      const rows: Share[] = shares.map(({ owner, percentage }) => ({
        ...owner,
        percentage,
        bankReady: owner.bankReady ?? false,
      }));
      const left = found.shares
        .filter(({ ownerId }) => !rows.some((row) => row.ownerId === ownerId))
        .map((share) => ({ ...share, percentage: 0 }));
      world.properties.set(found.property.propertyId, {
        ...found,
        property: { ...found.property, version, shareSets, takenBack },
        shares: [...rows, ...left],
      });
      world.audit.push(audit);
      return version;
    },
  };
}
