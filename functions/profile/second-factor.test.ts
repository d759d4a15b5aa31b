import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openProfile,
  type Profile,
  presentPassword as password,
} from '../../test/support/test-world/profile';
import { openSecret } from '../common/accounts/sealed-secret';
import { PendingSecondFactor, SecondFactor } from '../table/accounts/record';
import { AuditEntry } from '../table/audit/record';

let api: Profile;
beforeEach(async () => {
  api = await openProfile();
});

type Data = { readonly secret: string; readonly otpauth_url: string; readonly recovery_codes: string[] };
type Said = { readonly success: number; readonly data: Data; readonly error?: { readonly code: string } };
const send = async (name: Parameters<Profile['call']>[0], body: object): Promise<Said> =>
  (await api.call(name, body)).json as Said;
const start = (given = password) => send('startSecondFactor', { password: given });
const confirm = (code: string) => send('confirmSecondFactor', { code });
const end = (code: string, given = password) => send('endSecondFactor', { password: given, code });
const renew = (code: string, given = password) => send('newRecoveryCodes', { password: given, code });
const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: api.now().getTime() });
const wrongOf = (secret: string): string => (codeOf(secret) === '000000' ? '111111' : '000000');

/** Log lines since two-step login was turned on. */
const newLines = async () =>
  (await api.logged()).filter((line) => !line.startsWith('account.second-factor-on'));

/** Two-step login turned on, half a minute ago. */
async function turnedOn() {
  const { secret } = (await start()).data;
  const codes = (await confirm(codeOf(secret))).data.recovery_codes;
  api.wait(30);
  api.mails.splice(0);
  return { secret, codes };
}

describe('startSecondFactor', () => {
  it('tells a secret and its address, and changes nothing yet', async () => {
    const { data } = await start();
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.otpauth_url).toContain(`secret=${data.secret}`);
    expect(data.otpauth_url).toMatch(/^otpauth:\/\/totp\/Keystead:jane/);
    expect((await api.jane()).secondFactorSince).toBeUndefined();
    expect(await api.logged()).toEqual([]);
  });

  it('asks for the password, and no more than ten times in a quarter of an hour', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect(await start('not this one')).toMatchObject({
        error: { code: 'wrong-credentials', fields: { password: 'That password is incorrect.' } },
      });
    expect(await start()).toMatchObject({ error: { code: 'too-many-tries' } });
    api.wait(900);
    expect((await start()).success).toBe(1);
  });

  it('takes the place of a secret that was never confirmed, which is forgotten after an hour', async () => {
    const first = (await start()).data.secret;
    const second = (await start()).data.secret;
    expect(await confirm(codeOf(first))).toMatchObject({ error: { code: 'wrong-code' } });
    api.wait(3600);
    expect(await confirm(codeOf(second))).toMatchObject({ error: { code: 'conflict' } });
  });

  it('is refused while two-step login is on', async () => {
    await turnedOn();
    expect(await start()).toMatchObject({ error: { code: 'second-factor-on' } });
    expect(await confirm('123456')).toMatchObject({ error: { code: 'second-factor-on' } });
  });
});

describe('confirmSecondFactor', () => {
  it('turns it on with a right code, which is used up, and answers ten codes that are kept by their hashes', async () => {
    const { secret } = (await start()).data;
    expect(await confirm(wrongOf(secret))).toMatchObject({ error: { code: 'wrong-code' } });
    const { data } = await confirm(codeOf(secret));
    expect(new Set(data.recovery_codes).size).toBe(10);
    const [kept] = await api.all(SecondFactor);
    if (!kept) throw new Error('no factor is kept');
    expect(kept.secret).not.toContain(secret);
    expect(await openSecret(kept, api.deps)).toBe(secret);
    await expect(openSecret({ ...kept, userId: 'usr_other' }, api.deps)).rejects.toThrow();
    expect(kept).toMatchObject({ lastStep: Math.floor(api.now().getTime() / 30_000) });
    expect(kept.recoveryHashes.size).toBe(10);
    const stored = await api.items();
    for (const code of data.recovery_codes) expect(JSON.stringify(stored)).not.toContain(code);
    expect((await api.jane()).secondFactorSince).toBe(api.now().toISOString());
    expect(await api.all(PendingSecondFactor)).toEqual([]);
  });

  it('is in the log of each organization of the person, and mailed', async () => {
    const { secret } = (await start()).data;
    await confirm(codeOf(secret));
    const action = 'account.second-factor-on';
    expect(await api.logged()).toEqual([`${action} org_one`, `${action} org_two`]);
    expect(JSON.stringify(await api.all(AuditEntry))).not.toContain(secret);
    expect(api.mails).toMatchObject([{ to: 'jane@demo.test', subject: expect.stringContaining('is on') }]);
    expect(api.mails[0]?.text).not.toContain(secret);
  });

  it('needs a secret that waits', async () => {
    expect(await confirm('123456')).toMatchObject({ error: { code: 'conflict' } });
  });
});

describe('newRecoveryCodes', () => {
  it('takes the place of the codes there are, for a password and a code', async () => {
    const { secret, codes } = await turnedOn();
    expect(await renew(codeOf(secret), 'not this one')).toMatchObject({
      error: { code: 'wrong-credentials' },
    });
    expect(await renew(wrongOf(secret))).toMatchObject({ error: { code: 'wrong-code' } });
    const made = (await renew(codeOf(secret))).data.recovery_codes;
    expect(made.filter((code) => codes.includes(code))).toEqual([]);
    expect(await newLines()).toEqual(['account.recovery-codes org_one', 'account.recovery-codes org_two']);
    expect(api.mails).toMatchObject([{ subject: expect.stringContaining('New recovery codes') }]);
    expect(await end(codes[0] ?? '')).toMatchObject({ error: { code: 'wrong-code' } });
    expect((await end(made[0] ?? '')).success).toBe(1);
  });

  it('takes no code twice', async () => {
    const { secret } = await turnedOn();
    await renew(codeOf(secret));
    expect(await renew(codeOf(secret))).toMatchObject({ error: { code: 'wrong-code' } });
  });
});

describe('endSecondFactor', () => {
  it('turns it off for a password and a code, in the log and by mail', async () => {
    const { secret } = await turnedOn();
    expect(await end(codeOf(secret), 'not this one')).toMatchObject({ error: { code: 'wrong-credentials' } });
    expect(await end(wrongOf(secret))).toMatchObject({ error: { code: 'wrong-code' } });
    await end(codeOf(secret));
    expect(await api.all(SecondFactor)).toEqual([]);
    expect((await api.jane()).secondFactorSince).toBeUndefined();
    expect(await newLines()).toEqual([
      'account.second-factor-off org_one',
      'account.second-factor-off org_two',
    ]);
    expect(api.mails).toMatchObject([{ subject: expect.stringContaining('is off') }]);
  });

  it('is refused while it is off, to whoever knows the password', async () => {
    expect(await end('123456', 'not this one')).toMatchObject({ error: { code: 'wrong-credentials' } });
    expect(await end('123456')).toMatchObject({ error: { code: 'second-factor-off' } });
    expect(await renew('123456')).toMatchObject({ error: { code: 'second-factor-off' } });
  });

  it('stops guessing after ten wrong codes in an hour, wherever they are given', async () => {
    const { secret } = await turnedOn();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await end(wrongOf(secret))).toMatchObject({ error: { code: 'wrong-code' } });
      expect(await renew(wrongOf(secret))).toMatchObject({ error: { code: 'wrong-code' } });
    }
    expect(await end(codeOf(secret))).toMatchObject({ error: { code: 'too-many-tries' } });
  });
});
