import { describe, expect, it, vi } from 'vitest';
import { linkIn, openUsers, type Users } from '../../test/support/test-world/users';
import { Account } from '../table/accounts/record';

const form = {
  first_name: ' Jane',
  last_name: 'O’Brien3',
  email: ' Jane.Doe@Demo.test',
  mobile_number: '+1 (555) 123-4567',
  password: 'A-fine-house-42',
};

async function signUp(api: Users, over: object = {}) {
  const answer = await api.call('register', { body: { ...form, ...over } });
  return { answer, mail: api.mails.at(-1) };
}
const logIn = (api: Users, password = form.password, email = 'jane.doe@demo.test') =>
  api.call('login', { body: { email, password } });
async function activated(over: object = {}) {
  const api = await openUsers();
  const { mail } = await signUp(api, over);
  await api.call('activate', { body: { token: linkIn(mail?.text).token } });
  return api;
}

describe('login', () => {
  it('answers token, session and user', async () => {
    const api = await activated({ planid: 2, annual: true });
    const { status, json } = await logIn(api);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: 1,
      data: {
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        sessionId: expect.stringMatching(/^ses_/),
        user: {
          first_name: 'Jane',
          roles: [{ role_label: 'owner', role_id: 2 }],
          plan: [
            {
              planid: 2,
              plan: 'Landlord',
              subscription_type: 'annually',
              annual_price: 190,
              no_of_units: 50,
            },
          ],
          user_plans: [
            { amount: 190, startdate: '2026-06-15T12:00:00.000Z', enddate: '2026-06-29T12:00:00.000Z' },
          ],
          account: { canChange: true, trialDaysLeft: 14 },
        },
      },
    });
  });

  it('says the same words for an unknown account and a wrong password, after the same work', async () => {
    const api = await activated();
    api.takeWork();
    const wrong = await logIn(api, 'not this one');
    const wrongWork = api.takeWork();
    const unknown = await logIn(api, 'not this one', 'nobody@demo.test');
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(api.takeWork()).toEqual(wrongWork);
    expect(wrongWork.hashing).toEqual(['match']);
  });

  it('says the same for an unknown account at the tenth try, and at the eleventh', async () => {
    const api = await activated();
    const codes = async (email: string) => {
      const said: [number, unknown][] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const { status, json } = await logIn(api, 'not this one', email);
        said.push([status, (json.error as { code: string } | undefined)?.code]);
      }
      return said;
    };
    const unknown = await codes('nobody@demo.test');
    expect(unknown.slice(9)).toEqual([
      [422, 'wrong-credentials'],
      [429, 'too-many-tries'],
    ]);
    expect(await codes('jane.doe@demo.test')).toEqual(unknown);
  });

  it('says the same of a sign-up that waits for its mail to be opened, and sends that again to who knows the password', async () => {
    const api = await openUsers();
    await signUp(api);
    const wrong = await logIn(api, 'not this one');
    expect(wrong.json).toMatchObject({ error: { code: 'wrong-credentials' } });
    const right = await logIn(api);
    expect([right.status, right.text]).toEqual([wrong.status, wrong.text]);
    expect(api.mails.map(({ to }) => to)).toEqual(['jane.doe@demo.test', undefined, 'jane.doe@demo.test']);
    const { token } = linkIn(api.mails.at(-1)?.text);
    expect((await api.call('activate', { body: { token } })).status).toBe(200);
    expect((await logIn(api)).status).toBe(200);
  });

  it('renews a hash of old parameters while the password is at hand', async () => {
    const api = await activated();
    for (const account of await api.all(Account))
      await api.account({ ...account, passwordHash: `old ${account.passwordHash}` });
    await logIn(api);
    expect(await api.all(Account)).toMatchObject([{ passwordHash: `hash of ${form.password}` }]);
  });

  it('lets both in of two first logins at once, though each renews the hash', async () => {
    const api = await activated();
    for (const account of await api.all(Account))
      await api.account({ ...account, passwordHash: `old ${account.passwordHash}` });
    const { passwords } = api.deps;
    const { hash, matches } = passwords;
    let salt = 0;
    vi.spyOn(passwords, 'hash').mockImplementation(async (password) => {
      salt += 1;
      return `${await hash(password)}, salt ${salt}`;
    });
    vi.spyOn(passwords, 'matches').mockImplementation((password, stored) =>
      matches(password, stored?.replace(/, salt \d+$/, '')),
    );
    const answers = await Promise.all([logIn(api), logIn(api)]);
    expect([salt, ...answers.map(({ status }) => status)]).toEqual([2, 200, 200]);
  });
});

describe('forgotPassword and resetPassword', () => {
  it('answers the same for an unknown address, with the same work and a mail that goes nowhere', async () => {
    const api = await activated();
    api.takeWork();
    const known = await api.call('forgotPassword', { body: { email: form.email } });
    const knownWork = api.takeWork();
    const unknown = await api.call('forgotPassword', { body: { email: 'nobody@demo.test' } });
    expect(unknown.text).toBe(known.text);
    expect(api.takeWork()).toEqual(knownWork);
    const [real, decoy] = api.mails.slice(-2);
    expect([real?.to, decoy?.to]).toEqual(['jane.doe@demo.test', undefined]);
    expect(decoy?.text.length).toBe(real?.text.length);
    const { token } = linkIn(decoy?.text);
    expect((await api.call('resetPassword', { body: { token, password: 'New-house-2026' } })).status).toBe(
      404,
    );
  });

  it('sets the new password once, within 30 minutes, and ends every session', async () => {
    const api = await activated();
    const { json } = await logIn(api);
    const { token: bearer } = (json as { data: { token: string } }).data;
    await api.call('forgotPassword', { body: { email: form.email } });
    const { address, token } = linkIn(api.mails.at(-1)?.text);
    expect(address).toContain('/auth/resetPwd?token=');
    const reset = (password: string) => api.call('resetPassword', { body: { token, password } });
    expect((await reset('password123')).json).toMatchObject({
      error: { fields: { password: expect.any(String) } },
    });
    expect((await reset('New-house-2026')).status).toBe(200);
    expect((await reset('New-house-2027')).status).toBe(404);
    expect((await api.call('getCurrentUser', { token: bearer })).status).toBe(401);
    expect((await logIn(api)).status).toBe(422);
    expect((await logIn(api, 'New-house-2026')).status).toBe(200);
  });

  it('lets who set a new password in at once, whatever was guessed before', async () => {
    const api = await activated();
    for (let tries = 0; tries < 10; tries += 1) await logIn(api, 'not this one');
    expect((await logIn(api)).status).toBe(429);
    await api.call('forgotPassword', { body: { email: form.email } });
    const { token } = linkIn(api.mails.at(-1)?.text);
    const answer = await api.call('resetPassword', { body: { token, password: 'New-house-2026' } });
    expect([answer.status, answer.json]).toEqual([200, { success: 1 }]);
    expect((await logIn(api, 'New-house-2026')).status).toBe(200);
  });

  it('refuses a reset link after 30 minutes', async () => {
    const api = await activated();
    await api.call('forgotPassword', { body: { email: form.email } });
    const { token } = linkIn(api.mails.at(-1)?.text);
    api.wait(1800);
    expect((await api.call('resetPassword', { body: { token, password: 'New-house-2026' } })).status).toBe(
      404,
    );
  });
});
