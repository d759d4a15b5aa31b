import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, freshAddress, type Reply } from './support/call';
import { worldPassword } from './support/people';
import { databaseRecorder } from './support/recorder';
import { rowNamed } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

const recorder = databaseRecorder();
let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld({ databaseMiddleware: recorder.middleware });
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world?.close());

const ask = (title: string, body: unknown, address: string): Promise<Reply> =>
  call(world, rowNamed(title), { body, address });
/** A browser at each address. */
const nonceAt = (address: string): string => `The browser at ${address}`.padEnd(43, '.');
const names = { first_name: 'Sam', last_name: 'Stranger' };
const signUp = (email: string, password: string, address: string, who: object = names) =>
  ask('users.register', { nonce: nonceAt(address), ...who, email, password }, address);
const logIn = (email: string, password: string, address: string) =>
  ask('users.login', { email, password }, address);
const activate = (body: object, address: string) =>
  ask('users.activate', { nonce: nonceAt(address), ...body }, address);

const mailsTo = async (email: string) => (await world.outbox.list()).filter(({ to }) => to === email);
/** The tokens of the mails to this address, the newest first. */
const tokensFor = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);

const chosen = 'The word of a stranger';
const own = 'The word of the holder';

describe('R13 who signs up with somebody’s address, and logs in with the same password', () => {
  it('is told nothing of whether there was an account, and it takes the same work', async () => {
    const waiting = 'waits@sign-up.test';
    await signUp(waiting, own, freshAddress());
    const said = new Set<string>();
    const work = new Set<string>();
    for (const email of [world.south.people.owner.email, waiting, 'nobody@sign-up.test']) {
      const address = freshAddress();
      recorder.take();
      for (const { status, text } of [
        await signUp(email, chosen, address),
        await logIn(email, chosen, address),
        await logIn(email, chosen, address),
      ])
        said.add(`${status} ${text}`);
      work.add(recorder.take().sort().join(' '));
    }
    expect(said.size).toBe(2);
    expect(work.size).toBe(1);
  });

  it('gets the link again by mail where it is the own address, a few times a day', async () => {
    const email = 'again@sign-up.test';
    const address = freshAddress();
    await signUp(email, own, address);
    expect((await logIn(email, 'not the password', address)).code).toBe('wrong-credentials');
    expect(await mailsTo(email)).toHaveLength(1);
    for (let times = 0; times < 9; times += 1)
      expect((await logIn(email, own, address)).code).toBe('wrong-credentials');
    const tokens = await tokensFor(email);
    expect(tokens).toHaveLength(5);
    expect((await activate({ token: tokens[0] }, address)).status).toBe(200);
    expect((await logIn(email, own, address)).status).toBe(200);
  });
});

describe('a mail that nobody asked for', () => {
  const holder = { first_name: 'Hanna', last_name: 'Holder' };
  const accountsOf = async (email: string) =>
    (await world.dump()).filter((item) => item._et === 'account' && item.email === email);

  it('wakes nothing that a stranger chose, opened by its reader', async () => {
    const email = 'unasked@sign-up.test';
    const [stranger, home] = [freshAddress(), freshAddress()];
    await signUp(email, chosen, stranger);
    const [token] = await tokensFor(email);
    expect((await activate({ token }, home)).code).toBe('password-needed');
    expect((await activate({ token, password: own }, home)).code).toBe('wrong-credentials');
    expect((await logIn(email, chosen, stranger)).code).toBe('wrong-credentials');
    expect(await accountsOf(email)).toEqual([]);
  });

  it.each([
    ['the mail of the own sign-up', 0],
    ['the stranger’s, which came first', 1],
  ])('leaves nothing of the stranger to who signed up too and opened %s', async (_, which) => {
    const email = `both-${which}@sign-up.test`;
    const [stranger, home] = [freshAddress(), freshAddress()];
    await signUp(email, chosen, stranger);
    await signUp(email, own, home, holder);
    const token = (await tokensFor(email))[which];
    expect((await activate({ token }, home)).code).toBe('password-needed');
    expect((await activate({ token, password: own }, home)).status).toBe(200);
    for (const left of await tokensFor(email))
      expect((await activate({ token: left, password: chosen }, stranger)).code).toBe('link-not-valid');
    expect((await logIn(email, chosen, stranger)).code).toBe('wrong-credentials');
    const { json } = await logIn(email, own, home);
    expect(json).toMatchObject({
      data: { user: { first_name: 'Hanna', roles: [{ organization: 'Hanna Holder' }] } },
    });
    expect(JSON.stringify(await accountsOf(email))).not.toContain('Stranger');
  });

  it('does not stand in for the holder’s own on the same network either', async () => {
    const email = 'shared@sign-up.test';
    const office = freshAddress();
    await signUp(email, own, office, holder);
    await signUp(email, chosen, office);
    const [token] = await tokensFor(email);
    expect((await activate({ token }, office)).code).toBe('password-needed');
    expect((await activate({ token, password: own }, office)).code).toBe('wrong-credentials');
    await signUp(email, own, office, holder);
    expect((await activate({ token, password: own }, office)).status).toBe(200);
    expect(await accountsOf(email)).toMatchObject([{ firstName: 'Hanna' }]);
  });

  it('fills no mailbox, whoever asks and from wherever', async () => {
    for (const email of ['flood@sign-up.test', world.south.people.owner.email]) {
      const before = (await mailsTo(email)).length;
      for (let times = 0; times < 20; times += 1)
        expect((await signUp(email, worldPassword, freshAddress())).status).toBe(200);
      expect((await mailsTo(email)).length - before).toBe(5);
    }
    const email = 'flood@sign-up.test';
    const home = freshAddress();
    await signUp(email, own, home, holder);
    const [token] = await tokensFor(email);
    expect((await activate({ token, password: own }, home)).status).toBe(200);
  });
});
