import { describe, expect, it } from 'vitest';
import { engines, useDatabase } from '../../test/support/databases';
import { aPerson } from '../../test/support/own-account';
import { anAuditEntry } from '../../test/support/table-data';

describe.each(engines)('own sessions on %s', (engine) => {
  const database = useDatabase(engine);

  it('are ended one by one or all but one, each told once', async () => {
    const stores = await database.open();
    const person = await aPerson(stores);
    const { userId, entry } = person;
    const [keep, second] = [await person.start(), await person.start(), await person.start()];
    const end = () => stores.ownSessions.end({ userId, sessionId: second, audit: [entry()] });
    await end();
    await end();
    expect([(await person.live()).length, await person.logged()]).toEqual([2, 1]);
    const endOthers = async () => {
      const among = await stores.ownSessions.all(userId);
      await stores.ownSessions.endOthers({ userId, keep, among, audit: [entry()] });
    };
    await endOthers();
    await endOthers();
    expect([await person.live(), await person.logged()]).toEqual([[keep], 2]);
  });

  it('of somebody else are not found', async () => {
    const stores = await database.open();
    const [one, other] = [await aPerson(stores), await aPerson(stores)];
    const sessionId = await other.start();
    await stores.ownSessions.end({ userId: one.userId, sessionId, audit: [one.entry()] });
    expect([await other.live(), await one.logged()]).toEqual([[sessionId], 0]);
  });
});

describe.each(engines)('an organization’s name on %s', (engine) => {
  const database = useDatabase(engine);

  it('is changed by its head while it is the one that was read', async () => {
    const stores = await database.open();
    const { own, userId } = await aPerson(stores);
    const rename = (head: string, from: string, name: string) =>
      stores.organizations.rename({
        ...{ organizationId: own, head, from, to: name },
        audit: anAuditEntry(own, own, { action: 'organization.rename' }),
      });
    await rename(userId, 'Northgate Homes', 'Southgate');
    await expect(rename(userId, 'Northgate Homes', 'Late')).rejects.toMatchObject({ code: 'conflict' });
    await expect(rename('usr_else', 'Southgate', 'Mine')).rejects.toMatchObject({ code: 'conflict' });
    expect(await stores.organizations.namesOf([own, 'org_nowhere', own])).toEqual([
      { organizationId: own, name: 'Southgate' },
    ]);
    expect((await stores.audit.page({ organizationId: own, about: own, limit: 5 })).entries).toHaveLength(1);
  });
});
