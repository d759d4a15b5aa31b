import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeDeps } from '../../test/support/fake-deps';
import { viewerCall } from '../../test/support/fake-viewer';
import type { FakeWorld } from '../../test/support/fake-world';
import type { Deps } from '../runtime/deps';
import { confirmSecondFactor } from './confirm-second-factor';
import { endSecondFactor } from './end-second-factor';
import { newRecoveryCodes } from './new-recovery-codes';
import { startSecondFactor } from './start-second-factor';

const password = 'A-fine-house-42';
let deps: Deps;
let world: FakeWorld;
let userId: string;
beforeEach(() => {
  ({ deps, world } = fakeDeps());
  ({ userId } = viewerCall(world).viewer);
  const createdAt = world.now.toISOString();
  const names = { email: 'jane@demo.test', firstName: 'Jane', lastName: 'Doe', mobile: '' };
  world.accounts.set(userId, {
    userId,
    ...names,
    passwordHash: `hash of ${password}`,
    active: true,
    createdAt,
  });
  for (const organizationId of ['org_one', 'org_two']) {
    const place = { organizationId, organizationName: 'Northgate Homes', adminUserId: userId };
    const userRoleId = `rol_of_${organizationId}`;
    world.roles.push({ userRoleId, userId, roleLabel: 'owner', ...place, createdAt });
  }
});

const asked = () => viewerCall(world);
const start = (given = password) => startSecondFactor({ ...asked(), body: { password: given } }, deps);
const confirm = (code: string) => confirmSecondFactor({ ...asked(), body: { code } }, deps);
const end = (code: string, given = password) =>
  endSecondFactor({ ...asked(), body: { password: given, code } }, deps);
const renew = (code: string, given = password) =>
  newRecoveryCodes({ ...asked(), body: { password: given, code } }, deps);
const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: world.now.getTime() });
const wrongOf = (secret: string): string => (codeOf(secret) === '000000' ? '111111' : '000000');

/** Turned on, half a minute ago. */
async function turnedOn() {
  const { secret } = (await start()).data;
  const codes = (await confirm(codeOf(secret))).data.recovery_codes;
  world.wait(30);
  world.mails.splice(0);
  world.audit.splice(0);
  return { secret, codes };
}

describe('startSecondFactor', () => {
  it('tells a secret and its address, and changes nothing yet', async () => {
    const { data } = await start();
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.otpauth_url).toContain(`secret=${data.secret}`);
    expect(data.otpauth_url).toMatch(/^otpauth:\/\/totp\/Keystead:jane/);
    expect(world.accounts.get(userId)?.secondFactorSince).toBeUndefined();
    expect(world.audit).toEqual([]);
  });

  it('asks for the password, and no more than ten times in a quarter of an hour', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await expect(start('not this one')).rejects.toMatchObject({
        code: 'wrong-credentials',
        details: { fields: { password: 'The password is not right.' } },
      });
    await expect(start()).rejects.toMatchObject({ code: 'too-many-tries' });
    world.wait(900);
    expect((await start()).success).toBe(1);
  });

  it('takes the place of a secret that was never confirmed, which is forgotten after an hour', async () => {
    const first = (await start()).data.secret;
    const second = (await start()).data.secret;
    await expect(confirm(codeOf(first))).rejects.toMatchObject({ code: 'wrong-code' });
    world.wait(3600);
    await expect(confirm(codeOf(second))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused while two-step login is on', async () => {
    await turnedOn();
    await expect(start()).rejects.toMatchObject({ code: 'second-factor-on' });
    await expect(confirm('123456')).rejects.toMatchObject({ code: 'second-factor-on' });
  });
});

describe('confirmSecondFactor', () => {
  it('turns it on with a right code, which is used up, and answers ten codes that are kept by their hashes', async () => {
    const { secret } = (await start()).data;
    await expect(confirm(wrongOf(secret))).rejects.toMatchObject({ code: 'wrong-code' });
    const { data } = await confirm(codeOf(secret));
    expect(new Set(data.recovery_codes).size).toBe(10);
    const kept = world.secondFactors.get(userId);
    expect(kept).toMatchObject({ secret, lastStep: Math.floor(world.now.getTime() / 30_000) });
    expect(kept?.recoveryHashes).toHaveLength(10);
    for (const code of data.recovery_codes) expect(JSON.stringify(kept)).not.toContain(code);
    expect(world.accounts.get(userId)?.secondFactorSince).toBe(world.now.toISOString());
    expect(world.pendingSecrets.size).toBe(0);
  });

  it('is in the log of each organization of the person, and mailed', async () => {
    const { secret } = (await start()).data;
    await confirm(codeOf(secret));
    const action = 'account.second-factor-on';
    expect(world.audit).toMatchObject([
      { action, organizationId: 'org_one' },
      { action, organizationId: 'org_two' },
    ]);
    expect(JSON.stringify(world.audit)).not.toContain(secret);
    expect(world.mails).toMatchObject([{ to: 'jane@demo.test', subject: expect.stringContaining('is on') }]);
    expect(world.mails[0]?.text).not.toContain(secret);
  });

  it('needs a secret that waits', async () => {
    await expect(confirm('123456')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('newRecoveryCodes', () => {
  it('takes the place of the codes there are, for a password and a code', async () => {
    const { secret, codes } = await turnedOn();
    await expect(renew(codeOf(secret), 'not this one')).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(renew(wrongOf(secret))).rejects.toMatchObject({ code: 'wrong-code' });
    const made = (await renew(codeOf(secret))).data.recovery_codes;
    expect(made.filter((code) => codes.includes(code))).toEqual([]);
    expect(world.audit).toMatchObject([
      { action: 'account.recovery-codes', organizationId: 'org_one' },
      { action: 'account.recovery-codes', organizationId: 'org_two' },
    ]);
    expect(world.mails).toMatchObject([{ subject: expect.stringContaining('New recovery codes') }]);
    await expect(end(codes[0] ?? '')).rejects.toMatchObject({ code: 'wrong-code' });
    expect((await end(made[0] ?? '')).success).toBe(1);
  });

  it('takes no code twice', async () => {
    const { secret } = await turnedOn();
    await renew(codeOf(secret));
    await expect(renew(codeOf(secret))).rejects.toMatchObject({ code: 'wrong-code' });
  });
});

describe('endSecondFactor', () => {
  it('turns it off for a password and a code, in the log and by mail', async () => {
    const { secret } = await turnedOn();
    await expect(end(codeOf(secret), 'not this one')).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(end(wrongOf(secret))).rejects.toMatchObject({ code: 'wrong-code' });
    await end(codeOf(secret));
    expect(world.secondFactors.size).toBe(0);
    expect(world.accounts.get(userId)?.secondFactorSince).toBeUndefined();
    expect(world.audit.map(({ action }) => action)).toEqual(Array(2).fill('account.second-factor-off'));
    expect(world.mails).toMatchObject([{ subject: expect.stringContaining('is off') }]);
  });

  it('is refused while it is off, to whoever knows the password', async () => {
    await expect(end('123456', 'not this one')).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(end('123456')).rejects.toMatchObject({ code: 'second-factor-off' });
    await expect(renew('123456')).rejects.toMatchObject({ code: 'second-factor-off' });
  });

  it('stops guessing after ten wrong codes in an hour, wherever they are given', async () => {
    const { secret } = await turnedOn();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(end(wrongOf(secret))).rejects.toMatchObject({ code: 'wrong-code' });
      await expect(renew(wrongOf(secret))).rejects.toMatchObject({ code: 'wrong-code' });
    }
    await expect(end(codeOf(secret))).rejects.toMatchObject({ code: 'too-many-tries' });
  });
});
