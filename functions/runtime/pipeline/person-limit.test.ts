import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { callsOf } from '../../../test/support/test-world/calls';
import { fileProperty } from '../../../test/support/test-world/imports';
import { handlers as audit } from '../../audit';
import { handlers as imports } from '../../imports';
import { handlers as properties } from '../../properties';
import { AttemptCount } from '../../table/db/attempts';
import { handlers as users } from '../../users';

type Answered = { readonly status: number; readonly headers: Record<string, unknown> };
const upload = { contentType: 'image/jpeg', bytes: 1000 };
const dryRun = { properties: [fileProperty(0)] };

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.plans();
  await testWorld.organization();
  await testWorld.head();
});

const featuresOf = ({ deps }: TestWorld) => ({
  users: callsOf('users', users, deps).call,
  imports: callsOf('imports', imports, deps).call,
  properties: callsOf('properties', properties, deps).call,
});
const sessionOf = async (userId = 'usr_head') => {
  const session = await testWorld.addSession(testWorld.viewer({ userId }));
  return { session, token: await testWorld.tokenFor(session) };
};

/** How many answered what. */
const tally = (answers: readonly Answered[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const often = <T>(times: number, call: () => Promise<T>) => Promise.all(Array.from({ length: times }, call));

/** As if the person whose call this is had made so many more in this minute. */
async function alsoCalled(times: number, call: () => Promise<unknown>) {
  const { recentCalls } = testWorld.deps;
  const { add } = recentCalls;
  const called: string[] = [];
  recentCalls.add = (one, now) => {
    called.push(one);
    return add(one, now);
  };
  await call();
  recentCalls.add = add;
  for (let more = 1; more < times; more += 1) add(called[0] ?? '', testWorld.now());
}

describe('the usual limit of a person', () => {
  it('lets 300 reads of a row through in a minute, over all of the person’s sessions, and nobody else waits', async () => {
    const call = featuresOf(testWorld).users;
    const read = (token: string) => call('getCurrentUser', { token });
    const [one, another] = [await sessionOf(), await sessionOf()];
    await alsoCalled(299, () => read(one.token));
    expect((await read(another.token)).status).toBe(200);
    const refused = await read(another.token);
    expect(refused).toMatchObject({ status: 429, json: { error: { code: 'too-many-tries' } } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await testWorld.account({ userId: 'usr_mia' });
    await testWorld.role({ userId: 'usr_mia' });
    expect((await read((await sessionOf('usr_mia')).token)).status).toBe(200);
    testWorld.wait(60);
    expect((await read(one.token)).status).toBe(200);
  });

  it('lets 60 changes of a row through in a minute, and another row has its own', async () => {
    const call = featuresOf(testWorld).users;
    const { token } = await sessionOf();
    const extend = () => call('extendSession', { token, body: {} });
    await alsoCalled(59, extend);
    expect([(await extend()).status, (await extend()).status]).toEqual([200, 429]);
    expect((await call('getCurrentUser', { token })).status).toBe(200);
  });

  it('is not used up by a token whose session has ended', async () => {
    const call = featuresOf(testWorld).users;
    const [ended, live] = [await sessionOf(), await sessionOf()];
    await testWorld.endSession(ended.session);
    const read = (token: string) => call('getCurrentUser', { token });
    for (let times = 0; times < 5; times += 1) expect((await read(ended.token)).status).toBe(401);
    await alsoCalled(299, () => read(live.token));
    expect([(await read(live.token)).status, (await read(live.token)).status]).toEqual([200, 429]);
  });

  it('costs no request to the database', async () => {
    const call = featuresOf(testWorld).users;
    const { token } = await sessionOf();
    await testWorld.deps.plans.all();
    testWorld.requests();
    await call('getCurrentUser', { token });
    expect(testWorld.requests().filter((request) => !/Get|Query/.test(request))).toEqual([]);
  });
});

describe('a row’s own limit of a person', () => {
  it('gives a hundred upload forms in five minutes', async () => {
    const { token } = await sessionOf();
    const call = featuresOf(testWorld).properties;
    const ask = () => call('createImageUpload', { token, body: upload });
    expect(tally(await often(75, ask))).toEqual({ 200: 75 });
    expect(tally(await often(75, ask))).toEqual({ 200: 25, 429: 50 });
    testWorld.wait(300);
    expect((await ask()).status).toBe(200);
  });

  it('makes one dry run at a time, and the next as soon as that is over', async () => {
    const call = featuresOf(testWorld).imports;
    const { token } = await sessionOf();
    const check = () => call('checkLines', { token, body: dryRun, requestId: randomUUID() });
    expect(tally(await often(6, check))).toEqual({ 200: 1, 429: 5 });
    expect((await check()).status).toBe(200);
    await testWorld.account({ userId: 'usr_mia' });
    const others = await sessionOf('usr_mia');
    const both = await Promise.all([
      check(),
      call('checkLines', { token: others.token, body: dryRun, requestId: randomUUID() }),
    ]);
    expect(tally(both)).toEqual({ 200: 2 });
  });

  it('forgets a call that never ended after half a minute', async () => {
    const call = featuresOf(testWorld).imports;
    const { token } = await sessionOf();
    const end = { ...testWorld.deps.attempts }.end;
    Object.assign(testWorld.deps.attempts, { end: async () => undefined });
    const check = () => call('checkLines', { token, body: dryRun, requestId: randomUUID() });
    expect((await check()).status).toBe(200);
    Object.assign(testWorld.deps.attempts, { end });
    const refused = await check();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    testWorld.wait(30);
    expect((await check()).status).toBe(200);
  });

  it('counts a call once when DynamoDB gets its request twice', async () => {
    const { attempts } = testWorld.deps;
    const limited = {
      scope: 'imports.checkLines.under-way',
      subject: 'mia',
      windowSeconds: 30,
      now: testWorld.now(),
    };
    const begin = async (id: string) => (await attempts.begin(limited, id)).count;
    expect([await begin('one'), await begin('one'), await begin('another')]).toEqual([1, 1, 2]);
    await attempts.end(limited, 'one');
    expect(await begin('third')).toBe(2);
  });

  it('is not used up by a token whose session has ended', async () => {
    const call = callsOf('audit', audit, testWorld.deps).call;
    const { session, token } = await sessionOf();
    await testWorld.endSession(session);
    expect((await call('exportEntries', { token })).status).toBe(401);
    const counted = await testWorld.all(AttemptCount);
    expect(counted.map(({ count = 0, underWay = new Set() }) => count + underWay.size)).toEqual([0, 0]);
  });

  it('gives a failed call its place back', async () => {
    const call = featuresOf(testWorld).imports;
    const { token } = await sessionOf();
    const invalid = () => call('undoImport', { token, body: { import_id: 'imp_none' } });
    expect([(await invalid()).status, (await invalid()).status]).toEqual([404, 404]);
  });

  it('gives a call its place back whose other count failed', async () => {
    const call = callsOf('audit', audit, testWorld.deps).call;
    const { token } = await sessionOf();
    const { add } = { ...testWorld.deps.attempts };
    Object.assign(testWorld.deps.attempts, { add: () => Promise.reject(new Error('DynamoDB is away')) });
    expect((await call('exportEntries', { token })).status).toBe(500);
    Object.assign(testWorld.deps.attempts, { add });
    const counted = await testWorld.all(AttemptCount);
    expect(counted.map(({ underWay = new Set() }) => underWay.size)).toEqual([0]);
  });
});
