import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { counts, isLong } from './counts';
import { call, freshAddress, type Reply } from './support/call';
import { worldPassword } from './support/people';
import { databaseRecorder } from './support/recorder';
import { rowNamed, sceneOf } from './support/scene';
import { codeNow, secondFactorOn } from './support/second-factor';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

const recorder = databaseRecorder();
let world: TrustWorld;
beforeAll(async () => {
  // Only the long run compares times, with hashes as costly as in a stage.
  world = await openTrustWorld({
    databaseMiddleware: recorder.middleware,
    ...(isLong && { passwordCost: 17 }),
  });
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world?.close());

const personOf = (email: string) => ({
  first_name: 'Some',
  last_name: 'Body',
  email,
  password: worldPassword,
});

/** Calls that name a mail address, with or without an account. */
const questions: Record<string, (email: string) => Record<string, unknown>> = {
  'users.login': (email) => ({ body: { email, password: 'not the password' } }),
  'users.forgotPassword': (email) => ({ body: { email } }),
  'users.resendActivation': (email) => ({ body: { email } }),
  'users.register': (email) => ({ body: personOf(email) }),
  'owners.checkOwnerEmail': (email) => ({ params: { email } }),
};

/** The mail an answer must not reveal: an account's, or for the owner check another organization's owner. */
const known = (title: string): string =>
  title === 'owners.checkOwnerEmail' ? world.south.owners.shown.email : world.south.people.owner.email;

async function ask(title: string, email: string) {
  const { mySession } = await sceneOf('orgAdmin', { world });
  recorder.take();
  const startedAt = performance.now();
  const reply = await call(world, rowNamed(title), { ...questions[title]?.(email), token: mySession.token });
  return { reply, calls: recorder.take().sort(), milliseconds: performance.now() - startedAt };
}

const said = ({ status, json: { key, iv, ...rest }, headers }: Reply): unknown => ({
  status,
  rest,
  headers: Object.keys(headers).sort(),
});

let strangers = 0;
const stranger = (): string => {
  strangers += 1;
  return `stranger-${strangers}@nowhere.test`;
};

describe.each(Object.keys(questions))('R13 %s', (title) => {
  it('answers the same for a mail that is known and one that is not', async () => {
    expect(said((await ask(title, known(title))).reply)).toEqual(said((await ask(title, stranger())).reply));
  });

  it('asks the database as often, so that time does not tell either', async () => {
    const [there, nowhere] = [await ask(title, known(title)), await ask(title, stranger())];
    expect(there.calls.length).toBe(nowhere.calls.length);
    expect(there.calls.length).toBeGreaterThan(0);
  });
});

describe('R13 guessing passwords', () => {
  const guess = (email: string, password: string, address = freshAddress()) =>
    call(world, rowNamed('users.login'), { body: { email, password }, address });

  it.each([
    ['ten failures from one address', 10, () => '198.51.100.7'],
    ['thirty from wherever they come', 30, freshAddress],
  ])('is over after %s, for an account that is there and one that is not', async (_, limit, from) => {
    for (const email of [world.south.people.manager.email, stranger()]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < limit + 2; tries += 1)
        statuses.push((await guess(email, 'wrong', from())).status);
      expect(statuses).toEqual([...Array(limit).fill(422), 429, 429]);
    }
  });

  it('asks the database and the mail as often for both, whichever try it is', async () => {
    const work = async (email: string) => {
      const tries: unknown[] = [];
      for (let count = 0; count < 31; count += 1) {
        recorder.take();
        const sent = (await world.outbox.list()).length;
        const reply = said(await guess(email, 'wrong'));
        tries.push({
          reply,
          calls: recorder.take().sort(),
          mails: (await world.outbox.list()).length - sent,
        });
      }
      return tries;
    };
    expect(await work(world.south.people.manager.email)).toEqual(await work(stranger()));
  });

  it('tells how long to wait, holds even for the right password, and locks nobody out for good', async () => {
    const { email } = world.south.people.manager;
    for (let tries = 0; tries < 30; tries += 1) await guess(email, 'wrong');
    const refused = await guess(email, worldPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const start = world.clock.now();
    world.clock.set(new Date(start.getTime() + Number(refused.headers['retry-after']) * 1000 + 1000));
    try {
      expect((await guess(email, worldPassword)).status).toBe(200);
    } finally {
      world.clock.set(start);
    }
  });

  it('over many accounts is over after a hundred failures from one address', async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let tries = 0; tries < 102; tries += 1)
      statuses.push((await guess(stranger(), 'wrong', address)).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('is not stopped for somebody who logs in again and again', async () => {
    const { email } = world.south.people.manager;
    for (let tries = 0; tries < 12; tries += 1) expect((await guess(email, worldPassword)).status).toBe(200);
  });

  it('is not told of a sign-up that waits, whether or not its password was right', async () => {
    const email = stranger();
    await call(world, rowNamed('users.register'), { body: personOf(email) });
    expect(said(await guess(email, worldPassword))).toEqual(said(await guess(email, 'wrong')));
  });
});

describe('R13 guessing codes', () => {
  const someone = () => world.south.people.applicant;
  const login = (email: string, password: string) =>
    call(world, rowNamed('users.login'), { body: { email, password }, address: freshAddress() });
  const confirm = (ticket: string, code: string) =>
    call(world, rowNamed('users.confirmLogin'), { body: { ticket, code }, address: freshAddress() });
  const ticketOf = async (): Promise<string> => {
    const { json } = await login(someone().email, worldPassword);
    return (json.data as { second_factor: { ticket: string } }).second_factor.ticket;
  };
  beforeEach(() => secondFactorOn(someone().viewer, world));

  it('begins only for who knows the password: without it the account is as a stranger’s', async () => {
    const asked = async (email: string) => {
      recorder.take();
      return { said: said(await login(email, 'not the password')), calls: recorder.take().length };
    };
    expect(await asked(someone().email)).toEqual(await asked(stranger()));
  });

  it('is over after five wrong codes on a login, and after ten in an hour on however many, from wherever', async () => {
    const right = codeNow(world);
    const wrong = right === '000000' ? '111111' : '000000';
    const codes: (string | undefined)[] = [];
    for (let logins = 0; logins < 2; logins += 1) {
      const ticket = await ticketOf();
      for (let tries = 0; tries < 6; tries += 1) codes.push((await confirm(ticket, wrong)).code);
    }
    expect(codes).toEqual(
      Array(2)
        .fill([...Array(5).fill('wrong-code'), 'login-expired'])
        .flat(),
    );
    const refused = await confirm(await ticketOf(), right);
    expect([refused.status, refused.code]).toEqual([429, 'too-many-tries']);
    const start = world.clock.now();
    world.clock.set(new Date(start.getTime() + Number(refused.headers['retry-after']) * 1000 + 1000));
    try {
      expect((await confirm(await ticketOf(), codeNow(world))).status).toBe(200);
    } finally {
      world.clock.set(start);
    }
  });
});

if (isLong)
  describe.each(Object.keys(questions))('R13 %s', (title) => {
    it(`takes the same time for both, ${counts.timings} tries each: ratio 0.9 to 1.1`, async () => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const whose = { known: () => known(title), unknown: stranger };
      for (let turn = 0; turn < counts.timings; turn += 1) {
        // The first call after the reset is a little slower, so the two take turns.
        for (const who of turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
          times[who].push((await ask(title, whose[who]())).milliseconds);
        await world.forgetAttempts();
      }
      const median = (list: number[]) => list.slice(20).sort((a, b) => a - b)[(list.length - 20) >> 1] ?? 0;
      const ratio = median(times.known) / median(times.unknown);
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    });
  });
