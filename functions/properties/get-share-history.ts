import type { Contract } from '../../shared/contract';
import { nameOf } from '../../shared/domain/names';
import type { ShareSet } from '../../shared/domain/portfolio/shares';
import { peopleNames, peopleRead } from '../common/audit/actor-names';
import { findHead } from '../common/portfolio/find-property';
import { ownersSeenAt } from '../common/portfolio/owner-reach';
import type { Handler } from '../runtime/handler';
import { shareSetsOf } from '../table/properties/record';

/** Share sets, newest first, then those taken back, without owners the reader may not see. */
export const getShareHistory: Handler<Contract['properties']['getShareHistory']> = async (
  { viewer, now, params },
  deps,
) => {
  const { organizationId } = viewer;
  const [head, { people }] = await Promise.all([
    findHead({ viewer, now, propertyId: params.id }, deps),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  const { takenBack = [] } = head.property;
  const actorIds = takenBack.map(({ by }) => by);
  const [isSeen, actors] = await Promise.all([
    ownersSeenAt(head, { viewer, now }, deps),
    peopleNames(actorIds, deps, people),
  ]);
  const names = new Map(head.everOwners.map((owner) => [owner.ownerId, nameOf(owner)]));
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
  const sets = [
    ...shareSetsOf(head).map(read).reverse(),
    ...takenBack
      .map((set) => ({ ...read(set), taken_back: { at: set.at, by: (actors.get(set.by) ?? '').trim() } }))
      .reverse(),
  ];
  return { success: 1, data: sets.filter(({ shares }) => shares.length > 0) };
};
