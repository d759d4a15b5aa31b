import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/call';
import { type House, openHouse } from './support/house';
import { housePassword } from './support/people';
import { rowNamed, sceneOf } from './support/scene';
import { startSessionOf } from './support/session';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const ask = (title: string, body: unknown): Promise<Reply> => call(house, rowNamed(title), { body });
const goOn = (minutes: number) =>
  house.clock.set(new Date(house.deps.clock.now().getTime() + minutes * 60_000));

/** The tokens of the mails to this address, the newest first. */
async function tokensFor(email: string): Promise<string[]> {
  const mails = await house.outbox.list();
  return mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token));
}

describe('who signed up first with somebody else’s address', () => {
  const lurking = 'I am lying in wait here';
  const own = 'My own long password';
  const signUp = (email: string, password: string) => {
    const person = { first_name: 'Vera', last_name: 'Victim', mobile_number: '5551234567' };
    return ask('users.register', { ...person, email, password, planid: 4, annual: false });
  };
  const logIn = (email: string, password: string) => ask('users.login', { email, password });

  it.each([
    ['the mail of the own sign-up', 0],
    ['the stranger’s mail, which came first', 1],
  ])('does not get in once its owner has signed up and opened %s', async (_, which) => {
    const email = `vera${which}@waiting.test`;
    await signUp(email, lurking);
    await signUp(email, own);
    const token = (await tokensFor(email))[which] ?? '';
    const opened = [
      await ask('users.activate', { token }),
      await ask('users.resetPassword', { token, password: own }),
    ];
    expect(opened.map(({ status }) => status)).toContain(200);
    expect((await logIn(email, lurking)).code).toBe('wrong-credentials');
  });

  it('is no trouble to who signs up twice with the same password', async () => {
    const email = 'twice@waiting.test';
    await signUp(email, own);
    await signUp(email, own);
    for (const token of await tokensFor(email))
      expect((await ask('users.activate', { token })).status).toBe(200);
    expect((await logIn(email, own)).status).toBe(200);
  });
});

describe('a link to a new password', () => {
  it('is good for nothing once the password was changed, by another link or in the settings', async () => {
    const { me } = await sceneOf('owner', { house });
    const forget = async () => {
      await ask('users.forgotPassword', { email: me.email });
      return (await tokensFor(me.email))[0] ?? '';
    };
    const [stolen, used] = [await forget(), await forget()];
    goOn(1);
    const password = `${housePassword} anew`;
    expect((await ask('users.resetPassword', { token: used, password })).status).toBe(200);
    const tryOn = (token: string) =>
      ask('users.resetPassword', { token, password: 'The password of a thief' });
    expect((await tryOn(stolen)).code).toBe('link-not-valid');

    const asked = await forget();
    goOn(1);
    const { token } = await startSessionOf(me, house);
    const body = { password, new_password: housePassword };
    const changed = await call(house, rowNamed('profile.changePassword'), { body, token });
    expect(changed.status).toBe(200);
    expect((await tryOn(asked)).code).toBe('link-not-valid');
    expect((await ask('users.login', { email: me.email, password: housePassword })).status).toBe(200);
  });
});
