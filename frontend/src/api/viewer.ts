import type { CurrentUser } from '../../../shared/contract/users';
import { areas as allAreas } from '../../../shared/domain/people/permissions';
import type { Viewer } from '../../../shared/domain/people/roles';

/** The user in the shape the shared rules need. Only for drawing; the server decides for itself. */
export function viewerOf(user: CurrentUser): Viewer | undefined {
  const role = user.roles[0];
  if (!role) return undefined;
  return {
    userId: user.id,
    userRoleId: role.user_role_id,
    roleLabel: role.role_label,
    organizationId: role.admin_userid,
    ...(user.grants ? { grants: grantsOf(user.grants) } : {}),
    ...(user.view_as && { viewAs: somebody }),
  };
}

/** Who looks as this person; the server alone knows. */
const somebody = { userId: '', userRoleId: '', roleLabel: 'orgAdmin', sessionId: '' } as const;

const grantsOf = ({
  areas,
  properties,
}: NonNullable<CurrentUser['grants']>): NonNullable<Viewer['grants']> => ({
  properties,
  areas: Object.fromEntries(allAreas.flatMap((area) => (areas[area] ? [[area, areas[area]]] : []))),
});
