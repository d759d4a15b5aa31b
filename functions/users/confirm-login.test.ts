import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkIn, openUsers, type Users } from '../../test/support/test-world/users';
import { sealSecret } from '../common/accounts/sealed-secret';
import { hashOfRecoveryCode } from '../gateways/tokens/authenticator';
import { Account, LoginTicket, Role, SecondFactor } from '../table/accounts/record';
import { put, remove } from '../table/db/writes';
import { Session } from '../table/sessions/record';
import { hashOfToken } from './make-mail-link';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const userId = 'usr_jane';
const email = 'jane@demo.test';
const password = 'A-fine-house-42';
const recovery = ['ABCDE-00001', 'ABCDE-00002'] as const;
const app = new TOTP({ secret });

let api: Users;
beforeEach(async () => {
  api = await openUsers();
  const since = api.now().toISOString();
  const names = { email, firstName: 'Jane', lastName: 'Doe' };
  const recoveryHashes = new Set(recovery.map((code) => hashOfRecoveryCode({ userId, code })));
  const sealed = await sealSecret({ userId, secret }, api.deps);
  await Promise.all([
    api.organization(),
    api.account({ userId, ...names, passwordHash: `hash of ${password}`, secondFactorSince: since }),
    api.role({ userRoleId: 'rol_owner', userId, roleLabel: 'owner' }),
    api.db.write(put(SecondFactor, { userId, secret: sealed, since, lastStep: 0, recoveryHashes })),
  ]);
});

type Json = Record<string, unknown> & { data?: { second_factor?: { ticket: string; expires_at: string } } };
const logIn = (given = password) => api.call('login', { body: { email, password: given } });
const ticketOf = async (given = password): Promise<string> => {
  const { json } = await logIn(given);
  return (json as Json).data?.second_factor?.ticket ?? '';
};
const codeNow = (secondsLater = 0): string =>
  app.generate({ timestamp: api.now().getTime() + secondsLater * 1000 });
const confirm = (ticket: string, code: string) => api.call('confirmLogin', { body: { ticket, code } });
const refusalOf = ({ json }: { json: unknown }) => (json as { error?: { code: string } }).error?.code;
/** Six digits that are not a valid code now. */
const wrong = (): string =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-30, 0, 30].map((seconds) => codeNow(seconds)).includes(code),
  ) ?? '';

describe('login with a second step', () => {
  it('answers a ticket for five minutes and nothing of the person, and keeps its hash alone', async () => {
    const { status, json, text } = await logIn();
    expect(status).toBe(200);
    const ticket = (json as Json).data?.second_factor?.ticket ?? '';
    expect(json).toEqual({
      success: 1,
      data: {
        second_factor: { ticket: expect.stringMatching(/^.{43}$/), expires_at: '2026-06-15T12:05:00.000Z' },
      },
    });
    expect(text).not.toMatch(/Jane|usr_|rol_|org_/);
    expect(await api.all(Session)).toEqual([]);
    expect(await api.all(LoginTicket)).toMatchObject([{ ticketHash: hashOfToken(ticket) }]);
    expect(JSON.stringify(await api.items())).not.toContain(ticket);
  });

  it('says of a wrong password what it says of an unknown account, after the same work', async () => {
    api.takeWork();
    const known = await logIn('not this one');
    const knownWork = api.takeWork();
    const unknown = await api.call('login', {
      body: { email: 'nobody@demo.test', password: 'not this one' },
    });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(api.takeWork()).toEqual(knownWork);
  });

  it('does not tell whoever has the password alone that the access has ended', async () => {
    await api.db.write(remove(Role, { userId, userRoleId: 'rol_owner' }));
    const ticket = await ticketOf();
    expect(ticket).not.toBe('');
    expect(refusalOf(await confirm(ticket, codeNow()))).toBe('no-access');
  });
});

describe('confirmLogin', () => {
  it('answers as a login without a second step does, and writes the entry of the log', async () => {
    const { status, json } = await confirm(await ticketOf(), codeNow());
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: 1,
      data: {
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        sessionId: expect.stringMatching(/^ses_/),
        user: { id: userId, roles: [{ user_role_id: 'rol_owner' }] },
      },
    });
    const { token } = (json as { data: { token: string } }).data;
    expect((await api.call('getCurrentUser', { token })).status).toBe(200);
    expect(await api.audit()).toMatchObject([
      { action: 'account.login', organizationId: 'org_one', by: { userRoleId: 'rol_owner' } },
    ]);
    expect(api.mails).toEqual([]);
  });

  it.each([
    ['one step late', -30, 200],
    ['one step early', 30, 200],
    ['two steps late', -60, 422],
    ['two steps early', 60, 422],
  ])('takes a code that is %s or not', async (_, seconds, status) => {
    expect((await confirm(await ticketOf(), codeNow(seconds))).status).toBe(status);
  });

  it('takes a code once, and none from before it', async () => {
    expect((await confirm(await ticketOf(), codeNow())).status).toBe(200);
    const ticket = await ticketOf();
    expect(refusalOf(await confirm(ticket, codeNow()))).toBe('wrong-code');
    expect(refusalOf(await confirm(ticket, codeNow(-30)))).toBe('wrong-code');
    expect((await confirm(ticket, codeNow(30))).status).toBe(200);
  });

  it('takes a ticket once', async () => {
    const ticket = await ticketOf();
    await confirm(ticket, codeNow());
    expect(refusalOf(await confirm(ticket, codeNow(30)))).toBe('login-expired');
    expect(refusalOf(await confirm('never given', codeNow(30)))).toBe('login-expired');
  });

  it('gives up a ticket after five minutes, or after five wrong codes', async () => {
    const late = await ticketOf();
    api.wait(300);
    expect(refusalOf(await confirm(late, codeNow()))).toBe('login-expired');
    const guessed = await ticketOf();
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusalOf(await confirm(guessed, wrong()))).toBe('wrong-code');
    // No limit of the row is reached: the ticket itself has no try left.
    expect(refusalOf(await confirm(guessed, codeNow()))).toBe('login-expired');
  });

  it('stops guessing over many logins after ten wrong codes in an hour, with a mail, and locks nobody out for good', async () => {
    for (let logins = 0; logins < 2; logins += 1) {
      const ticket = await ticketOf();
      for (let tries = 0; tries < 5; tries += 1) await confirm(ticket, wrong());
    }
    expect(api.mails).toMatchObject([{ to: email, subject: expect.stringContaining('is trying to log in') }]);
    const refused = await confirm(await ticketOf(), codeNow());
    expect([refused.status, refusalOf(refused)]).toEqual([429, 'too-many-tries']);
    expect(Number(refused.headers['retry-after'])).toBe(3600);
    api.wait(3600);
    expect((await confirm(await ticketOf(), codeNow())).status).toBe(200);
    expect(api.mails).toHaveLength(1);
  });

  it('counts a browser that the account knows apart from strangers, and gives another browser nothing of it', async () => {
    const { cookies: given, json } = await logIn();
    const cookies = given.map((cookie) => cookie.split(';')[0] ?? '');
    const own = (code: string, ticket = '') => api.call('confirmLogin', { body: { ticket, code }, cookies });
    const ticketIn = (answer: unknown) => (answer as Json).data?.second_factor?.ticket ?? '';
    expect((await own(codeNow(), ticketIn(json))).status).toBe(200);
    for (let logins = 0; logins < 2; logins += 1) {
      const ticket = await ticketOf();
      for (let tries = 0; tries < 5; tries += 1) await confirm(ticket, wrong());
    }
    api.wait(30);
    const again = await api.call('login', { body: { email, password }, cookies });
    const ticket = ticketIn(again.json);
    expect((await confirm(ticket, codeNow())).status).toBe(429);
    expect((await own(codeNow(), ticket)).status).toBe(200);
  });

  it('counts no right code as a failure', async () => {
    for (let logins = 0; logins < 12; logins += 1) {
      expect((await confirm(await ticketOf(), codeNow())).status).toBe(200);
      api.wait(30);
    }
  });

  it('takes a recovery code once, however it is typed, and mails how many are left', async () => {
    expect((await confirm(await ticketOf(), ' abcde ooool')).status).toBe(200);
    expect(api.mails).toMatchObject([
      {
        to: email,
        subject: expect.stringContaining('recovery code'),
        text: expect.stringContaining('1 is left'),
      },
    ]);
    const ticket = await ticketOf();
    expect(refusalOf(await confirm(ticket, recovery[0]))).toBe('wrong-code');
    expect((await confirm(ticket, recovery[1])).status).toBe(200);
    expect(api.mails.at(-1)?.text).toContain('the last one');
  });

  it('lets nobody in when two-step login was turned off meanwhile: the password logs in again', async () => {
    const ticket = await ticketOf();
    await api.db.write(remove(SecondFactor, { userId }));
    expect(refusalOf(await confirm(ticket, codeNow()))).toBe('login-expired');
  });

  it('lets nobody in whose account went meanwhile', async () => {
    const ticket = await ticketOf();
    await api.db.write(remove(Account, { userId }));
    expect(refusalOf(await confirm(ticket, codeNow()))).toBe('login-expired');
  });

  it('is asked for after a reset of the password all the same', async () => {
    await api.call('forgotPassword', { body: { email } });
    const { token } = linkIn(api.mails.at(-1)?.text);
    expect((await api.call('resetPassword', { body: { token, password: 'New-house-2026' } })).status).toBe(
      200,
    );
    const ticket = await ticketOf('New-house-2026');
    expect(ticket).not.toBe('');
    expect((await confirm(ticket, codeNow())).status).toBe(200);
  });
});
