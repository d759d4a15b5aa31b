import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../shared/wire/refusals';
import { openProfile, presentPassword } from '../../../test/support/test-world/profile';
import { AttemptCount, countKey } from '../../table/db/attempts';
import { sha256 } from '../../table/db/keys';
import { remove } from '../../table/db/writes';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Jane with two-step login, and the failures in her counters. */
async function janeWithCode() {
  const testWorld = await openProfile();
  await testWorld.withFactor({ secret });
  const { sessionId } = testWorld.session;
  const window = (scope: string, subject: string, windowSeconds: number, from?: string) =>
    countKey({ scope, subject, from, windowSeconds, now: testWorld.now() });
  const counters = () => [
    window('profile.endSecondFactor.address', sha256('203.0.113.7'), 15 * 60),
    window('password-again', 'usr_jane', 15 * 60, sessionId),
    window('second-factor', 'usr_jane', 60 * 60, sessionId),
  ];
  const standing = () =>
    Promise.all(counters().map(async (key) => (await testWorld.db.get(AttemptCount, key))?.count ?? 0));
  const forget = (scope: string) =>
    testWorld.db.writeAll(
      counters()
        .filter((counter) => counter.scope === scope)
        .map((counter) => remove(AttemptCount, counter)),
    );
  const end = (password = presentPassword, code = '000000') =>
    testWorld.call('endSecondFactor', { password, code });
  return { ...testWorld, end, standing, forget };
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
    // The row's and the password's counts; the code's is awaited only where the code is checked.
    expect(
      said.slice(0, said.indexOf('looked at')).filter((word) => word === 'counted').length,
    ).toBeGreaterThan(1);
  });

  it('leave a wrong password counted, and no code that nobody looked at', async () => {
    const { end, standing } = await janeWithCode();
    expect((await end('not this one')).status).toBe(422);
    expect(await standing()).toEqual([1, 1, 0]);
  });

  it('leave a wrong code counted, and no password that was right', async () => {
    const { end, standing } = await janeWithCode();
    expect((await end()).json.error).toMatchObject({ code: 'wrong-code' });
    expect(await standing()).toEqual([1, 0, 1]);
  });

  it('leave nothing counted that the limit of the row turns away', async () => {
    const { end, standing, forget } = await janeWithCode();
    for (let tries = 0; tries < 30; tries += 1) {
      await end('not this one');
      await forget('password-again');
    }
    expect((await end()).status).toBe(429);
    expect(await standing()).toEqual([31, 0, 0]);
  });

  it('give back what was right, and nothing of the failures before it', async () => {
    const { end, standing, deps } = await janeWithCode();
    await end();
    const right = new TOTP({ secret }).generate({ timestamp: deps.clock.now().getTime() });
    expect((await end(presentPassword, right)).status).toBe(200);
    expect(await standing()).toEqual([1, 0, 1]);
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
    expect(await standing()).toEqual([1, 0, 1]);
  });

  it.each([
    ['a wrong password', 'not this one', [1, 1, 0]],
    ['a wrong code', presentPassword, [1, 0, 1]],
  ])('are given back before %s is answered, however long that takes', async (_, password, left) => {
    const { end, standing, deps } = await janeWithCode();
    const { giveBack } = { ...deps.attempts };
    Object.assign(deps.attempts, {
      giveBack: async (attempt: Parameters<typeof giveBack>[0]) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await giveBack(attempt);
      },
    });
    await end(password);
    expect(await standing()).toEqual(left);
  });

  it.each([
    ['cannot be counted', 'add', 'not this one', 'wrong-credentials'],
    ['cannot be given back', 'giveBack', 'not this one', 'wrong-credentials'],
    ['cannot be given back', 'giveBack', presentPassword, 'wrong-code'],
  ] as const)('that %s leave the call its own answer: %s, %s', async (_, failing, password, code) => {
    const { end, deps } = await janeWithCode();
    const whole = { ...deps.attempts };
    const scopes = failing === 'add' ? ['second-factor'] : ['second-factor', 'password-again'];
    Object.assign(deps.attempts, {
      [failing]: async (attempt: Parameters<typeof whole.add>[0]) => {
        if (scopes.includes(attempt.scope)) throw new Error('DynamoDB is away');
        return whole[failing](attempt);
      },
    });
    expect((await end(password)).json.error).toMatchObject({ code });
  });
});
