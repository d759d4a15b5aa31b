import { hasDesk, may, mayAddRentalOwner, reachOf } from '../../../../shared/domain/people/permissions';
import type { DetailsRights } from '../../features/properties/details/property-details';
import type { Person } from './use-person';

const none: DetailsRights = {
  change: false,
  leases: false,
  shares: false,
  bank: false,
  owners: false,
  money: false,
};

/** What a person may do by role, plan and account; the property itself decides the rest. */
export function rightsOf(person: Person | undefined): DetailsRights {
  if (!person) return none;
  const { viewer, planId, user } = person;
  const change = user.account.canChange;
  const owners = reachOf(viewer, { area: 'owners', level: 'change' });
  return {
    change,
    leases: change && may(viewer, { area: 'leases', level: 'change' }),
    // Owners cannot set shares themselves; plan 1 has no other owners (ROL-05).
    shares: change && (owners === 'all' || owners === 'granted') && mayAddRentalOwner(planId),
    bank: change && owners !== 'none',
    owners: may(viewer, { area: 'owners', level: 'view' }),
    money: hasDesk(viewer, 'money'),
  };
}

/** Whether the person may change applicants and the plan has not expired (SCR-01; decisions, Roles). */
export const mayChangeApplicants = (person: Person | undefined): boolean =>
  person?.user.account.canChange === true &&
  hasDesk(person.viewer, 'applicants') &&
  may(person.viewer, { area: 'applicants', level: 'change' });
