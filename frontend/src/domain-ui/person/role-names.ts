import type { RoleLabel } from '../../../../shared/domain/people/roles';

export const roleNames = {
  orgAdmin: 'Organization admin',
  rentalManager: 'Rental manager',
  manager: 'Property manager',
  owner: 'Landlord',
  rentalOwner: 'Rental owner',
  tenant: 'Tenant',
  applicant: 'Applicant',
} as const satisfies Record<RoleLabel, string>;
