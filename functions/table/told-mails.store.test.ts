import { describe, expect, it } from 'vitest';
import { planFull } from '../../shared/domain/notifications';
import { engines, useDatabase } from '../../test/support/databases';
import { alsoIn, aPerson } from '../../test/support/own-account';
import { noon } from '../../test/support/table-data';
import type { NewNotification } from './notifications';

const text = planFull({ what: 'units', limit: 4 });

describe.each(engines)('what is told with a change on %s', (engine) => {
  const database = useDatabase(engine);

  it('is written with it: under the bell, as a mail that waits, or both', async () => {
    const stores = await database.open();
    const person = await aPerson(stores);
    const { own: organisationId, userId } = person;
    const { userRoleId } = person.role;
    const one = { organisationId, userRoleId, text, now: noon };
    const told: NewNotification[] = [
      { ...one, source: 'bell' },
      { ...one, source: 'mail', bell: false, mailTo: userId },
      { ...one, source: 'both', mailTo: userId },
    ];
    await alsoIn(stores, person, told);
    expect(await stores.notifications.unreadCount({ organisationId, userRoleId })).toBe(2);
    const waiting = await stores.notices.all(organisationId);
    expect(waiting).toMatchObject([
      { isWaiting: true, notice: { kind: 'told', userId, text } },
      { isWaiting: true, notice: { kind: 'told', userId, text } },
    ]);
    const { name = '' } = waiting[0]?.notice ?? {};
    expect(await stores.notices.claim({ organisationId, name, now: noon })).toBe(true);
    expect(await stores.notices.claim({ organisationId, name, now: noon })).toBe(false);
  });
});
