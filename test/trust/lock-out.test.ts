import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, freshAddress, type Reply } from './support/call';
import { type Person, worldPassword } from './support/people';
import { rowNamed } from './support/scene';
import { codeNow, secondFactorOff, secondFactorOn } from './support/second-factor';
import { startSessionOf } from './support/session';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world?.close());

type From = { readonly address?: string; readonly cookies?: readonly string[] };
const ask = (title: string, body: unknown, from: From = {}): Promise<Reply> =>
  call(world, rowNamed(title), { body, ...from });
const logIn = ({ email }: { email: string }, password: string, from?: From) =>
  ask('users.login', { email, password }, from);

/** Wrong passwords from one address. */
async function guess(who: { email: string }, times: number, from: From = { address: freshAddress() }) {
  for (let tries = 0; tries < times; tries += 1) await logIn(who, 'wrong', from);
}
/** From as many addresses as it takes, until the account takes no password of a stranger any more. */
async function guessFromEverywhere(who: { email: string }) {
  for (let addresses = 0; addresses < 4; addresses += 1) await guess(who, 10);
}
const mailsTo = async (email: string) => (await world.outbox.list()).filter(({ to }) => to === email);
async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
/** Sets the password again by mail, to what it was. */
async function resetByMail({ email }: Person, from: From): Promise<Reply> {
  await ask('users.forgotPassword', { email }, from);
  return ask('users.resetPassword', { token: await tokenFor(email), password: worldPassword }, from);
}
/** Moves the clock on for one test. */
async function later(seconds: number, work: () => Promise<void>): Promise<void> {
  const start = world.clock.now();
  world.clock.set(new Date(start.getTime() + seconds * 1000));
  try {
    await work();
  } finally {
    world.clock.set(start);
  }
}

describe('R13 a stranger who guesses', () => {
  const holder = () => world.south.people.manager;

  it('keeps nobody out who logs in from another address', async () => {
    await guess(holder(), 12);
    expect((await logIn(holder(), worldPassword)).status).toBe(200);
  });

  it('is slowed down over all addresses together, for a quarter of an hour', async () => {
    await guessFromEverywhere(holder());
    const refused = await logIn(holder(), worldPassword);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    await later(wait + 1, async () => expect((await logIn(holder(), worldPassword)).status).toBe(200));
  });

  it('keeps no browser out that the account was logged in from, wherever it is now', async () => {
    const { cookies } = await logIn(holder(), worldPassword);
    await guessFromEverywhere(holder());
    expect((await logIn(holder(), worldPassword)).status).toBe(429);
    expect((await logIn(holder(), worldPassword, { cookies })).status).toBe(200);
  });

  it('does not get ten tries for each cookie, made up or of another account', async () => {
    const own = await logIn(world.south.people.owner, worldPassword);
    await guessFromEverywhere(holder());
    for (const cookies of [own.cookies, [`__Host-device=${'x'.repeat(43)}`]])
      expect((await logIn(holder(), worldPassword, { cookies })).status).toBe(429);
  });

  it('has ten tries from a browser that is known, too', async () => {
    const { cookies } = await logIn(holder(), worldPassword);
    await guess(holder(), 10, { cookies });
    expect((await logIn(holder(), worldPassword, { cookies })).status).toBe(429);
    expect((await logIn(holder(), worldPassword)).status).toBe(200);
  });

  it('keeps nobody out who sets the password by mail, from any address and while the guessing goes on', async () => {
    const home = { address: freshAddress() };
    await guess(holder(), 10, home);
    await guessFromEverywhere(holder());
    const { status, cookies } = await resetByMail(holder(), { address: freshAddress() });
    expect(status).toBe(200);
    expect((await logIn(holder(), worldPassword, home)).status).toBe(200);
    await guessFromEverywhere(holder());
    expect((await logIn(holder(), worldPassword, { cookies })).status).toBe(200);
  });

  const timesTold = async ({ email }: Person) => {
    await world.jobs['send-outbox']?.();
    return (await mailsTo(email)).filter(({ subject }) => subject.includes('is trying to log in')).length;
  };

  it('is told to the holder, once a day', async () => {
    const before = await timesTold(holder());
    await guess(holder(), 9);
    expect(await timesTold(holder())).toBe(before);
    await guessFromEverywhere(holder());
    expect(await timesTold(holder())).toBe(before + 1);
    await later(20 * 60, async () => {
      await guessFromEverywhere(holder());
      expect(await timesTold(holder())).toBe(before + 1);
    });
  });

  it('is told to the holder even when the tenth try was turned away', async () => {
    const { applicant } = world.south.people;
    const spent = { address: freshAddress() };
    for (let other = 0; other < 10; other += 1)
      await guess({ email: `nobody-${other}@south.test` }, 10, spent);
    await guess(applicant, 9);
    expect((await logIn(applicant, 'wrong', spent)).status).toBe(429);
    expect(await timesTold(applicant)).toBe(0);
    await guess(applicant, 1);
    expect(await timesTold(applicant)).toBe(1);
  });
});

describe('R13 a stranger who asks for new passwords', () => {
  const holder = () => world.south.people.owner;
  const forget = (from?: From) => ask('users.forgotPassword', { email: holder().email }, from);

  it('does not use up what its holder may ask for', async () => {
    const address = freshAddress();
    for (let times = 0; times < 7; times += 1) await forget({ address });
    expect((await forget()).status).toBe(200);
    expect((await resetByMail(holder(), { address: freshAddress() })).status).toBe(200);
  });

  it('fills no mailbox, is answered the same, and leaves a link there that works', async () => {
    const before = (await mailsTo(holder().email)).length;
    const answers = new Set<string>();
    for (let times = 0; times < 20; times += 1) answers.add((await forget()).text);
    expect(answers.size).toBe(1);
    const sent = (await mailsTo(holder().email)).length - before;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(4);
    const body = { token: await tokenFor(holder().email), password: worldPassword };
    expect((await ask('users.resetPassword', body)).status).toBe(200);
  });

  it('does not stand in the way of a browser that is known', async () => {
    const { cookies } = await logIn(holder(), worldPassword);
    for (let times = 0; times < 20; times += 1) await forget();
    const before = (await mailsTo(holder().email)).length;
    expect((await forget({ cookies })).status).toBe(200);
    expect(await mailsTo(holder().email)).toHaveLength(before + 1);
  });
});

describe('R13 whoever knows the password alone', () => {
  const holder = () => world.south.people.applicant;
  const wrong = () => (codeNow(world) === '000000' ? '111111' : '000000');
  const ticketOf = async (from?: From): Promise<string> => {
    const { json } = await logIn(holder(), worldPassword, from);
    return (json.data as { second_factor: { ticket: string } }).second_factor.ticket;
  };
  const confirm = (ticket: string, code: string, from?: From) =>
    ask('users.confirmLogin', { ticket, code }, from);

  it('uses up no code of a browser that gave both steps before, and a reset by mail makes none such', async () => {
    await secondFactorOff(holder().viewer, world);
    const known = await logIn(holder(), worldPassword);
    await secondFactorOn(holder().viewer, world);
    for (let logins = 0; logins < 2; logins += 1) {
      const ticket = await ticketOf();
      for (let tries = 0; tries < 5; tries += 1) await confirm(ticket, wrong());
    }
    const right = codeNow(world);
    expect((await confirm(await ticketOf(), right)).status).toBe(429);
    const { cookies } = await resetByMail(holder(), {});
    expect((await confirm(await ticketOf({ cookies }), right, { cookies })).status).toBe(429);
    expect((await confirm(await ticketOf(known), right, known)).status).toBe(200);
    await secondFactorOff(holder().viewer, world);
  });
});

describe('R13 whoever found an open browser', () => {
  it('does not keep the person from changing the password in another one', async () => {
    const { tenant } = world.south.people;
    const [found, own] = [await startSessionOf(tenant, world), await startSessionOf(tenant, world)];
    const setPassword = (password: string, token: string) => {
      const body = { password, new_password: `${worldPassword} anew` };
      return call(world, rowNamed('profile.changePassword'), { body, token });
    };
    for (let tries = 0; tries < 10; tries += 1) await setPassword('wrong', found.token);
    expect((await setPassword(worldPassword, found.token)).status).toBe(429);
    expect((await setPassword(worldPassword, own.token)).status).toBe(200);
  });
});
