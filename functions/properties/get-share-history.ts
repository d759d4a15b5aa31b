import type { Contract } from '../../shared/contract';
import { nameOf } from '../../shared/domain/names';
import { reachOf } from '../../shared/domain/roles';
import { findHead } from '../portfolio/find-property';
import type { Handler } from '../runtime/handler';
import { shareSetsOf } from '../table/share-sets';

/** The owners' shares by the day they count from. A rental owner sees his own alone (decisions, Roles). */
export const getShareHistory: Handler<Contract['properties']['getShareHistory']> = async (
  { viewer, now, params },
  deps,
) => {
  const head = await findHead({ viewer, now, propertyId: params.id }, deps);
  const isOwn = reachOf(viewer, { area: 'owners', level: 'view' }) === 'own';
  const names = new Map(head.everOwners.map((owner) => [owner.ownerId, nameOf(owner)]));
  const sets = shareSetsOf(head).map(({ from, shares }) => ({
    effective_from: from,
    shares: shares
      .filter(({ ownerId }) => !isOwn || ownerId === viewer.ownerId)
      .map(({ ownerId, percentage }) => ({
        rental_user_owner_id: ownerId,
        name: names.get(ownerId) ?? '',
        percentage,
      })),
  }));
  return { success: 1, data: sets.filter(({ shares }) => shares.length > 0).reverse() };
};
