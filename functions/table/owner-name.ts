import type { Owner } from './owners';

/** The name an owner is sorted by. */
export const ownerName = (owner: Pick<Owner, 'isCompany' | 'companyName' | 'firstName' | 'lastName'>) =>
  owner.isCompany ? owner.companyName : `${owner.firstName} ${owner.lastName}`;
