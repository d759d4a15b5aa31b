import type { PersonLine } from '../../shared/contract/people';
import { isKeptOut } from '../../shared/domain/people/people';
import { roleIds } from '../../shared/domain/people/roles';
import type { Organization } from '../table/organizations/record';
import type { Person } from '../table/people/record';

/** A person of the organization as the wire names them. */
export const readPerson = (
  person: Person,
  { adminUserId: headId, subscription: { planId } }: Organization,
): PersonLine => ({
  user_role_id: person.userRoleId,
  user_id: person.userId,
  role_label: person.roleLabel,
  role_id: roleIds[person.roleLabel],
  status: person.status,
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  is_head: person.userId !== '' && person.userId === headId,
  kept_out: isKeptOut(person, { planId, headId }),
  created_at: person.createdAt,
  invited_at: person.invitedAt,
  expires_at: person.expiresAt,
});
