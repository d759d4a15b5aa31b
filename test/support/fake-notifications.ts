import {
  type NewNotification,
  type Notifications,
  notificationIdOf,
  toldMailOf,
} from '../../functions/table/notifications';
import type { ToldMail, ToldMails } from '../../functions/table/told-mails';
import { refuse } from '../../shared/wire/refusals';
import type { FakeWorld } from './fake-world';

export type KeptNotification = NewNotification & { readonly isRead: boolean };

/** Tells a person of an event, once, as the table does: under the bell, and by a mail that waits. */
export function tell(world: FakeWorld, told: readonly NewNotification[] = []): void {
  ring(world, told);
  for (const one of told)
    if (one.mailTo !== undefined || one.mailToOwner !== undefined) world.toldMails.push(toldMailOf(one));
}

function ring(world: FakeWorld, told: readonly NewNotification[]): void {
  for (const { bell, mailTo: _, ...one } of told) {
    const id = notificationIdOf(one);
    if (bell !== false && !world.notifications.has(id))
      world.notifications.set(id, { ...one, isRead: false });
  }
}

/** Gives the head of an organization an account and a role there, so that there is somebody to tell. */
export function addHead(world: FakeWorld, { organizationId = 'org_one', userId = 'usr_head' } = {}): void {
  const createdAt = world.now.toISOString();
  if (!world.accounts.has(userId))
    world.accounts.set(userId, {
      ...{ userId, email: `${userId}@demo.test`, firstName: 'Lena', lastName: 'Hart', mobile: '' },
      ...{ passwordHash: '', active: true, createdAt },
    });
  world.roles.push({
    ...{ userRoleId: 'rol_head', userId, roleLabel: 'orgAdmin', organizationId, createdAt },
    ...{ organizationName: 'Northgate Homes', adminUserId: userId },
  });
}

/** Who was told what, in the order it was told. */
export const toldIn = (world: FakeWorld): string[] =>
  [...world.notifications.values()].map(({ userRoleId, text }) => `${userRoleId}: ${text.title}`);

/** Mails of what was told in memory: one is known by its id and the instant it is due at, as its key says. */
export function fakeToldMails({ toldMails }: FakeWorld): ToldMails {
  const remove = ({ notificationId, dueAt }: ToldMail): boolean => {
    const place = toldMails.findIndex((one) => one.notificationId === notificationId && one.dueAt === dueAt);
    if (place >= 0) toldMails.splice(place, 1);
    return place >= 0;
  };
  return {
    due: async ({ now, limit }) =>
      toldMails
        .filter(({ dueAt }) => dueAt <= now.toISOString())
        .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
        .slice(0, limit),
    take: async (mail, { until }) => {
      if (!remove(mail)) return undefined;
      const taken = { ...mail, dueAt: until.toISOString(), tries: mail.tries + 1 };
      toldMails.push(taken);
      return taken;
    },
    strike: async (mail) => void remove(mail),
  };
}

/** Notifications in memory, newest first. */
export function fakeNotifications(world: FakeWorld): Notifications {
  type Whose = { organizationId: string; userRoleId: string };
  const of = ({ organizationId, userRoleId }: Whose) =>
    [...world.notifications].filter(
      ([, one]) => one.organizationId === organizationId && one.userRoleId === userRoleId,
    );
  return {
    page: async ({ after, limit, ...whose }) => {
      const all = of(whose).toReversed();
      const start = Number(after ?? 0);
      const notifications = all
        .slice(start, start + limit)
        .map(([notificationId, { text, now, isRead }]) => ({
          ...{ notificationId, ...text, isRead },
          createdAt: now.toISOString(),
        }));
      return { notifications, ...(start + limit < all.length && { next: String(start + limit) }) };
    },
    unreadCount: async (whose) => of(whose).filter(([, { isRead }]) => !isRead).length,
    markRead: async ({ notificationId, ...whose }) => {
      const found = of(whose).find(([id]) => id === notificationId);
      if (!found) throw refuse('not-found');
      world.notifications.set(notificationId, { ...found[1], isRead: true });
    },
  };
}
