import type { Account } from '../../functions/table/accounts';
import type { OwnSessions } from '../../functions/table/own-sessions';
import type { Profiles } from '../../functions/table/profiles';
import type { Session } from '../../functions/table/sessions';
import { refuse } from '../../shared/wire/refusals';
import type { FakeWorld } from './fake-world';

/** Changes of the own account in memory. */
export function fakeProfiles(world: FakeWorld): Profiles {
  const accountOf = (userId: string): Account => {
    const account = world.accounts.get(userId);
    if (!account) throw refuse('not-found');
    return account;
  };
  const set = (userId: string, part: Partial<Account>): void =>
    void world.accounts.set(userId, { ...accountOf(userId), ...part });
  return {
    asStands: async ({ userId }) => ({ account: accountOf(userId), roles: [], lines: [] }),
    change: async ({ userId, to, audit }) => {
      const account = accountOf(userId);
      const { firstName, lastName, mobile } = account;
      if (firstName === to.firstName && lastName === to.lastName && mobile === to.mobile) return;
      world.audit.push(...audit({ account, roles: world.roles.filter((role) => role.userId === userId) }));
      set(userId, to);
      for (const [index, person] of world.people.entries())
        if (person.userId === userId) world.people[index] = { ...person, ...namesOf(to) };
    },
    setPhoto: async ({ userId, from, to, audit }) => {
      if ((accountOf(userId).photo ?? '') !== from) throw refuse('conflict');
      set(userId, { photo: to });
      world.audit.push(...audit);
    },
    changePassword: async ({ userId, from, to, keep, audit }) => {
      if (!world.sessions.has(keep)) throw refuse('not-authenticated');
      if (accountOf(userId).passwordHash !== from) throw refuse('conflict');
      set(userId, { passwordHash: to });
      for (const { sessionId } of othersOf(world, { userId, keep })) world.sessions.delete(sessionId);
      world.audit.push(...audit);
    },
    choose: async ({ userId, choices }) => set(userId, { notificationChoices: choices }),
    rememberRole: async ({ userId, userRoleId }) => set(userId, { lastRoleId: userRoleId }),
  };
}

const namesOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) => ({
  firstName,
  lastName,
});

/** Under 'View as' a session lies among those of who looks. */
const holderOf = ({ viewer }: Session): string => viewer.viewAs?.userId ?? viewer.userId;

const othersOf = (world: FakeWorld, { userId, keep }: { userId: string; keep: string }): Session[] =>
  [...world.sessions.values()].filter(
    (session) =>
      holderOf(session) === userId && session.sessionId !== keep && session.viewer.viewAs?.sessionId !== keep,
  );

/** A person's sessions in memory, as the person sees them. */
export const fakeOwnSessions = (world: FakeWorld): OwnSessions => ({
  all: async (userId) => [...world.sessions.values()].filter((session) => holderOf(session) === userId),
  live: async ({ userId, now }) =>
    [...world.sessions.values()]
      .filter((session) => holderOf(session) === userId && session.viewer.viewAs === undefined)
      .filter(({ expiresAt, endsAt }) => expiresAt > now.toISOString() && endsAt > now.toISOString())
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
  end: async ({ userId, sessionId, audit }) => {
    const session = world.sessions.get(sessionId);
    if (!session || holderOf(session) !== userId) return;
    world.sessions.delete(sessionId);
    world.audit.push(...audit);
  },
  endOthers: async ({ userId, keep, audit }) => {
    const others = othersOf(world, { userId, keep });
    if (others.length === 0) return;
    for (const { sessionId } of others) world.sessions.delete(sessionId);
    world.audit.push(...audit);
  },
});
