import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { notifyNow } from '../../test/support/notify-now';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { Notification, notificationIdOf, notificationsPartition } from '../table/notifications/record';
import { getNotifications } from './get-notifications';
import { markAllRead } from './mark-all-read';
import { markRead } from './mark-read';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
  await testWorld.organization({ organizationId: 'org_two' });
});

const mine = { organizationId: 'org_one', userRoleId: 'rol_head' };
const text = {
  title: 'Paid',
  description: 'Thank you.',
  messageType: 'success',
  type: 'payment',
  link: '/user-subscription',
} as const;
const told = (source: string, whose = mine) =>
  notifyNow([{ ...whose, source, text, now: testWorld.now() }], testWorld.deps);
const list = (
  userRoleId = 'rol_head',
  query: { after?: string; limit?: number } = {},
  viewer: Partial<Viewer> = {},
) => getNotifications({ ...testWorld.call(viewer), params: { userRoleId }, query }, testWorld.deps);
const read = (id: string, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(markRead, { ...testWorld.call(viewer), body: { id } });

describe('getNotifications', () => {
  it('gives the spec’s fields, newest first, and how many are unread, at the body’s top level [API-25]', async () => {
    await told('one');
    testWorld.wait(60);
    await told('two');
    const answer = await list();
    expect(Object.keys(answer)).toEqual(['success', 'encryptedData']);
    expect(answer.encryptedData).toEqual({
      unreadCount: 2,
      notifications: ['two', 'one'].map((source, index) => ({
        id: notificationIdOf({ ...mine, source }),
        title: 'Paid',
        description: 'Thank you.',
        created_at: index === 0 ? '2026-06-15T12:01:00.000Z' : '2026-06-15T12:00:00.000Z',
        is_read: false,
        message_type: 'success',
        type_of_notification: 'payment',
        link: '/user-subscription',
      })),
    });
  });

  it('gives pages by `after`', async () => {
    for (const source of ['one', 'two', 'three']) await told(source);
    const first = await list('rol_head', { limit: 2 });
    expect(first.encryptedData.notifications).toHaveLength(2);
    const after = first.encryptedData.next ?? '';
    const second = await list('rol_head', { after, limit: 2 });
    expect(second.encryptedData).toMatchObject({ notifications: [{ is_read: false }], unreadCount: 3 });
    expect(second.encryptedData.next).toBeUndefined();
  });

  it('is of the active role alone: another role, own or not, is not there [API-25]', async () => {
    await told('one');
    await expect(list('rol_other')).rejects.toMatchObject({ code: 'not-found' });
    const elsewhere = await list('rol_head', {}, { organizationId: 'org_two' });
    expect(elsewhere.encryptedData).toEqual({ notifications: [], unreadCount: 0 });
  });
});

describe('markRead', () => {
  it('makes an unread one read; a second time changes nothing [API-26]', async () => {
    await told('one');
    const id = notificationIdOf({ ...mine, source: 'one' });
    await read(id);
    expect(await read(id)).toEqual({ success: 1 });
    expect((await list()).encryptedData).toMatchObject({
      unreadCount: 0,
      notifications: [{ is_read: true }],
    });
  });

  it('does not know somebody else’s', async () => {
    await told('one', { ...mine, userRoleId: 'rol_other' });
    const id = notificationIdOf({ ...mine, userRoleId: 'rol_other', source: 'one' });
    await expect(read(id)).rejects.toMatchObject({ code: 'not-found' });
    const partition = notificationsPartition({ ...mine, userRoleId: 'rol_other' });
    expect(await testWorld.db.list(Notification, { partition })).toMatchObject([{ isRead: false }]);
  });
});

describe('markAllRead', () => {
  const clear = (viewer: Partial<Viewer> = {}) =>
    testWorld.perform(markAllRead, { ...testWorld.call(viewer), body: {} });

  it('reads all of the caller’s, past the first page and the first writes, and repeats without harm', async () => {
    for (let source = 0; source < 27; source += 1) await told(`told ${source}`);
    await clear();
    await clear();
    const { encryptedData } = await list('rol_head', { limit: 26 });
    expect(encryptedData.unreadCount).toBe(0);
    expect(encryptedData.notifications.every(({ is_read }) => is_read)).toBe(true);
  });

  it('leaves those of another role and another organization unread', async () => {
    const others = [
      { ...mine, userRoleId: 'rol_other' },
      { ...mine, organizationId: 'org_two' },
    ];
    for (const whose of [mine, ...others]) await told('one', whose);
    await clear();
    for (const whose of others) expect(await testWorld.deps.notifications.unreadCount(whose)).toBe(1);
  });
});
