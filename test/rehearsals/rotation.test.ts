import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SecretVersions, VersionStage } from '../../functions/gateways/secret-versions';
import { rotatingTokens } from '../../functions/gateways/tokens/rotating-tokens';
import { rotateTokenKeys } from '../../functions/keys/rotate';
import { originWordsFromEnv } from '../../functions/runtime/deps/origin-secret';
import { parseTokenKeys } from '../../functions/runtime/deps/settings-from-env';
import { env } from '../../infra/env';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** How long a token lives. */
const tokenLife = 2 * hour;

/** A secret with Secrets Manager's labels. */
function secretInMemory() {
  const texts = new Map<string, string>();
  const labels = new Map<VersionStage, string>();
  let made = 0;
  const versions: SecretVersions = {
    read: async (_id, stage) => {
      const version = labels.get(stage);
      return version === undefined ? undefined : { version, text: texts.get(version) ?? '' };
    },
    stage: async (_id, version, text) => {
      texts.set(version, text);
      labels.set('AWSPENDING', version);
    },
    makeCurrent: async (_id, version) => void labels.set('AWSCURRENT', version),
    freshKey: () => {
      made += 1;
      return { id: `key${made}`, value: Buffer.alloc(32, made).toString('base64') };
    },
  };
  const rotate = async () => {
    const ClientRequestToken = `version-${made}`;
    for (const Step of ['createSecret', 'setSecret', 'testSecret', 'finishSecret'] as const)
      await rotateTokenKeys(versions)({ Step, SecretId: 'keys', ClientRequestToken });
  };
  const keys = async () => parseTokenKeys((await versions.read('keys', 'AWSCURRENT'))?.text ?? '');
  return { rotate, keys };
}

/** Ten functions that each read the keys when they please, and a clock that all share. */
async function fleet() {
  const secret = secretInMemory();
  await secret.rotate();
  const start = Date.UTC(2026, 5, 15, 12);
  const time = { now: start };
  const functions = Array.from({ length: 10 }, () => rotatingTokens(secret.keys, () => time.now));
  const sign = (index: number) => {
    const claims = { userId: 'usr_1', sessionId: 'ses_1', organizationId: 'org_1' };
    const [issuedAt, expiresAt] = [new Date(time.now), new Date(time.now + tokenLife)];
    return functions[index % functions.length]?.sign({ ...claims, issuedAt, expiresAt });
  };
  const accepting = async (token: string): Promise<number> => {
    const found = await Promise.all(functions.map((each) => each.verify(token, new Date(time.now))));
    return found.filter((claims) => claims !== undefined).length;
  };
  return { ...secret, time, functions, sign, accepting };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a secret is rotated while people work', () => {
  it('the token keys every few hours for two days: nobody is logged out', async () => {
    const { rotate, time, functions, sign, accepting } = await fleet();
    const live: { token: string; until: number }[] = [];
    let verified = 0;
    for (let step = 0; step < (48 * hour) / minute; step += 1) {
      time.now += minute;
      if (step % 150 === 149) await rotate();
      const token = await sign(step);
      if (token !== undefined && step % 5 === 0) live.push({ token, until: time.now + tokenLife });
      while ((live[0]?.until ?? time.now) < time.now + minute) live.shift();
      const one = live[step % live.length];
      if (!one) continue;
      expect(await accepting(one.token), `minute ${step}`).toBe(functions.length);
      verified += 1;
    }
    expect(verified).toBeGreaterThan(2000);
  });

  it('the token keys when one was stolen: three times, six minutes apart, and what it signed is worth nothing', async () => {
    const { rotate, keys, time, functions, sign, accepting } = await fleet();
    const stolen = await keys();
    const forged = await sign(0);
    expect(forged && (await accepting(forged))).toBe(functions.length);
    for (let times = 0; times < 3; times += 1) {
      await rotate();
      time.now += 6 * minute;
      expect(await accepting((await sign(times)) ?? ''), `rotation ${times}`).toBe(functions.length);
    }
    expect(forged && (await accepting(forged))).toBe(0);
    const now = await keys();
    for (const id of Object.keys(stolen.keys)) expect(Object.keys(now.keys)).not.toContain(id);
  });

  it('the origin word: no call by CloudFront is refused, and the word before last is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 15, 12) });
    vi.stubEnv(env.originSecret, 'origin');
    const words = { AWSCURRENT: 'word-1', AWSPREVIOUS: undefined as string | undefined };
    const manager = mockClient(SecretsManagerClient);
    manager.on(GetSecretValueCommand).callsFake(({ VersionStage }: { VersionStage: keyof typeof words }) => ({
      VersionId: words[VersionStage],
      SecretString: words[VersionStage],
    }));
    const functions = Array.from({ length: 5 }, () => originWordsFromEnv());
    const cloudFront = { word: 'word-1' };
    const carryOver = (word: string) => Object.assign(cloudFront, { word });
    const put = (word: string) => Object.assign(words, { AWSCURRENT: word, AWSPREVIOUS: words.AWSCURRENT });
    /**
     * A rotation as the runbook has it: the word, and some minutes later the deployment that carries it over.
     */
    const plan: Record<number, () => unknown> = {
      10: () => put('word-2'),
      20: () => carryOver('word-2'),
      40: () => put('word-3'),
      50: () => carryOver('word-3'),
    };
    for (let at = 0; at < 90; at += 1) {
      plan[at]?.();
      for (const [index, read] of functions.entries()) {
        if ((at + index) % 3 === 0) expect(await read?.(), `minute ${at}`).toContain(cloudFront.word);
      }
      vi.setSystemTime(Date.now() + minute);
    }
    for (const read of functions) expect(await read?.()).toEqual(['word-3', 'word-2']);
    manager.restore();
  });
});
