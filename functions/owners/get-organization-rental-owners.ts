import type { Contract } from '../../shared/contract';
import type { ExistingOwner } from '../../shared/contract/owners';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { reachOf, type Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import type { Owner, OwnerPage } from '../table/owners';

type Query = Omit<Parameters<Deps['owners']['page']>[0], 'organizationId'>;

const readOwner = (owner: Owner): ExistingOwner => ({
  id: owner.ownerId,
  user_id: owner.userId,
  user_role_id: owner.userRoleId,
  first_name: owner.firstName,
  last_name: owner.lastName,
  company_name: owner.companyName,
  email: owner.email,
  mobile_number: owner.mobile,
  property_title: owner.propertyTitle,
});

/** A rental owner sees himself; who reaches the area sees the organization's (decisions, Roles). */
async function ownersSeen(viewer: Viewer, query: Query, deps: Deps): Promise<OwnerPage> {
  const { organizationId, ownerId } = viewer;
  if (reachOf(viewer, { area: 'owners', level: 'view' }) !== 'own')
    return deps.owners.page({ organizationId, ...query });
  const owners = ownerId ? await deps.owners.byIds({ organizationId, ownerIds: [ownerId] }) : [];
  return { owners };
}

/** API-12. `{id}` is the organization's head or the caller himself; anybody else is not there. */
export const getOrganizationRentalOwners: Handler<Contract['owners']['getOrganizationRentalOwners']> = async (
  request,
  deps,
) => {
  const { viewer } = request;
  const { id } = request.params;
  const { search, after, limit = limits.listPage } = request.query;
  const ownerChanges = async () => (await request.organization()).ownerChanges;
  const query = { limit, ownerChanges, ...defined({ search, after }) };
  const [{ adminUserId }, { owners, next }] = await Promise.all([
    request.organization(),
    ownersSeen(viewer, query, deps),
  ]);
  if (id !== adminUserId && id !== viewer.userId) throw refuse('not-found');
  return { success: 1, data: { rentalOwners: owners.map(readOwner), ...defined({ next }) } };
};
