import { describe, expect, it } from 'vitest';
import type { SecretVersions, VersionStage } from '../gateways/secret-versions';
import { type RotationStep, rotateTokenKeys } from './rotate';
import { readTokenKeys, type TokenKeys } from './token-keys';

const steps = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'] as const;

function secretInMemory(first: string) {
  const texts = new Map([['born', first]]);
  const labels = new Map<VersionStage, string>([['AWSCURRENT', 'born']]);
  let made = 0;
  const versions: SecretVersions = {
    async read(_id, stage) {
      const version = labels.get(stage);
      return version === undefined ? undefined : { version, text: texts.get(version) ?? '' };
    },
    async stage(_id, version, text) {
      texts.set(version, text);
      labels.set('AWSPENDING', version);
    },
    async makeCurrent(_id, version) {
      labels.set('AWSCURRENT', version);
    },
    freshKey: () => ({ id: `key${++made}`, value: Buffer.alloc(32, made).toString('base64') }),
  };
  const current = (): TokenKeys => {
    const keys = readTokenKeys(texts.get(labels.get('AWSCURRENT') ?? ''));
    if (!keys) throw new Error('no token keys');
    return keys;
  };
  const run = async (token: string, which: readonly RotationStep['Step'][] = steps) => {
    for (const Step of which)
      await rotateTokenKeys(versions)({ Step, SecretId: 'keys', ClientRequestToken: token });
  };
  return { current, run, made: () => made };
}

describe('rotation of the token keys', () => {
  it('writes the first keys over the random word the secret is born with', async () => {
    const secret = secretInMemory('a-random-word');
    await secret.run('one');
    expect(secret.current().active).toBe('key1');
    expect(Object.keys(secret.current().keys)).toEqual(['key1', 'key2']);
    expect(Buffer.from(secret.current().keys.key1 ?? '', 'base64')).toHaveLength(32);
  });

  it('signs only with a key that every function has known since the rotation before, and keeps the last one', async () => {
    const secret = secretInMemory('');
    await secret.run('one');
    for (const [at, token] of ['two', 'three', 'four'].entries()) {
      const before = secret.current();
      await secret.run(token);
      const after = secret.current();
      expect(Object.keys(before.keys)).toContain(after.active);
      expect(after.active).not.toBe(before.active);
      expect(Object.keys(after.keys)).toContain(before.active);
      // The one before the last goes, and a fresh one waits.
      expect(Object.keys(after.keys)).toEqual([before.active, after.active, `key${at + 3}`]);
    }
  });

  it('is the same when Secrets Manager repeats a step', async () => {
    const secret = secretInMemory('');
    await secret.run('one', ['createSecret', 'createSecret', 'setSecret', 'testSecret', 'testSecret']);
    await secret.run('one', ['finishSecret', 'finishSecret', 'createSecret']);
    expect(secret.made()).toBe(2);
    expect(secret.current().active).toBe('key1');
  });

  it('does not make current what is no set of keys', async () => {
    const secret = secretInMemory('');
    await expect(secret.run('one', ['finishSecret'])).rejects.toThrow('no token keys');
  });
});
