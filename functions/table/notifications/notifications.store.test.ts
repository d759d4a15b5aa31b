import { describe, expect, it } from 'vitest';
import { engines, useDatabase } from '../../../test/support/databases';
import { notifyNow } from '../../../test/support/notify-now';
import { added, aNewProperty, anOrganization, newId, noon } from '../../../test/support/table-data';
import { seedWriter } from '../seed';
import { notificationIdOf } from './record';

const text = {
  title: 'Paid',
  description: 'Thank you.',
  messageType: 'success',
  type: 'payment',
  link: '/user-subscription',
} as const;

describe.each(engines)('notifications on %s', (engine) => {
  const { open } = useDatabase(engine);
  const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
  const aRecipient = () => ({ organizationId: newId('org'), userRoleId: newId('rol') });

  it('tells an event, and keeps what was read of it', async () => {
    const stores = await open();
    const { notifications } = stores;
    const whose = aRecipient();
    const halfAYear = noon.getTime() / 1000 + 180 * 86_400;
    const one = { ...whose, source: 'receipt in_1', text, now: noon };
    const notificationId = notificationIdOf(one);
    await notifyNow([one], stores);
    await notifications.markRead({ ...whose, notificationId });
    expect(await notifications.page({ ...whose, limit: 10 })).toEqual({
      notifications: [
        { ...whose, notificationId, ...text, createdAt: noon.toISOString(), isRead: true, ttl: halfAYear },
      ],
    });
    expect(await notifications.unreadCount(whose)).toBe(0);
  });

  it('pages newest first without a gap or a repeat, and counts all that are unread', async () => {
    const stores = await open();
    const { notifications } = stores;
    const whose = aRecipient();
    // Two at the same instant: the id tells them apart.
    const told = [0, 1, 1, 2, 3].map((seconds, index) => ({
      ...whose,
      source: `event ${index}`,
      text: { ...text, title: `${index}` },
      now: later(seconds),
    }));
    await notifyNow(told, stores);
    const titles: string[] = [];
    let next: string | undefined;
    do {
      const page = await notifications.page({
        ...whose,
        limit: 2,
        ...(next !== undefined && { after: next }),
      });
      titles.push(...page.notifications.map(({ title }) => title));
      next = page.next;
    } while (next !== undefined);
    expect(titles.map(Number).toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect([titles[0], titles[1], titles[4]]).toEqual(['4', '3', '0']);
    expect(await notifications.unreadCount(whose)).toBe(5);
    const key = { ...whose, notificationId: notificationIdOf({ ...whose, source: 'event 2' }) };
    await notifications.markRead(key);
    await notifications.markRead(key);
    expect(await notifications.unreadCount(whose)).toBe(4);
  });

  it('is written with the add it tells of, or not at all', async () => {
    const { notifications, properties, db } = await open();
    const whose = aRecipient();
    const { organizationId } = whose;
    const told = (source: string) => [{ ...whose, source, text, now: noon }];
    const add = (source: string) =>
      properties.add(added(aNewProperty(organizationId), { told: told(source) }));
    await expect(add('of an add without an organization')).rejects.toMatchObject({ code: 'not-found' });
    expect(await notifications.unreadCount(whose)).toBe(0);
    await seedWriter(db).putOrganization(anOrganization(organizationId));
    await add('of an add that is made');
    // Past a hundred items, the step that shows the property notifies.
    const large = aNewProperty(organizationId, { units: 120 });
    await properties.add(added(large, { told: told('of a large one') }));
    expect(await notifications.unreadCount(whose)).toBe(2);
  });

  it('refuses what this person in this role does not have', async () => {
    const stores = await open();
    const { notifications } = stores;
    const [whose, other] = [aRecipient(), aRecipient()];
    const one = { ...whose, source: 'one', text, now: noon };
    await notifyNow([one], stores);
    const notificationId = notificationIdOf(one);
    const notFound = { code: 'not-found' };
    await expect(notifications.markRead({ ...other, notificationId })).rejects.toMatchObject(notFound);
    await expect(
      notifications.markRead({ ...whose, organizationId: other.organizationId, notificationId }),
    ).rejects.toMatchObject(notFound);
    expect(await notifications.page({ ...other, limit: 10 })).toEqual({ notifications: [] });
    await expect(notifications.page({ ...whose, after: 'nowhere', limit: 1 })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
