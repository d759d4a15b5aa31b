import { describe, expect, it } from 'vitest';
import { linkIn, openUsers, type Users } from '../../test/support/stand/users';
import { Account, MailLink, Role } from '../table/accounts/record';
import { AuditEntry } from '../table/audit/record';
import { Organization } from '../table/organizations/record';

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

describe('register', () => {
  it('makes an account, its organization of one on a 14-day trial, and the first role', async () => {
    const api = await openUsers();
    const { answer } = await signUp(api);
    expect([answer.status, answer.json]).toEqual([200, { success: 1 }]);
    expect(await api.all(Account)).toMatchObject([
      {
        firstName: 'Jane',
        lastName: 'O’Brien',
        email: 'jane.doe@demo.test',
        mobile: '5551234567',
        active: false,
      },
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
    const api = await openUsers();
    await signUp(api, over);
    expect(await api.all(Role)).toMatchObject([{ roleLabel }]);
  });

  it('takes the chosen plan and the annual flag [ACC-01]', async () => {
    const api = await openUsers();
    await signUp(api, { planid: 3, annual: true });
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
    await signUp(api, { first_name: 'Jane '.repeat(11), last_name: 'Doe' });
    expect((await api.all(Organization)).map(({ name }) => name)).toEqual([`${'Jane '.repeat(11)}Doe`]);
    await signUp(api, { email: 'b@demo.test', first_name: 'a'.repeat(60), last_name: 'b'.repeat(60) });
    expect((await api.all(Organization)).map(({ name }) => name)).toContain('a'.repeat(60));
  });

  it('takes no role, organization or activity from the body', async () => {
    const api = await openUsers();
    await signUp(api, { userId: 'usr_x', organizationId: 'org_x', active: true, limits: { units: 9 } });
    expect(await api.deps.organizations.byId('org_x')).toBeUndefined();
    expect(await api.all(Account)).toMatchObject([{ active: false }]);
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
    expect((await api.all(Account)).map(({ email }) => email)).toEqual(['jane@xn--bcher-kva.test']);
    expect(new Set(api.mails.map(({ to }) => to))).toEqual(new Set(['jane@xn--bcher-kva.test']));
    await api.call('activate', { body: { token: linkIn(api.mails.at(-1)?.text).token } });
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
    expect([(await api.all(Account)).length, api.mails.length]).toEqual([1, 2]);
    expect(api.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Activate your Keystead account',
      'You already have a Keystead account',
    ]);
  });

  it('sends a new link to somebody who never opened the first', async () => {
    const api = await openUsers();
    await signUp(api);
    const { mail } = await signUp(api);
    await api.call('activate', { body: { token: linkIn(mail?.text).token } });
    expect((await logIn(api)).status).toBe(200);
  });

  it('believes neither of two passwords for an address that was never shown to be anybody’s', async () => {
    const api = await openUsers();
    const first = await signUp(api);
    api.takeWork();
    const { mail, answer } = await signUp(api, { password: 'Another-house-42' });
    expect(answer.text).toBe(first.answer.text);
    expect(api.takeWork().hashing).toHaveLength(1);
    const log = await api.all(AuditEntry);
    expect(log.map(({ action }) => action)).toEqual(['account.register', 'account.register']);
    await api.call('activate', { body: { token: linkIn(first.mail?.text).token } });
    for (const password of [form.password, 'Another-house-42'])
      expect((await logIn(api, password)).json).toMatchObject({ error: { code: 'wrong-credentials' } });
    const { address, token } = linkIn(mail?.text);
    expect(address).toContain('/auth/resetPwd?token=');
    const chosen = 'The-third-house-42';
    expect((await api.call('resetPassword', { body: { token, password: chosen } })).status).toBe(200);
    expect((await logIn(api, chosen)).status).toBe(200);
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
    expect(log.toReversed()).toMatchObject(
      ['account.register', 'account.activate', 'account.password'].map((action) => ({
        ...{ action, organizationId, by: { userId } },
        object: { kind: 'account', id: userId, name: 'Jane O’Brien' },
      })),
    );
    expect(log).toHaveLength(3);
  });
});
