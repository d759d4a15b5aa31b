import { may, mayAddRentalOwner, reachOf } from '../../../../shared/domain/permissions';
import type { DetailsRights } from '../../features/properties/details/property-details';
import type { Person } from './use-person';

const none: DetailsRights = { change: false, leases: false, shares: false, bank: false };

/** What a person does with a property and its units, by role, plan and account; the property itself says the rest. */
export function rightsOf(person: Person | undefined): DetailsRights {
  if (!person) return none;
  const { viewer, planId, user } = person;
  const change = user.account.canChange;
  const owners = reachOf(viewer, { area: 'owners', level: 'change' });
  return {
    change,
    leases: change && may(viewer, { area: 'leases', level: 'change' }),
    // Whoever is an owner himself does not say who owns how much; plan 1 has only oneself (ROL-05).
    shares: change && (owners === 'all' || owners === 'granted') && mayAddRentalOwner(planId),
    bank: change && owners !== 'none',
  };
}
