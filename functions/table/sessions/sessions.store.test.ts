import { describe, expect, it } from 'vitest';
import { engines, useDatabase } from '../../../test/support/databases';
import { aPerson } from '../../../test/support/own-account';

describe.each(engines)('own sessions on %s', (engine) => {
  const database = useDatabase(engine);

  it('are ended one by one or all but one, each told once', async () => {
    const stores = await database.open();
    const person = await aPerson(stores);
    const { userId, entry } = person;
    const [keep, second] = [await person.start(), await person.start(), await person.start()];
    const end = () => stores.sessions.end({ userId, sessionId: second, audit: [entry()] });
    await end();
    await end();
    expect([(await person.live()).length, await person.logged()]).toEqual([2, 1]);
    const endOthers = async () => {
      const among = await stores.sessions.all(userId);
      await stores.sessions.endOthers({ keep, among, audit: [entry()] });
    };
    await endOthers();
    await endOthers();
    expect([await person.live(), await person.logged()]).toEqual([[keep], 2]);
  });

  it('of somebody else are not found', async () => {
    const stores = await database.open();
    const [one, other] = [await aPerson(stores), await aPerson(stores)];
    const sessionId = await other.start();
    await stores.sessions.end({ userId: one.userId, sessionId, audit: [one.entry()] });
    expect([await other.live(), await one.logged()]).toEqual([[sessionId], 0]);
  });
});
