import type { Viewer } from '../../shared/domain/roles';
import type { Role } from '../table/accounts/record';

/** Who a person is in one of the roles. */
export const viewerOf = ({
  userId,
  userRoleId,
  roleLabel,
  organizationId,
  ownerId,
  grants,
}: Pick<Role, 'userId' | 'userRoleId' | 'roleLabel' | 'organizationId' | 'ownerId' | 'grants'>): Viewer => ({
  userId,
  userRoleId,
  roleLabel,
  organizationId,
  ...(ownerId !== undefined && { ownerId }),
  ...(grants && { grants }),
});
