import type { Contract } from '../../shared/contract';
import type { ExistingOwner } from '../../shared/contract/owners';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import type { OwnerReach } from '../../shared/domain/portfolio/owner-reach';
import { refuse } from '../../shared/wire/refusals';
import { answer, type Handler } from '../runtime/handler';
import type { Owner } from '../table/owners/record';
import { ownersSeen } from './owners-seen';

/** Hides the title of a property that is not on the reader's list. */
const readOwner = (owner: Owner, reach: OwnerReach | undefined): ExistingOwner => ({
  id: owner.ownerId,
  user_id: owner.userId,
  user_role_id: owner.userRoleId,
  first_name: owner.firstName,
  last_name: owner.lastName,
  company_name: owner.companyName,
  email: owner.email,
  mobile_number: owner.mobile,
  property_title: !reach || reach.titles.has(owner.propertyTitle) ? owner.propertyTitle : '',
});

/** API-12. `{id}` is the organization's head or the caller; anyone else is `not-found`. */
export const getOrganizationRentalOwners: Handler<Contract['owners']['getOrganizationRentalOwners']> = async (
  request,
  deps,
) => {
  const { viewer, now } = request;
  const { id } = request.params;
  const { search, after, limit = limits.listPage } = request.query;
  const ownerChanges = async () => (await request.organization()).ownerChanges;
  const query = { limit, ownerChanges, ...defined({ search, after }) };
  const [{ adminUserId }, { owners, next, reach }] = await Promise.all([
    request.organization(),
    ownersSeen(query, { viewer, now }, deps),
  ]);
  if (id !== adminUserId && id !== viewer.userId) throw refuse('not-found');
  return answer({ rentalOwners: owners.map((owner) => readOwner(owner, reach)), ...defined({ next }) });
};
