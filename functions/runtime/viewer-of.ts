import type { Viewer } from '../../shared/domain/roles';
import type { Role } from '../table/accounts';

/** Who a person is in one of the roles. */
export const viewerOf = ({
  userId,
  userRoleId,
  roleLabel,
  organisationId,
  ownerId,
  grants,
}: Pick<Role, 'userId' | 'userRoleId' | 'roleLabel' | 'organisationId' | 'ownerId' | 'grants'>): Viewer => ({
  userId,
  userRoleId,
  roleLabel,
  organisationId,
  ...(ownerId !== undefined && { ownerId }),
  ...(grants && { grants }),
});
