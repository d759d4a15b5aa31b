import type { Viewer } from '../../shared/domain/people/roles';
import type { Role } from '../table/accounts/record';

/** A person in one of their roles. */
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
