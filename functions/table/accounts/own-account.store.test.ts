import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { alsoIn, aPerson, changedTo as to } from '../../../test/support/own-account';
import { noon } from '../../../test/support/table-data';

const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

describe.each(engines)('the own account on %s', (engine) => {
  const database = useDatabase(engine);

  it('is changed with the person’s line in every organization, a suspended one too, and told to those the person is in', async () => {
    const stores = await database.open();
    const person = await aPerson(stores);
    const [second, third] = [await alsoIn(stores, person), await alsoIn(stores, person)];
    await third.suspend();
    await person.change();
    expect((await stores.accounts.byId(person.userId))?.account).toMatchObject(to);
    const { firstName, lastName } = to;
    for (const { organizationId } of [{ organizationId: person.own }, second, third]) {
      const found = (await person.lines(organizationId)).find(({ userId }) => userId === person.userId);
      expect(found).toMatchObject({ firstName, lastName });
      expect(await person.logged(organizationId)).toBe(1);
    }
    const [byName] = (await stores.people.page({ organizationId: person.own, search: 'adele', limit: 5 }))
      .people;
    expect(byName?.userId).toBe(person.userId);
  });

  it('tells a change that is made already to nobody', async () => {
    const stores = await database.open();
    const person = await aPerson(stores);
    await person.change();
    await person.change();
    expect(await person.logged()).toBe(1);
    expect((await person.lines())[0]?.version).toBe(2);
  });

  it('stays whole when two change it at once', async () => {
    const stores = await database.open();
    const person = await aPerson(stores);
    await Promise.all([person.change(), person.change({ ...to, firstName: 'Agnes' })]);
    const account = (await stores.accounts.byId(person.userId))?.account;
    const [line] = await person.lines();
    expect(line?.firstName).toBe(account?.firstName);
  });

  it('has one photo, whoever comes second is told so', async () => {
    const stores = await database.open();
    const { userId, entries, role, logged } = await aPerson(stores);
    const set = (from: string, photo: string) =>
      stores.accounts.setPhoto({ userId, from, to: photo, audit: entries([role]) });
    await set('', 'users/one.png');
    await expect(set('', 'users/two.png')).rejects.toMatchObject({ code: 'conflict' });
    await set('users/one.png', '');
    await set('', 'users/two.png');
    expect([(await stores.accounts.byId(userId))?.account.photo, await logged()]).toEqual([
      'users/two.png',
      3,
    ]);
  });

  it('keeps choices and the last role, of nobody but who is there', async () => {
    const stores = await database.open();
    const { userId, role } = await aPerson(stores);
    const quiet = { bell: false, mail: false };
    const choices = {
      people: quiet,
      bank: quiet,
      plan: { bell: true, mail: true },
      setup: { bell: true, mail: true },
    };
    await stores.accounts.chooseNotifications({ userId, choices });
    await stores.accounts.rememberRole(role);
    expect((await stores.accounts.byId(userId))?.account).toMatchObject({
      notificationChoices: choices,
      lastRoleId: role.userRoleId,
    });
    const nobody = { userId: 'usr_nobody', userRoleId: 'rol_none' };
    await expect(stores.accounts.rememberRole(nobody)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stores.accounts.byId('usr_nobody')).toBeUndefined();
  });
});

describe.each(engines)('a new password on %s', (engine) => {
  const database = useDatabase(engine);

  async function changed(stores: OpenStores) {
    const person = await aPerson(stores);
    const [keep, other] = [await person.start(), await person.start()];
    const read = () => stores.sessions.all(person.userId);
    const set = async (from = person.account.passwordHash, kept = keep, among = read()) =>
      stores.accounts.changePassword({
        userId: person.userId,
        from,
        to: '$scrypt$two',
        keep: kept,
        among: await among,
        now: later(60),
        audit: person.entries([person.role]),
      });
    return { ...person, keep, other, read, set };
  }

  it('ends every session but the one that asks, and holds off a login that began before', async () => {
    const stores = await database.open();
    const person = await changed(stores);
    await person.set();
    expect(await person.live()).toEqual([person.keep]);
    expect(await person.logged()).toBe(1);
    await expect(person.start({ createdAt: later(59).toISOString() })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    await person.start({ createdAt: later(61).toISOString() });
    expect(await person.live()).toHaveLength(2);
  });

  it('lets nobody in by the old password, whenever that was found right', async () => {
    const stores = await database.open();
    const person = await changed(stores);
    await person.set();
    const createdAt = later(90).toISOString();
    const late = person.start({ createdAt }, { passwordHash: person.account.passwordHash });
    await expect(late).rejects.toMatchObject({ code: 'wrong-credentials' });
    await person.start({ createdAt }, { passwordHash: '$scrypt$two' });
    expect(await person.live()).toHaveLength(2);
  });

  it('is refused when the password is another by now, or the session has ended, and then ends nothing', async () => {
    const stores = await database.open();
    const person = await changed(stores);
    await expect(person.set('$scrypt$other')).rejects.toMatchObject({ code: 'conflict' });
    const gone = person.set(person.account.passwordHash, 'ses_gone');
    await expect(gone).rejects.toMatchObject({ code: 'not-authenticated' });
    expect([(await person.live()).length, await person.logged()]).toEqual([2, 0]);
  });

  it('ends a session too that a login with the old password began since the others were read', async () => {
    const stores = await database.open();
    const person = await changed(stores);
    const among = await person.read();
    const login = { passwordHash: person.account.passwordHash };
    await person.start({ createdAt: later(61).toISOString() }, login);
    await person.set(person.account.passwordHash, person.keep, Promise.resolve(among));
    expect(await person.live()).toEqual([person.keep]);
    expect(await person.logged()).toBe(1);
  });

  it('ends more sessions than a transaction takes', async () => {
    const stores = await database.open();
    const person = await changed(stores);
    await Promise.all(Array.from({ length: 60 }, () => person.start()));
    await person.set();
    expect(await person.live()).toEqual([person.keep]);
  });
});
