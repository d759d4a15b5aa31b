import type { Role } from '../../functions/table/accounts';
import type { NewNotification } from '../../functions/table/notifications';
import type { Person } from '../../functions/table/people';
import type { Login } from '../../functions/table/session-start';
import type { OpenStores } from './databases';
import { anAccount, anAuditEntry, anOrganization, aRole, aSession, newId, noon } from './table-data';

const expiresAt = '2026-06-22T12:00:00.000Z';
/** What `change` makes of the account. */
export const changedTo = { firstName: 'Adele', lastName: 'Lanes', mobile: '5559998888' };

/** Somebody registered at the head of an organization, what the person does, and what its log and its list of people say. */
export async function aPerson(stores: OpenStores) {
  const account = anAccount({ active: true });
  const { userId } = account;
  const own = newId('org');
  const role = aRole({ userId, organizationId: own, roleLabel: 'orgAdmin' });
  const link = () => ({ tokenHash: newId('hash'), purpose: 'activate' as const, userId, expiresAt });
  const organization = { ...anOrganization(own), adminUserId: userId };
  await stores.accounts.register({ account, role, organization, link: link() });
  const entries = (roles: readonly Role[]) =>
    roles.map(({ organizationId }) => anAuditEntry(organizationId, userId, { action: 'account.profile' }));
  const logged = async (organizationId = own) =>
    (await stores.audit.page({ organizationId, about: userId, limit: 50 })).entries.length;
  const lines = async (organizationId = own) =>
    (await stores.people.page({ organizationId, limit: 50 })).people;
  const change = async (facts = changedTo) => {
    const standing = await stores.profiles.asStands(role);
    await stores.profiles.change({ userId, to: facts, standing, audit: ({ roles }) => entries(roles) });
  };
  const start = async (part: Parameters<typeof aSession>[1] = {}, login: Login = {}) => {
    const { userRoleId, roleLabel, organizationId } = role;
    const viewer = { userId, userRoleId, roleLabel, organizationId };
    const session = aSession(userId, { viewer, ...part });
    await stores.sessions.start(session, login);
    return session.sessionId;
  };
  const live = async () =>
    (await stores.ownSessions.live({ userId, now: noon })).map(({ sessionId }) => sessionId);
  const entry = () => anAuditEntry(own, userId, { action: 'account.sessions-end' });
  return { account, userId, own, role, entries, logged, lines, change, start, live, entry };
}

/** Puts the person into another organization too, which somebody else heads. */
export async function alsoIn(
  stores: OpenStores,
  { account }: Awaited<ReturnType<typeof aPerson>>,
  told: readonly NewNotification[] = [],
) {
  const head = await aPerson(stores);
  const userRoleId = newId('rol');
  const audit = anAuditEntry(head.own, userRoleId);
  const person: Person = {
    ...{ organizationId: head.own, userRoleId, userId: '', roleLabel: 'rentalManager', status: 'invited' },
    ...{ email: account.email, firstName: '', lastName: '', ownerId: '', version: 1 },
    ...{ createdAt: noon.toISOString(), invitedAt: noon.toISOString(), expiresAt },
  };
  const tokenHash = newId('hash');
  const actor = head.role;
  await stores.people.invite({ person, link: { tokenHash, expiresAt }, actor, now: noon, audit });
  const role = aRole({
    ...{ userId: account.userId, organizationId: head.own, userRoleId, roleLabel: 'rentalManager' },
  });
  await stores.people.accept({
    ...{ tokenHash, now: noon, account, kind: 'known' as const, role },
    audit: anAuditEntry(head.own, userRoleId),
    told,
  });
  const suspend = () =>
    stores.people.changeAccess({
      ...{ organizationId: head.own, userRoleId, actor, now: noon, to: 'suspended' as const },
      audit: anAuditEntry(head.own, userRoleId),
    });
  return { organizationId: head.own, userRoleId, suspend };
}
