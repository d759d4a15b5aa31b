import type { Accounts } from '../../functions/table/accounts';
import type { Attempts } from '../../functions/table/attempts';
import type { OnceRecords } from '../../functions/table/once';
import type { Organizations } from '../../functions/table/organizations';
import type { Owners } from '../../functions/table/owners';
import type { Login } from '../../functions/table/session-start';
import { isOwnerSeen } from '../../shared/domain/owner-reach';
import { refuse } from '../../shared/wire/refusals';
import { useSecondStep } from './fake-second-factors';
import type { FakeWorld } from './fake-world';

const rolesOf = (world: FakeWorld, userId: string) => world.roles.filter((role) => role.userId === userId);

export function fakeAccounts(world: FakeWorld): Accounts {
  const byId: Accounts['byId'] = async (userId) => {
    const account = world.accounts.get(userId);
    return account && { account, roles: rolesOf(world, userId) };
  };
  const byLink: Accounts['byLink'] = async ({ tokenHash, purpose, now }) => {
    const link = world.links.get(tokenHash);
    const isGood = link?.purpose === purpose && link.expiresAt > now.toISOString();
    const person = isGood ? await byId(link.userId) : undefined;
    return person && { ...person, ...(link?.createdAt !== undefined && { since: link.createdAt }) };
  };
  const spendLink = async (link: Parameters<Accounts['byLink']>[0] & { userId: string }) => {
    const person = await byLink(link);
    if (person?.account.userId !== link.userId) throw refuse('link-not-valid');
    world.links.delete(link.tokenHash);
    return person.account;
  };
  return {
    byId,
    byLink,
    idOf: async (email) => [...world.accounts.values()].find((one) => one.email === email)?.userId,
    namesOf: async (userIds) => [...world.accounts.values()].filter(({ userId }) => userIds.includes(userId)),
    byEmail: async (email) => {
      const account = [...world.accounts.values()].find((one) => one.email === email);
      return account && byId(account.userId);
    },
    register: async ({ account, role, organization, link, audit = [] }) => {
      if ([...world.accounts.values()].some((one) => one.email === account.email)) return false;
      world.accounts.set(account.userId, account);
      world.roles.push(role);
      world.audit.push(...audit);
      world.links.set(link.tokenHash, link);
      const counters = { propertyCount: 0, unitCount: 0, ownerCount: 0, unitsWithoutRent: 0 };
      world.organizations.set(organization.organizationId, { ...organization, ...counters });
      return true;
    },
    addLink: async (link) => void world.links.set(link.tokenHash, link),
    signUpAgain: async ({ link, from, to, audit }) => {
      world.links.set(link.tokenHash, link);
      const account = world.accounts.get(link.userId);
      if (account?.active !== false || account.passwordHash !== from) return;
      world.accounts.set(account.userId, { ...account, passwordHash: to });
      world.audit.push(...audit);
    },
    activate: async ({ audit = [], ...link }) => {
      const account = await spendLink({ ...link, purpose: 'activate' });
      world.audit.push(...audit);
      world.accounts.set(account.userId, { ...account, active: true });
    },
    resetPassword: async ({ passwordHash, audit = [], ...link }) => {
      const account = await spendLink({ ...link, purpose: 'reset' });
      world.audit.push(...audit);
      world.accounts.set(account.userId, { ...account, passwordHash, active: true });
      for (const [id, session] of world.sessions)
        if (session.viewer.userId === account.userId) world.sessions.delete(id);
    },
    markBouncing: async ({ email, now }) => {
      const account = [...world.accounts.values()].find((one) => one.email === email);
      if (account) world.accounts.set(account.userId, { ...account, bouncedAt: now.toISOString() });
    },
    replacePasswordHash: async ({ userId, from, to }) => {
      const account = world.accounts.get(userId);
      if (account?.passwordHash === from) world.accounts.set(userId, { ...account, passwordHash: to });
    },
  };
}

export const fakeSessions = (world: FakeWorld) => {
  const own = ({ userId, sessionId }: { userId: string; sessionId: string }) => {
    const session = world.sessions.get(sessionId);
    // Under 'View as' it lies among the sessions of who looks.
    const holder = session?.viewer.viewAs?.userId ?? session?.viewer.userId;
    return holder === userId ? session : undefined;
  };
  const change = (key: { userId: string; sessionId: string }, part: object): boolean => {
    const session = own(key);
    if (session) world.sessions.set(key.sessionId, { ...session, ...part });
    return session !== undefined;
  };
  return {
    start: async (
      session: NonNullable<ReturnType<typeof own>>,
      { audit = [], secondStep, passwordHash }: Login = {},
    ) => {
      const { passwordHash: standing } = world.accounts.get(session.viewer.userId) ?? {};
      if (passwordHash !== undefined && passwordHash !== standing) throw refuse('wrong-credentials');
      if (secondStep) useSecondStep(world, secondStep);
      else if (world.secondFactors.has(session.viewer.userId)) throw refuse('wrong-credentials');
      world.audit.push(...audit);
      world.sessions.set(session.sessionId, session);
    },
    byId: async (key: { userId: string; sessionId: string }) => own(key),
    withOrganization: async (key: { userId: string; sessionId: string; organizationId: string }) => {
      const [session, organization] = [own(key), world.organizations.get(key.organizationId)];
      return { ...(session && { session }), ...(organization && { organization }) };
    },
    extend: async ({ expiresAt, ...key }: { userId: string; sessionId: string; expiresAt: string }) =>
      change(key, { expiresAt }),
    actAs: async ({
      viewer,
      at: _,
      ...key
    }: {
      userId: string;
      sessionId: string;
      viewer: NonNullable<ReturnType<typeof own>>['viewer'];
      at: string;
    }) => change(key, { viewer }),
    end: async (key: { userId: string; sessionId: string }) => {
      if (own(key)) world.sessions.delete(key.sessionId);
    },
    endAll: async (userId: string) => {
      for (const [id, session] of world.sessions)
        if (session.viewer.userId === userId) world.sessions.delete(id);
    },
  };
};

export const fakeOrganizations = (world: FakeWorld): Organizations => ({
  byId: async (organizationId) => world.organizations.get(organizationId),
  namesOf: async (organizationIds) =>
    [...world.organizations.values()].filter(({ organizationId }) =>
      organizationIds.includes(organizationId),
    ),
  rename: async ({ organizationId, head, from, to, audit }) => {
    const organization = world.organizations.get(organizationId);
    if (organization?.name !== from || organization.adminUserId !== head) throw refuse('conflict');
    world.organizations.set(organizationId, { ...organization, name: to });
    world.audit.push(audit);
  },
});

export function fakeOwners(world: FakeWorld): Owners {
  const of = (organizationId: string) =>
    world.owners.filter((owner) => owner.organizationId === organizationId);
  return {
    page: async ({ organizationId, search = '', after, limit, reach }) => {
      const within = await reach;
      const found = of(organizationId)
        .filter((owner) => isOwnerSeen(within, owner))
        .filter((owner) =>
          `${owner.firstName} ${owner.lastName} ${owner.companyName} ${owner.email}`
            .toLowerCase()
            .includes(search.toLowerCase()),
        );
      const start = Number(after ?? 0);
      const owners = found.slice(start, start + limit);
      return start + limit < found.length ? { owners, next: String(start + limit) } : { owners };
    },
    count: async ({ organizationId, reach }) => {
      const within = await reach;
      return of(organizationId).filter((owner) => isOwnerSeen(within, owner)).length;
    },
    byIds: async ({ organizationId, ownerIds }) =>
      of(organizationId).filter((owner) => ownerIds.includes(owner.ownerId)),
    byEmail: async ({ organizationId, email }) => of(organizationId).find((owner) => owner.email === email),
  };
}

export const fakeOnce = (world: FakeWorld): OnceRecords => ({
  reply: async ({ organizationId, scope, key, hash }) => {
    const record = world.once.get(`${organizationId} ${scope} ${key}`);
    if (record && record.hash !== hash) throw refuse('key-reused');
    return record && { reply: record.reply };
  },
});

export function fakeAttempts(world: FakeWorld): Attempts {
  const place = (attempt: { scope: string; subject: string; windowSeconds: number; now: Date }) => {
    const window = Math.floor(attempt.now.getTime() / 1000 / attempt.windowSeconds);
    return { window, key: `${attempt.scope} ${attempt.subject} ${window}` };
  };
  return {
    add: async (attempt) => {
      const { key, window } = place(attempt);
      const count = (world.attempts.get(key) ?? 0) + 1;
      world.attempts.set(key, count);
      const ends = (window + 1) * attempt.windowSeconds;
      return { count, secondsLeft: Math.ceil(ends - attempt.now.getTime() / 1000) };
    },
    giveBack: async (attempt) => {
      const { key } = place(attempt);
      world.attempts.set(key, Math.max(0, (world.attempts.get(key) ?? 0) - 1));
    },
  };
}
