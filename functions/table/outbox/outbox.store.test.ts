import { describe, expect, it } from 'vitest';
import { planFull } from '../../../shared/domain/notifications/notifications';
import { engines, useDatabase } from '../../../test/support/databases';
import { alsoIn, aPerson } from '../../../test/support/own-account';
import { noon } from '../../../test/support/table-data';
import type { NewNotification } from '../notifications/writes';

const text = planFull({ what: 'units', limit: 4 });
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

describe.each(engines)('what is told with a change on %s', (engine) => {
  const database = useDatabase(engine);

  /** Someone notified three times: under the bell, by mail, both. */
  async function told() {
    const stores = await database.open();
    const person = await aPerson(stores);
    const { own: organizationId, userId } = person;
    const { userRoleId } = person.role;
    const one = { organizationId, userRoleId, text, now: noon };
    const list: NewNotification[] = [
      { ...one, source: 'bell' },
      { ...one, source: 'mail', bell: false, mailTo: userId },
      { ...one, source: 'both', now: later(1), mailTo: userId },
    ];
    await alsoIn(stores, person, list);
    return { ...stores, organizationId, userRoleId, userId };
  }

  it('is written with it: under the bell, as a mail that waits, or both', async () => {
    const { notifications, outbox, organizationId, userRoleId, userId } = await told();
    expect(await notifications.unreadCount({ organizationId, userRoleId })).toBe(2);
    const mail = { organizationId, tries: 0, message: { kind: 'notification', userId, text } };
    expect(await outbox.due({ now: later(-1), limit: 10 })).toEqual([]);
    expect(await outbox.due({ now: noon, limit: 10 })).toMatchObject([mail]);
    const both = await outbox.due({ now: later(1), limit: 10 });
    expect(both).toMatchObject([
      { ...mail, dueAt: noon.toISOString() },
      { ...mail, dueAt: later(1).toISOString() },
    ]);
    expect(await outbox.due({ now: later(1), limit: 1 })).toEqual(both.slice(0, 1));
  });

  it('is claimed by one of many who would send it, comes again when that one breaks off, and goes when sent', async () => {
    const { outbox } = await told();
    const [mail] = await outbox.due({ now: noon, limit: 1 });
    if (!mail) throw new Error('no mail waits');
    const until = later(2);
    const claims = await Promise.all([1, 2, 3, 4].map(() => outbox.claim(mail, { until })));
    const claimed = claims.find((one) => one !== undefined);
    expect(claims.filter((one) => one !== undefined)).toEqual([
      { ...mail, tries: 1, dueAt: until.toISOString() },
    ]);
    expect(await outbox.due({ now: noon, limit: 10 })).toEqual([]);
    expect(await outbox.due({ now: until, limit: 10 })).toContainEqual(claimed);
    if (claimed) await outbox.done(claimed);
    await outbox.done(mail);
    expect(await outbox.due({ now: until, limit: 10 })).toHaveLength(1);
    expect(await outbox.claim(mail, { until: later(3) })).toBeUndefined();
  });
});
