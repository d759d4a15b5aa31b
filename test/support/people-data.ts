import type { AuditEntry } from '../../functions/table/audit/record';
import type { Person } from '../../functions/table/people/record';
import type { Actor } from '../../functions/table/people/writes';
import type { AuditAction } from '../../shared/domain/audit/audit';
import { newId, noon } from './table-data';

/** A rental manager who was just invited and may see two properties. */
export const anInvited = (organizationId: string, part: Partial<Person> = {}): Person => ({
  organizationId,
  userRoleId: newId('rol'),
  userId: '',
  roleLabel: 'rentalManager',
  status: 'invited',
  email: `${newId('mail')}@demo.test`,
  firstName: 'Mia',
  lastName: 'Stone',
  ownerId: '',
  grants: { areas: { properties: 'change' }, properties: ['prp_1', 'prp_2'] },
  createdAt: noon.toISOString(),
  invitedAt: noon.toISOString(),
  expiresAt: '2026-06-22T12:00:00.000Z',
  version: 1,
  ...part,
});

/** A log entry about this person. */
export const aPersonAudit = (
  person: Person,
  { userId, userRoleId }: Actor,
  action: AuditAction,
): AuditEntry => ({
  organizationId: person.organizationId,
  auditId: newId('aud'),
  at: noon.toISOString(),
  action,
  by: { userId, userRoleId, roleLabel: 'orgAdmin', process: '' },
  object: { kind: 'person', id: person.userRoleId, name: person.email },
  about: person.userRoleId,
  requestId: 'req-test',
});
