import type { Contract } from '../../shared/contract';
import type { ShareSet } from '../../shared/domain/shares';
import { findHead } from '../portfolio/find-property';
import { ownersSeenAt } from '../portfolio/owner-reach';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import type { Property } from '../table/properties';
import { shareSetsOf } from '../table/share-sets';
import { nameOfOwner } from './read-property';

/** Who took a set back, by user id. */
async function actorsOf({ takenBack = [] }: Property, { accounts }: Deps): Promise<Map<string, string>> {
  const userIds = [...new Set(takenBack.map(({ by }) => by))];
  const found = userIds.length > 0 ? await accounts.namesOf(userIds) : [];
  return new Map(found.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]));
}

/** The owners' shares by the day they count from, then what others took the place of. Of each only owners whom the person may see. */
export const getShareHistory: Handler<Contract['properties']['getShareHistory']> = async (
  { viewer, now, params },
  deps,
) => {
  const head = await findHead({ viewer, now, propertyId: params.id }, deps);
  const [isSeen, actors] = await Promise.all([
    ownersSeenAt(head, { viewer, now }, deps),
    actorsOf(head.property, deps),
  ]);
  const names = new Map(head.everOwners.map((owner) => [owner.ownerId, nameOfOwner(owner)]));
  const read = ({ from, shares }: ShareSet) => ({
    effective_from: from,
    shares: shares
      .filter(({ ownerId }) => isSeen(ownerId))
      .map(({ ownerId, percentage }) => ({
        rental_user_owner_id: ownerId,
        name: names.get(ownerId) ?? '',
        percentage,
      })),
  });
  const { takenBack = [] } = head.property;
  const sets = [
    ...shareSetsOf(head).map(read).reverse(),
    ...takenBack
      .map((set) => ({ ...read(set), taken_back: { at: set.at, by: actors.get(set.by) ?? '' } }))
      .reverse(),
  ];
  return { success: 1, data: sets.filter(({ shares }) => shares.length > 0) };
};
