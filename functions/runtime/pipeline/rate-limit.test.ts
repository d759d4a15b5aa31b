import { describe, expect, it } from 'vitest';
import { refuse } from '../../../shared/wire/refusals';
import { linkIn, openUsers } from '../../../test/support/test-world/users';

const wrong = { email: 'jane@demo.test', password: 'not the one' };
const mine = { email: 'jane@demo.test', password: 'A-fine-house-42' };

async function janeActive() {
  const users = await openUsers();
  await users.call('register', { body: { first_name: 'Jane', last_name: 'Doe', ...mine } });
  const { token } = linkIn(users.mails.at(-1)?.text);
  await users.call('activate', { body: { token } });
  return users;
}

describe('rate limits', () => {
  it.each([
    ['eleventh', 10, () => '198.51.100.1'],
    ['thirty-first', 30, (tries: number) => `198.51.100.${tries}`],
  ])(
    'refuses the %s wrong password for an account, from one address or many, and says when to come again',
    async (_, limit, sourceIp) => {
      const { call, wait } = await openUsers();
      for (let tries = 0; tries < limit; tries += 1)
        expect((await call('login', { body: wrong, sourceIp: sourceIp(tries) })).status).toBe(422);
      const { status, headers, json } = await call('login', {
        body: { ...wrong, email: ' JANE@demo.test' },
        sourceIp: sourceIp(limit),
      });
      expect(status).toBe(429);
      expect(json).toMatchObject({ error: { code: 'too-many-tries' } });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
      wait(900);
      expect((await call('login', { body: wrong })).status).toBe(422);
    },
  );

  it('does the expensive work for none of the calls it refuses', async () => {
    const { call, hashing } = await openUsers();
    for (let tries = 0; tries < 12; tries += 1) await call('login', { body: wrong });
    expect(hashing).toEqual(Array(10).fill('match'));
  });

  it('reads beside the counting, and looks at what was read only once every limit let the call pass', async () => {
    const { call, deps } = await openUsers();
    const said: string[] = [];
    const { accounts, attempts, passwords } = deps;
    const [{ forLogin }, { add }, { matches }] = [{ ...accounts }, { ...attempts }, { ...passwords }];
    Object.assign(accounts, {
      forLogin: (key: Parameters<typeof forLogin>[0]) => said.push('read') && forLogin(key),
    });
    Object.assign(attempts, {
      add: async (attempt: Parameters<typeof add>[0]) => {
        await new Promise(setImmediate);
        said.push('counted');
        return add(attempt);
      },
    });
    Object.assign(passwords, {
      matches: (...given: Parameters<typeof matches>) => said.push('looked at') && matches(...given),
    });
    await call('login', { body: wrong });
    expect(said).toEqual(['read', 'counted', 'counted', 'counted', 'looked at']);
  });

  it('counts an address over many accounts, and a household’s IPv6 as one', async () => {
    const { call } = await openUsers();
    const send = (index: number) =>
      call('forgotPassword', {
        body: { email: `person${index}@demo.test` },
        sourceIp: `2001:db8:1:2::${index.toString(16)}`,
      });
    for (let index = 1; index <= 30; index += 1) expect((await send(index)).status).toBe(200);
    expect((await send(31)).status).toBe(429);
  });

  it('keeps neither mail nor address in its counters', async () => {
    const { call, items } = await openUsers();
    await call('login', { body: wrong, sourceIp: '198.51.100.7' });
    const stored = JSON.stringify(await items());
    expect(stored).toMatch(/users\.login\.account#[0-9a-f]{64}/);
    expect(stored).not.toMatch(/jane|198\.51/);
  });

  it('gives a try back when it succeeds, where only failures count', async () => {
    const { call } = await janeActive();
    for (let tries = 0; tries < 25; tries += 1)
      expect((await call('login', { body: mine })).status).toBe(200);
    expect((await call('login', { body: wrong })).status).toBe(422);
  });

  it('counts a right password again whose session could not begin', async () => {
    const { call, deps } = await janeActive();
    Object.assign(deps.sessions, { start: () => Promise.reject(refuse('wrong-credentials')) });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await call('login', { body: mine })).status).toBe(422);
    expect((await call('login', { body: mine })).status).toBe(429);
  });
});
