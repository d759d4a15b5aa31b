import { nameOf } from '../../shared/domain/names';
import type { ShareSet } from '../../shared/domain/portfolio/shares';
import type { Audited } from '../runtime/audit';
import { type PropertyHead, shareSetsOf } from '../table/properties/record';
import type { OwnerPart } from '../table/properties/writes';

type Names = ReadonlyMap<string, string>;

/** Stores the owners' names with the set, so that the log keeps the names of that day. */
const loggedSet = ({ from, shares }: ShareSet, names: Names) => ({
  effectiveFrom: from,
  shares: shares.map(({ ownerId, percentage }) => ({
    ownerId,
    percentage,
    name: names.get(ownerId) ?? '',
  })),
});

/** The shares as a history set stores them. */
export const partsOf = (shares: readonly OwnerPart[]) =>
  shares.map(({ owner, percentage }) => ({ ownerId: owner.ownerId, percentage }));

type SharesChange = {
  readonly from: string;
  readonly shares: readonly OwnerPart[];
  /** Future sets that this change replaces. */
  readonly takenBack: readonly ShareSet[];
};

export function auditedShares(head: PropertyHead, { from, shares, takenBack }: SharesChange): Audited {
  const { propertyId, title } = head.property;
  const before = shareSetsOf(head).at(-1) ?? { from: '', shares: [] };
  const owners = [...head.everOwners, ...shares.map(({ owner }) => owner)];
  const names = new Map(owners.map((owner) => [owner.ownerId, nameOf(owner)]));
  return {
    action: 'property.shares',
    object: { kind: 'property', id: propertyId, name: title },
    before: {
      ...loggedSet(before, names),
      ...(takenBack.length > 0 && { takenBack: takenBack.map((set) => loggedSet(set, names)) }),
    },
    after: loggedSet({ from, shares: partsOf(shares) }, names),
  };
}
