import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/call';
import { worldPassword } from './support/people';
import { rowNamed, sceneOf } from './support/scene';
import { startSessionOf } from './support/session';
import { payingHome } from './support/subscriptions';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const ask = (title: string, body: unknown): Promise<Reply> => call(world, rowNamed(title), { body });
const goOn = (minutes: number) =>
  world.clock.set(new Date(world.deps.clock.now().getTime() + minutes * 60_000));

/** The tokens of mails to this address, newest first. */
async function tokensFor(email: string): Promise<string[]> {
  const mails = await world.outbox.list();
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
      await ask('users.activate', { token, password: own }),
      await ask('users.resetPassword', { token, password: own }),
    ];
    expect(opened.map(({ status }) => status)).toContain(200);
    expect((await logIn(email, lurking)).code).toBe('wrong-credentials');
  });

  it('is no trouble to who signs up twice with the same password', async () => {
    const email = 'twice@waiting.test';
    await signUp(email, own);
    await signUp(email, own);
    const [newest, first] = await tokensFor(email);
    expect((await ask('users.activate', { token: first, password: own })).status).toBe(200);
    expect((await ask('users.activate', { token: newest, password: own })).code).toBe('link-not-valid');
    expect((await logIn(email, own)).status).toBe(200);
  });
});

describe('a link to a new password', () => {
  it('is good for nothing once the password was changed, by another link or in the settings', async () => {
    const { me } = await sceneOf('owner', { world });
    const forget = async () => {
      await ask('users.forgotPassword', { email: me.email });
      return (await tokensFor(me.email))[0] ?? '';
    };
    const [stolen, used] = [await forget(), await forget()];
    goOn(1);
    const password = `${worldPassword} anew`;
    expect((await ask('users.resetPassword', { token: used, password })).status).toBe(200);
    const tryOn = (token: string) =>
      ask('users.resetPassword', { token, password: 'The password of a thief' });
    expect((await tryOn(stolen)).code).toBe('link-not-valid');

    const asked = await forget();
    goOn(1);
    const { token } = await startSessionOf(me, world);
    const body = { password, new_password: worldPassword };
    const changed = await call(world, rowNamed('profile.changePassword'), { body, token });
    expect(changed.status).toBe(200);
    expect((await tryOn(asked)).code).toBe('link-not-valid');
    expect((await ask('users.login', { email: me.email, password: worldPassword })).status).toBe(200);
  });
});

describe('the value that sets autopay', () => {
  /** My Subscription gave it to a head of the organization, in another session. */
  async function given() {
    const scene = await sceneOf('orgAdmin', { world });
    await payingHome({ world, scene });
    const { session, token } = await startSessionOf(scene.me, world);
    const { userId } = scene.me.viewer;
    const mine = await call(world, rowNamed('subscriptions.getMySubscription'), {
      params: { userId },
      token,
    });
    const { planDetails } = mine.json.data as { planDetails: { userplanid: string } };
    return { scene, session, token, userplanid: planDetails.userplanid };
  }
  const turn = (userplanid: string, autopaystatus: 0 | 1) =>
    ask('subscriptions.saveAutoPayOption', { items: [{ userplanid, autopaystatus }] });
  const auditOf = async () => (await world.dump()).filter(({ action }) => action === 'subscription.autopay');

  it('ends with the session it was given to', async () => {
    const { token, userplanid, session } = await given();
    await call(world, rowNamed('users.logout'), { body: { sessionId: session.sessionId }, token });
    expect((await turn(userplanid, 0)).code).toBe('not-found');
    expect(await auditOf()).toEqual([]);
  });

  it('ends with the role: whoever is an admin no more sets nothing', async () => {
    const { userplanid, session, scene } = await given();
    const { userId } = scene.me.viewer;
    await world.deps.sessions.actAs({
      userId,
      sessionId: session.sessionId,
      at: world.deps.clock.now().toISOString(),
      viewer: { ...scene.me.viewer, roleLabel: 'tenant' },
    });
    expect((await turn(userplanid, 0)).code).toBe('not-found');
  });

  it('is of a person, and the log says of whom', async () => {
    const { userplanid, scene } = await given();
    expect((await turn(userplanid, 0)).status).toBe(200);
    const { userId } = scene.me.viewer;
    expect(await auditOf()).toMatchObject([{ by: { userId, process: '' } }]);
  });
});

describe('a file to import', () => {
  it('does not tell who was granted no owners whose mail address is an owner’s', async () => {
    const { me, home } = await sceneOf('rentalManagerOfAll', { world });
    const grants = { areas: { properties: 'change' as const }, properties: 'all' as const };
    const { token } = await startSessionOf({ ...me, viewer: { ...me.viewer, grants } }, world);
    const { organizationId } = home;
    const { owners } = await world.deps.owners.page({ organizationId, limit: 1 });
    const check = async (owner1_email: string) => {
      const cells = { property_title: 'A', property_type: 'Condo', owner1_email, owner1_percentage: '100' };
      const lines = [{ index: 0, rows: [{ row: 2, cells }] }];
      return call(world, rowNamed('imports.checkLines'), { body: { properties: lines }, token });
    };
    const [known, unknown] = [await check(owners[0]?.email ?? ''), await check('nobody@nowhere.test')];
    expect(known.status).toBe(200);
    expect(known.json.data).toEqual(unknown.json.data);
  });
});
