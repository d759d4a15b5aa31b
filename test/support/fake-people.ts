import type { AuditEntry } from '../../functions/table/audit';
import type { People, Person, PersonKey } from '../../functions/table/people';
import { refuse } from '../../shared/wire/refusals';
import { tell } from './fake-notifications';
import type { FakeWorld } from './fake-world';

/** The people of an organization in memory: the rules of the store without its races, which the store's own tests run. */
export function fakePeople(world: FakeWorld): People {
  const find = ({ organizationId, userRoleId }: PersonKey): Person | undefined =>
    world.people.find((one) => one.organizationId === organizationId && one.userRoleId === userRoleId);
  const put = (person: Person): void => {
    const at = world.people.findIndex(({ userRoleId }) => userRoleId === person.userRoleId);
    world.people.splice(at < 0 ? world.people.length : at, at < 0 ? 0 : 1, person);
  };
  const existing = (key: PersonKey): Person => {
    const person = find(key);
    if (!person) throw refuse('not-found');
    return person;
  };
  const log = (entry: AuditEntry): void => void world.audit.push(entry);
  const endSessions = ({ userRoleId }: Person): void => {
    for (const [id, { viewer }] of world.sessions)
      if (viewer.userRoleId === userRoleId) world.sessions.delete(id);
  };
  const invitation: People['invitation'] = async ({ tokenHash, now }) => {
    const link = world.invitations.get(tokenHash);
    const person = link && find(link);
    if (person?.status !== 'invited' || person.expiresAt <= now.toISOString()) throw refuse('link-not-valid');
    return person;
  };
  const relink = (person: Person, tokenHash: string): void => {
    for (const [hash, { userRoleId }] of world.invitations)
      if (userRoleId === person.userRoleId) world.invitations.delete(hash);
    world.invitations.set(tokenHash, person);
  };
  const found: People['found'] = async (key) => {
    const person = find(key);
    return person && { person, stored: { ...person, inviteHash: '' } };
  };
  return {
    page: async ({ organizationId, search = '', role, status, limit }) => ({
      people: world.people
        .filter((person) => person.organizationId === organizationId)
        .filter((person) => `${person.firstName} ${person.lastName} ${person.email}`.includes(search))
        .filter((person) => role === undefined || person.roleLabel === role)
        .filter((person) => status === undefined || person.status === status)
        .slice(0, limit),
    }),
    byId: async (key) => find(key),
    found,
    foundWithSessions: found,
    invite: async ({ person, link, audit }) => {
      const isSame = (one: Person) =>
        one.organizationId === person.organizationId &&
        one.email === person.email &&
        one.roleLabel === person.roleLabel;
      if (world.people.some(isSame)) throw refuse('already-member');
      put(person);
      relink(person, link.tokenHash);
      log(audit);
      return { userRoleId: person.userRoleId, isNew: true };
    },
    promote: async ({ audit, ...key }) => {
      const person = existing(key);
      put({ ...person, roleLabel: 'orgAdmin', version: person.version + 1 });
      for (const role of world.roles)
        if (role.userRoleId === key.userRoleId) Object.assign(role, { roleLabel: 'orgAdmin' });
      log(audit);
    },
    resend: async ({ link, now, audit, ...key }) => {
      const person = existing(key);
      if (person.status !== 'invited') throw refuse('already-accepted');
      put({ ...person, invitedAt: now.toISOString(), expiresAt: link.expiresAt });
      relink(person, link.tokenHash);
      log(audit);
    },
    revoke: async ({ audit, ...key }) => {
      const person = existing(key);
      if (person.status !== 'invited') throw refuse('already-accepted');
      world.people.splice(world.people.indexOf(person), 1);
      log(audit);
    },
    invitation,
    accept: async ({ tokenHash, now, account, role, audit, told }) => {
      tell(world, told);
      const person = await invitation({ tokenHash, now });
      const { firstName, lastName, userId } = account;
      put({ ...person, firstName, lastName, userId, status: 'active', version: person.version + 1 });
      world.accounts.set(userId, account);
      world.roles.push(role);
      world.invitations.delete(tokenHash);
      log(audit);
    },
    changePermissions: async ({ version, grants, audit, ...key }) => {
      const person = existing(key);
      if (person.version !== version) throw refuse('changed-meanwhile');
      put({ ...person, grants, version: version + 1 });
      log(audit);
      return version + 1;
    },
    changeAccess: async ({ to, audit, ...key }) => {
      const person = existing(key);
      if (person.status === 'invited') throw refuse('not-found');
      if (to === 'removed') world.people.splice(world.people.indexOf(person), 1);
      else put({ ...person, status: to });
      if (to !== 'active') endSessions(person);
      log(audit);
    },
    startView: async ({ session, audit }) => {
      world.sessions.set(session.sessionId, session);
      log(audit);
      return session;
    },
  };
}
