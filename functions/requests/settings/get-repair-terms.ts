import type { Contract } from '../../../shared/contract';
import { nameOf } from '../../../shared/domain/names';
import { isStaff, may } from '../../../shared/domain/people/permissions';
import { refuse } from '../../../shared/wire/refusals';
import { findHead } from '../../common/portfolio/find-property';
import { askedOwners, isOwnProperty, spendLimitsOf } from '../../common/requests/repair-terms';
import { sideOf } from '../../common/requests/request-at';
import type { Handler } from '../../runtime/handler';

const mostPeople = 100;

/** What may be spent on a property's requests, and who is on call; staff read it. */
export const getRepairTerms: Handler<Contract['requests']['getRepairTerms']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { organizationId } = viewer;
  const { propertyId } = params;
  if (sideOf(viewer) !== 'staff') throw refuse('not-permitted');
  const [head, terms, people, organization] = await Promise.all([
    findHead({ viewer, now, propertyId, area: 'requests' }, deps),
    deps.repairTerms.ofProperty({ organizationId, propertyId }),
    deps.people.page({ organizationId, status: 'active', limit: mostPeople }),
    request.organization(),
  ]);
  const { usual, emergency } = spendLimitsOf(terms, { isOwn: await isOwnProperty(organization, deps) });
  const isAble = (person: (typeof people.people)[number]): boolean =>
    isStaff(person) && may(person, { area: 'requests', level: 'change' });
  return {
    success: 1,
    data: {
      version: terms?.version ?? 0,
      usual_cents: usual,
      emergency_cents: emergency,
      owners_see: terms?.ownersSee ?? 'asked',
      decides_alone: terms?.decidesAlone,
      on_call: [...(terms?.onCall ?? [])],
      shut_offs: terms?.shutOffs ?? '',
      owners: askedOwners(head, undefined).map(({ ownerId, name, percentage }) => ({
        owner_id: ownerId,
        name,
        percentage,
      })),
      people: people.people.filter(isAble).map((person) => ({
        user_role_id: person.userRoleId,
        name: nameOf(person),
      })),
      may_change: may(viewer, { area: 'requests', level: 'change' }),
    },
  };
};
