import pRetry from 'p-retry';
import type { Role } from '../../functions/table/accounts/record';
import type { NewNotification } from '../../functions/table/notifications/writes';
import type { Person } from '../../functions/table/people/record';
import type { Login } from '../../functions/table/sessions/start';
import { Refusal } from '../../shared/wire/refusals';
import { auditEntries } from './audit-entries';
import type { OpenStores } from './databases';
import { register } from './register';
import { anAccount, anAuditEntry, anOrganization, aRole, aSession, newId, noon } from './table-data';

const expiresAt = '2026-06-22T12:00:00.000Z';
/** What `change` turns the account into. */
export const changedTo = { firstName: 'Adele', lastName: 'Lanes', mobile: '5559998888' };

/** A registered head of an organization, their calls, and what its log and list of people say. */
export async function aPerson(stores: OpenStores) {
  const account = anAccount();
  const { userId } = account;
  const own = newId('org');
  const role = aRole({ userId, organizationId: own, roleLabel: 'orgAdmin' });
  const organization = { ...anOrganization(own), adminUserId: userId };
  await register(stores, { account, role, organization });
  const entries = (roles: readonly Role[]) =>
    roles.map(({ organizationId }) => anAuditEntry(organizationId, userId, { action: 'account.profile' }));
  const logged = async (organizationId = own) =>
    (await auditEntries(stores, { organizationId, about: userId })).length;
  const lines = async (organizationId = own) =>
    (await stores.people.page({ organizationId, limit: 50 })).people;
  /** Reads and changes again after a collision, as the runtime does. */
  const change = (to = changedTo) =>
    pRetry(
      async () => {
        const from = await stores.accounts.withLines({ userId, known: [role] });
        await stores.accounts.changeNames({ to, from, audit: ({ roles }) => entries(roles) });
      },
      { minTimeout: 0, shouldRetry: ({ error }) => error instanceof Refusal && error.code === 'conflict' },
    );
  const start = async (part: Parameters<typeof aSession>[1] = {}, login: Login = {}) => {
    const { userRoleId, roleLabel, organizationId } = role;
    const viewer = { userId, userRoleId, roleLabel, organizationId };
    const session = aSession(userId, { viewer, ...part });
    await stores.sessions.start(session, login);
    return session.sessionId;
  };
  const live = async () =>
    (await stores.sessions.live({ userId, now: noon })).map(({ sessionId }) => sessionId);
  const entry = () => anAuditEntry(own, userId, { action: 'account.sessions-end' });
  return { account, userId, own, role, entries, logged, lines, change, start, live, entry };
}

/** Adds the person to another organization, which someone else heads. */
export async function alsoIn(
  stores: OpenStores,
  { account }: Awaited<ReturnType<typeof aPerson>>,
  told: readonly NewNotification[] = [],
) {
  const head = await aPerson(stores);
  const userRoleId = newId('rol');
  const trace = () => ({ audit: anAuditEntry(head.own, userRoleId), now: noon });
  const person = {
    organizationId: head.own,
    userRoleId,
    userId: '',
    roleLabel: 'rentalManager',
    status: 'invited',
    email: account.email,
    firstName: '',
    lastName: '',
    ownerId: '',
    version: 1,
    createdAt: noon.toISOString(),
    invitedAt: noon.toISOString(),
    expiresAt,
    inviteHash: newId('hash'),
  } satisfies Person;
  const actor = head.role;
  await stores.people.invite({ person, actor, hasPaid: true, trace: trace() });
  const role = aRole({
    userId: account.userId,
    organizationId: head.own,
    userRoleId,
    roleLabel: 'rentalManager',
  });
  await stores.people.accept({ person, account, kind: 'known', role, trace: { ...trace(), told } });
  const suspend = async () => {
    const found = await stores.people.withSessions(person);
    if (!found) throw new Error('Nobody to suspend');
    await stores.people.changeAccess({ ...found, actor, to: 'suspended', trace: trace() });
  };
  return { organizationId: head.own, userRoleId, suspend };
}
