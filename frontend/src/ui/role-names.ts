import type { RoleLabel } from '../../../shared/domain/roles';

/** How a role is called on screen. */
export const roleNames = {
  orgAdmin: 'Organization admin',
  rentalManager: 'Rental manager',
  manager: 'Property manager',
  owner: 'Landlord',
  rentalOwner: 'Rental owner',
  tenant: 'Tenant',
  applicant: 'Applicant',
} as const satisfies Record<RoleLabel, string>;
