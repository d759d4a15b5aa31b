import { createHash } from 'node:crypto';
import type { Person } from '../../../functions/table/people/record';
import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { Making } from '../samples';

const hour = 3_600_000;
const day = 24 * hour;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const audit = ({ world, scene }: Making, person: Person, action: AuditAction) => ({
  organizationId: person.organizationId,
  auditId: world.deps.ids.next('aud'),
  at: world.deps.clock.now().toISOString(),
  action,
  by: { userId: scene.home.adminUserId, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
  object: { kind: 'person' as const, id: person.userRoleId, name: person.email },
  about: person.userRoleId,
  requestId: 'set up',
});

let invited = 0;

/**
 * A person the caller's organization just invited, a rental manager unless told otherwise, and the mail's
 * token.
 */
export async function newInvited(
  making: Making,
  roleLabel: 'rentalManager' | 'tenant' = 'rentalManager',
): Promise<{ person: Person; token: string }> {
  const { deps } = making.world;
  const { organizationId, people } = making.scene.home;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + 7 * day).toISOString();
  const userRoleId = deps.ids.next('rol');
  const token = `${organizationId}-${userRoleId}-${deps.ids.secret()}`;
  // Counted in an hour of its own: a walk sends more invitations than an organization may.
  invited += 1;
  const countedAt = new Date(now.getTime() + invited * hour);
  const person = {
    organizationId,
    userRoleId,
    userId: '',
    roleLabel,
    status: 'invited',
    email: `${making.fresh}-${deps.ids.next('usr')}@invited.test`,
    firstName: 'Invited',
    lastName: 'Person',
    ownerId: '',
    grants: { areas: {}, properties: [] },
    createdAt: now.toISOString(),
    invitedAt: now.toISOString(),
    expiresAt,
    inviteHash: hashOf(token),
    version: 1,
  } satisfies Person;
  const trace = { audit: audit(making, person, 'person.invite'), now: countedAt };
  await deps.people.invite({ person, actor: people.orgAdmin.viewer, hasPaid: true, trace });
  return { person, token };
}

/** An invited person who accepted; no other test uses them. */
export async function newMember(making: Making, as: Person['roleLabel'] = 'rentalManager'): Promise<Person> {
  const { deps } = making.world;
  const { person } = await newInvited(making, as === 'tenant' ? as : 'rentalManager');
  const { userRoleId, roleLabel, organizationId, email } = person;
  const now = deps.clock.now();
  const createdAt = now.toISOString();
  const userId = deps.ids.next('usr');
  const account = {
    userId,
    email,
    firstName: 'Invited',
    lastName: 'Person',
    mobile: '',
    passwordHash: 'set up',
    createdAt,
  };
  const role = {
    userRoleId,
    userId,
    roleLabel,
    organizationId,
    organizationName: `${making.scene.home.name} homes`,
    adminUserId: making.scene.home.adminUserId,
    grants: { areas: {}, properties: [] },
    createdAt,
  };
  const trace = { audit: audit(making, person, 'person.accept'), now };
  await deps.people.accept({ person, account, kind: 'new', role, trace });
  const member = await deps.people.byId(person);
  if (!member) throw new Error('The new member is not there');
  return member;
}

/** The person a call names, created for it in the caller's organization so that it harms no other test. */
export async function spareId(making: Making, make: (making: Making) => Promise<Person>): Promise<string> {
  const named = making.id('person');
  const isOfHome = Object.values(making.scene.home.people).some(({ viewer }) => viewer.userRoleId === named);
  return isOfHome ? (await make(making)).userRoleId : named;
}

export const invitedPerson = async (making: Making): Promise<Person> => (await newInvited(making)).person;
