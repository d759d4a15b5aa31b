import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../shared/wire/refusals';
import { janesProfile, presentPassword } from '../../test/support/profile-api';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Jane with two-step login, and how many failures stand in her counters. */
async function janeWithCode() {
  const api = await janesProfile();
  const { world, deps } = api;
  const since = world.now.toISOString();
  world.secondFactors.set('usr_jane', {
    ...{ userId: 'usr_jane', secret, since, lastStep: 0, recoveryHashes: [] },
  });
  const failures = (scope: string): number =>
    [...world.attempts].filter(([key]) => key.startsWith(scope)).reduce((sum, [, count]) => sum + count, 0);
  const standing = () =>
    ['profile.endSecondFactor', 'password-again', 'second-factor'].map((scope) => failures(scope));
  const end = (password = presentPassword, code = '000000') =>
    api.call('endSecondFactor', { password, code });
  return { ...api, deps, end, standing };
}

describe('tries of a password and a code', () => {
  it('are counted beside the limits of the row, before the password is looked at', async () => {
    const { deps, end } = await janeWithCode();
    const said: string[] = [];
    const [{ add }, { matches }] = [{ ...deps.attempts }, { ...deps.passwords }];
    Object.assign(deps.attempts, {
      add: async (attempt: Parameters<typeof add>[0]) => {
        said.push('asked');
        await new Promise(setImmediate);
        said.push('counted');
        return add(attempt);
      },
    });
    Object.assign(deps.passwords, {
      matches: (...given: Parameters<typeof matches>) => said.push('looked at') && matches(...given),
    });
    await end('not this one');
    expect(said.slice(0, 3)).toEqual(Array(3).fill('asked'));
    // The row's and the password's own; the code's is waited for where the code is looked at.
    expect(
      said.slice(0, said.indexOf('looked at')).filter((word) => word === 'counted').length,
    ).toBeGreaterThan(1);
  });

  it('leave a wrong password counted, and no code that nobody looked at', async () => {
    const { end, standing } = await janeWithCode();
    expect((await end('not this one')).status).toBe(422);
    expect(standing()).toEqual([1, 1, 0]);
  });

  it('leave a wrong code counted, and no password that was right', async () => {
    const { end, standing } = await janeWithCode();
    expect((await end()).json.error).toMatchObject({ code: 'wrong-code' });
    expect(standing()).toEqual([1, 0, 1]);
  });

  it('leave nothing counted that the limit of the row turns away', async () => {
    const { end, standing, world } = await janeWithCode();
    for (let tries = 0; tries < 30; tries += 1) {
      await end('not this one');
      for (const key of world.attempts.keys())
        if (key.startsWith('password-again')) world.attempts.delete(key);
    }
    expect((await end()).status).toBe(429);
    expect(standing()).toEqual([31, 0, 0]);
  });

  it('count again what was right and is refused where it is written', async () => {
    const { end, standing, deps } = await janeWithCode();
    const used = { codes: 0 };
    Object.assign(deps.secondFactors, {
      turnOff: async () => {
        used.codes += 1;
        throw refuse('wrong-code');
      },
    });
    const right = new TOTP({ secret }).generate({ timestamp: deps.clock.now().getTime() });
    expect((await end(presentPassword, right)).status).toBe(422);
    expect(used.codes).toBe(1);
    expect(standing()).toEqual([1, 0, 1]);
  });
});
