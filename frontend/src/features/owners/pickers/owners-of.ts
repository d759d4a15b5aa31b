import type { OwnerRead } from '../../../../../shared/contract/properties';
import type { OwnerValues } from './owner-values';

/** The current owners as form entries: the id names each one, so only the share is sent. */
export const ownersOf = (owners: readonly OwnerRead[]): OwnerValues[] =>
  owners.map((owner) => ({
    userId: owner.rental_user_owner_id,
    firstName: owner.rental_owner_first_name,
    lastName: owner.rental_owner_last_name,
    companyName: owner.rent_owner_companyname,
    email: owner.rent_owner_email,
    mobile: '',
    isCompany: owner.rent_owner_companyname !== '',
    percentage: String(owner.rent_owner_percentage),
  }));
