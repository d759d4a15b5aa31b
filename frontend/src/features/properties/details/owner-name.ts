import type { OwnerRead } from '../../../../../shared/contract/properties';

/** The company, else the person, else the mail address. */
export const ownerName = (owner: OwnerRead): string =>
  owner.rent_owner_companyname ||
  `${owner.rental_owner_first_name} ${owner.rental_owner_last_name}`.trim() ||
  owner.rent_owner_email;
