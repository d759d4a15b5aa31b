import { describe, expect, it } from 'vitest';
import { linkIn, openUsers, type Users } from '../../test/support/test-world/users';
import { Account, MailLink, Role, SignUp } from '../table/accounts/record';
import { Organization } from '../table/organizations/record';
import { Session } from '../table/sessions/record';

const form = {
  first_name: ' Jane',
  last_name: 'O’Brien3',
  email: ' Jane.Doe@Demo.test',
  mobile_number: '+1 (555) 123-4567',
  password: 'A-fine-house-42',
};

async function signUp(api: Users, over: object = {}, sourceIp = '203.0.113.7') {
  const answer = await api.call('register', { body: { ...form, ...over }, sourceIp });
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

describe('register', () => {
  it('makes, once its mail is opened, an account, its organization of one on a 14-day trial, and the first role', async () => {
    const api = await openUsers();
    const { answer, mail } = await signUp(api);
    expect([answer.status, answer.json]).toEqual([200, { success: 1 }]);
    expect([await api.all(Account), await api.all(Organization)]).toEqual([[], []]);
    api.wait(60);
    await api.call('activate', { body: { token: linkIn(mail?.text).token } });
    expect(await api.all(Account)).toMatchObject([
      { firstName: 'Jane', lastName: 'O’Brien', email: 'jane.doe@demo.test', mobile: '5551234567' },
    ]);
    expect(await api.all(Organization)).toMatchObject([
      {
        name: 'Jane O’Brien',
        limits: { properties: 1, units: 4 },
        subscription: { planId: 1, annual: false, trialEndsAt: '2026-06-29T12:00:00.000Z' },
      },
    ]);
    const [role] = await api.all(Role);
    expect(role).toMatchObject({
      roleLabel: 'owner',
      adminUserId: role?.userId,
      organizationName: 'Jane O’Brien',
    });
  });

  it.each([
    [{ planid: 4, role: 'manager' }, 'orgAdmin'],
    [{ planid: 3, role: 'manager' }, 'manager'],
    [{ planid: 2, role: 'owner' }, 'owner'],
    [{ planid: '2' }, 'owner'],
  ])('of %j makes the role %s', async (over, roleLabel) => {
    const api = await activated(over);
    expect(await api.all(Role)).toMatchObject([{ roleLabel }]);
  });

  it('takes the chosen plan and the annual flag [ACC-01]', async () => {
    const api = await activated({ planid: 3, annual: true });
    expect(await api.all(Organization)).toMatchObject([
      { subscription: { planId: 3, annual: true }, limits: { properties: 50, units: 500 } },
    ]);
  });

  it.each([
    [{ first_name: ' 12 ' }, { first_name: 'First name is required' }],
    [{ last_name: '' }, { last_name: 'Last name is required' }],
    [{ first_name: 'Visit evil.example' }, { first_name: expect.stringContaining('web or email address') }],
    [{ last_name: 'https://evil.example' }, { last_name: expect.stringContaining('web or email address') }],
    [{ last_name: 'a'.repeat(61) }, { last_name: 'Use at most 60 characters' }],
    [{ first_name: 'Jane\u202e' }, { first_name: 'Remove the invisible characters' }],
    [{ email: 'jane@demo' }, { email: 'Invalid email format' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ mobile_number: '12345' }, { mobile_number: 'Enter valid Mobile number' }],
    [{ password: 'short' }, { password: 'Use at least 10 characters' }],
    [{ planid: 9 }, { planid: 'Choose a plan' }],
  ])('refuses %j and writes nothing', async (over, fields) => {
    const api = await openUsers();
    const { answer } = await signUp(api, over);
    expect([answer.status, answer.json]).toMatchObject([422, { error: { code: 'invalid', fields } }]);
    expect([await api.all(Account), api.mails]).toEqual([[], []]);
  });

  it('names the organization within its own limit', async () => {
    const api = await openUsers();
    const named = async (person: Partial<Record<'email' | 'first_name' | 'last_name', string>>) => {
      await signUp(api, person);
      await api.call('activate', { body: { token: linkIn(api.mails.at(-1)?.text).token } });
      return (await api.all(Organization)).map(({ name }) => name);
    };
    const jane = 'Jane '.repeat(11);
    expect(await named({ first_name: jane, last_name: 'Doe' })).toEqual([`${jane}Doe`]);
    const long = { email: 'b@demo.test', first_name: 'a'.repeat(60), last_name: 'b'.repeat(60) };
    expect(await named(long)).toContain('a'.repeat(60));
  });

  it('takes no role, organization or activation from the body', async () => {
    const api = await openUsers();
    const own = { userId: 'usr_x', organizationId: 'org_x', active: true, times: 9, limits: { units: 9 } };
    await signUp(api, own);
    expect(await api.all(Account)).toEqual([]);
    expect(await api.all(SignUp)).toMatchObject([{ times: 1 }]);
    await api.call('activate', { body: { token: linkIn(api.mails.at(-1)?.text).token } });
    expect(await api.deps.organizations.byId('org_x')).toBeUndefined();
    expect(await api.deps.accounts.byId('usr_x')).toBeUndefined();
    expect(await api.all(Organization)).toMatchObject([{ limits: { units: 4 } }]);
    expect((await signUp(api, { email: 'b@demo.test', role: 'orgAdmin' })).answer.status).toBe(422);
  });

  it('answers a known address the same, with the same work, and mails its owner', async () => {
    const api = await activated();
    api.takeWork();
    const unknown = await signUp(api, { email: 'new@demo.test' });
    const unknownWork = api.takeWork();
    const known = await signUp(api, { password: 'Another-house-42' });
    const knownWork = api.takeWork();
    expect([known.answer.status, known.answer.text]).toEqual([unknown.answer.status, unknown.answer.text]);
    const inKind = (sent: string[]) =>
      sent.map((command) => command.replace(/^(TransactWriteItems|PutItem)/, 'Write'));
    expect(inKind(knownWork.requests)).toEqual(inKind(unknownWork.requests));
    expect([knownWork.hashing, unknownWork.hashing]).toEqual([['hash'], ['hash']]);
    expect(known.mail).toMatchObject({
      to: 'jane.doe@demo.test',
      subject: expect.stringMatching(/already have/),
    });
    expect((await logIn(api, 'Another-house-42')).status).toBe(422);
    expect((await logIn(api)).status).toBe(200);
  });

  it('makes one account of one mailbox, however its address is written', async () => {
    const api = await openUsers();
    for (const email of ['Jane@BÜCHER.test', 'ｊａｎｅ＠ｂücher．test', 'jane@xn--bcher-kva.test'])
      expect((await signUp(api, { email })).answer.status).toBe(200);
    expect(new Set(api.mails.map(({ to }) => to))).toEqual(new Set(['jane@xn--bcher-kva.test']));
    const { token } = linkIn(api.mails.at(-1)?.text);
    await api.call('activate', { body: { token, password: form.password } });
    expect((await api.all(Account)).map(({ email }) => email)).toEqual(['jane@xn--bcher-kva.test']);
    expect((await logIn(api, form.password, 'JANE@bücher.test')).status).toBe(200);
  });

  it.each(['jane<x@evil.test>', 'jane@a.test,bob@b.test', 'ja\u200bne@demo.test', 'j\u0430ne@demo.test'])(
    'refuses the address %j, which is not what it looks like',
    async (email) => {
      const api = await openUsers();
      expect((await signUp(api, { email })).answer.json).toMatchObject({
        error: { code: 'invalid', fields: { email: 'Invalid email format' } },
      });
      expect([await api.all(Account), api.mails]).toEqual([[], []]);
    },
  );

  it('makes one account of two sign-ups at once, and answers both the same', async () => {
    const api = await openUsers();
    const [first, second] = await Promise.all([signUp(api), signUp(api)]);
    expect(second.answer.text).toBe(first.answer.text);
    const tokens = api.mails.map(({ text }) => linkIn(text).token);
    expect(tokens).toHaveLength(2);
    const { password } = form;
    const answers = await Promise.all(
      tokens.map((token) => api.call('activate', { body: { token, password } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await api.all(Account)).toHaveLength(1);
  });

  it('sends a new link to somebody who never opened the first', async () => {
    const api = await openUsers();
    await signUp(api);
    const { mail } = await signUp(api);
    const { token } = linkIn(mail?.text);
    await api.call('activate', { body: { token, password: form.password } });
    expect((await logIn(api)).status).toBe(200);
  });

  it('lets the password say which of two sign-ups with one address it was, and drops the other', async () => {
    const api = await openUsers();
    const first = await signUp(api, { first_name: 'Mallory' }, '198.51.100.1');
    const { mail, answer } = await signUp(api, { password: 'Another-house-42' });
    expect(answer.text).toBe(first.answer.text);
    const { token } = linkIn(first.mail?.text);
    const open = (body: object) => api.call('activate', { body: { token, ...body } });
    expect((await open({})).json).toMatchObject({ error: { code: 'password-needed' } });
    expect((await open({ password: 'of nobody' })).json).toMatchObject({
      error: { code: 'wrong-credentials', fields: { password: 'That password is incorrect.' } },
    });
    expect((await open({ password: 'Another-house-42' })).status).toBe(200);
    expect(await api.all(Account)).toMatchObject([{ firstName: 'Jane' }]);
    expect([await api.all(SignUp), (await logIn(api)).status]).toEqual([[], 422]);
    expect((await logIn(api, 'Another-house-42')).status).toBe(200);
    const late = { token: linkIn(mail?.text).token, password: form.password };
    expect((await api.call('activate', { body: late })).status).toBe(404);
  });

  it('asks for the password in another browser of the same network: a neighbor is not let in', async () => {
    const api = await openUsers();
    const { mail } = await signUp(api);
    const { token } = linkIn(mail?.text);
    const open = (body: object) => api.call('activate', { body: { token, ...body } });
    for (const nonce of [undefined, 'x'.repeat(64)])
      expect((await open({ nonce })).json).toMatchObject({ error: { code: 'password-needed' } });
    expect((await logIn(api)).status).toBe(422);
    expect((await open({ nonce: undefined, password: form.password })).status).toBe(200);
  });

  it('asks for none in the browser that signed up, wherever it is now', async () => {
    const api = await openUsers();
    const nonce = 'x'.repeat(64);
    const { mail } = await signUp(api, { nonce });
    const body = { token: linkIn(mail?.text).token, nonce };
    expect((await api.call('activate', { body, sourceIp: '198.51.100.9' })).status).toBe(200);
  });

  it('asks for the password where the mail is opened in another browser, somewhere else', async () => {
    const api = await openUsers();
    const { mail } = await signUp(api);
    const { token } = linkIn(mail?.text);
    const open = (body: object) =>
      api.call('activate', { body: { token, ...body }, sourceIp: '198.51.100.9' });
    expect((await open({})).json).toMatchObject({ error: { code: 'password-needed' } });
    expect((await open({ password: form.password })).status).toBe(200);
  });
});

describe('activate', () => {
  it('takes the token of the mail, once [ACC-02]', async () => {
    const api = await openUsers();
    const { mail } = await signUp(api);
    const { address, token } = linkIn(mail?.text);
    expect(address).toBe(`https://keystead.test/auth/activationsuccess?token=${token}`);
    expect(mail?.html).toContain(token);
    expect(JSON.stringify(await api.all(MailLink))).not.toContain(token);
    const answers = [
      await api.call('activate', { body: { token } }),
      await api.call('activate', { body: { token } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(answers[1]?.json).toMatchObject({ error: { code: 'link-not-valid' } });
  });

  it('signs in whoever made the sign-up, as a login does', async () => {
    const api = await openUsers();
    const { mail } = await signUp(api);
    const { json } = await api.call('activate', { body: { token: linkIn(mail?.text).token } });
    const login = await logIn(api);
    const { user } = login.json.data as { user: unknown };
    expect(json).toMatchObject({
      success: 1,
      data: {
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        sessionId: expect.stringMatching(/^ses_/),
        user,
      },
    });
    expect(await api.all(Session)).toHaveLength(2);
  });

  it('ends after 24 hours, and takes no reset link', async () => {
    const api = await openUsers();
    const { mail } = await signUp(api);
    api.wait(24 * 3600);
    expect((await api.call('activate', { body: { token: linkIn(mail?.text).token } })).status).toBe(404);
    await api.call('forgotPassword', { body: { email: form.email } });
    const { token } = linkIn(api.mails.at(-1)?.text);
    expect((await api.call('activate', { body: { token } })).status).toBe(404);
  });
});

describe('discardSignUp', () => {
  it('forgets every sign-up of the mailbox and the link, once', async () => {
    const api = await openUsers();
    await signUp(api);
    const { mail } = await signUp(api, { password: 'A-second-house-42' }, '198.51.100.9');
    const { token } = linkIn(mail?.text);
    expect((await api.call('discardSignUp', { body: { token } })).json).toEqual({ success: 1 });
    expect(await api.all(SignUp)).toEqual([]);
    for (const name of ['discardSignUp', 'activate'] as const)
      expect((await api.call(name, { body: { token } })).json).toMatchObject({
        error: { code: 'link-not-valid' },
      });
    expect(await api.all(Account)).toEqual([]);
  });

  it('takes no link of another kind', async () => {
    const api = await activated();
    await api.call('forgotPassword', { body: { email: form.email } });
    const { token } = linkIn(api.mails.at(-1)?.text);
    expect((await api.call('discardSignUp', { body: { token } })).status).toBe(404);
    expect((await api.call('resetPassword', { body: { token, password: 'Another-house-43' } })).status).toBe(
      200,
    );
  });
});

describe('the log of a person’s own account', () => {
  it('has an entry for signing up, activating and a new password, each once, by the person', async () => {
    const api = await activated();
    await api.call('forgotPassword', { body: { email: 'jane.doe@demo.test' } });
    const { token } = linkIn(api.mails.at(-1)?.text);
    const reset = { body: { token, password: 'Another-house-43' } };
    await api.call('resetPassword', reset);
    await api.call('resetPassword', reset);
    const [role] = await api.all(Role);
    const { organizationId, userId } = role ?? {};
    const log = await api.audit(organizationId);
    const asked = log.filter(({ action }) => action === 'account.reset-asked');
    expect(asked).toMatchObject([{ organizationId, by: { process: 'Somebody' }, object: { id: userId } }]);
    const own = log.filter((entry) => !asked.includes(entry));
    expect(own.toReversed()).toMatchObject(
      ['account.register', 'account.activate', 'account.login', 'account.password'].map((action) => ({
        action,
        organizationId,
        by: { userId },
        object: { kind: 'account', id: userId, name: 'Jane O’Brien' },
      })),
    );
    expect(own).toHaveLength(4);
  });
});

describe('resendActivation', () => {
  const again = (api: Users, email = ' Jane.Doe@demo.test') =>
    api.call('resendActivation', { body: { email } });

  it('mails a link that activates the waiting sign-up, without a name in it', async () => {
    const api = await openUsers();
    await signUp(api);
    expect((await again(api)).status).toBe(200);
    expect(api.mails).toHaveLength(2);
    const mail = api.mails.at(-1);
    expect([mail?.to, mail?.text?.includes('Jane')]).toEqual(['jane.doe@demo.test', false]);
    await api.call('activate', { body: { token: linkIn(mail?.text).token } });
    expect(await api.all(Account)).toMatchObject([{ email: 'jane.doe@demo.test' }]);
  });

  it('mails nobody where none waits or one has expired, and answers the same', async () => {
    const api = await openUsers();
    const nobody = await again(api, 'nobody@demo.test');
    await signUp(api);
    const before = api.mails.filter(({ to }) => to !== undefined).length;
    api.wait(25 * 60 * 60);
    const late = await again(api);
    expect([late.status, late.json]).toEqual([nobody.status, nobody.json]);
    expect(api.mails.filter(({ to }) => to !== undefined)).toHaveLength(before);
  });

  it('sends no sixth mail a day to one mailbox', async () => {
    const api = await openUsers();
    await signUp(api);
    for (let time = 0; time < 4; time += 1) await again(api);
    expect(api.mails.filter(({ to }) => to !== undefined)).toHaveLength(5);
    api.wait(2 * 60 * 60);
    expect((await again(api)).status).toBe(200);
    expect(api.mails.filter(({ to }) => to !== undefined)).toHaveLength(5);
  });
});
