import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../../../infra/env';
import { newFileKey } from '../../gateways/files/file-keys';
import { depsFromEnv } from './deps-from-env';
import { files } from './files';
import { mail } from './mail';
import { parseTokenKeys, settingsFromEnv } from './settings-from-env';
import { tokensFromEnv } from './tokens-from-env';

const base64 = (length: number, fill = 1) => Buffer.alloc(length, fill).toString('base64');
const keys = JSON.stringify({ active: 'k1', keys: { k1: base64(32) } });
const whole: Record<string, string> = {
  [env.stage]: 'dev',
  [env.tableName]: 'keystead-test',
  [env.filesBucket]: 'files-test',
  [env.filesUrl]: 'https://files.test',
  [env.fileKeyId]: 'K1',
  [env.fileKeysSecret]: 'file-keys',
  [env.mailQueueUrl]: 'https://queue.test/1',
  [env.contactTo]: 'office@keystead.test',
  [env.siteUrl]: 'https://keystead.test/',
  [env.envelopeKey]: base64(32),
  [env.envelopeIv]: base64(16),
  [env.tokenKeys]: keys,
  AWS_REGION: 'us-east-1',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(whole)) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

describe('settingsFromEnv', () => {
  it('reads what the runtime needs, the site without its slash', () => {
    expect(settingsFromEnv()).toMatchObject({ siteUrl: 'https://keystead.test', addressFrom: 'socket' });
  });

  it('takes two envelope keys while one replaces the other', () => {
    vi.stubEnv(env.envelopeKey, `${base64(32, 1)},${base64(32, 2)}`);
    expect(settingsFromEnv().envelopeKeys).toHaveLength(2);
  });

  it.each([
    [env.siteUrl, 'siteUrl'],
    [env.contactTo, 'contactTo'],
    [env.envelopeKey, 'envelopeKeys'],
    [env.envelopeIv, 'envelopeIv'],
  ] as const)('does not go on without %s where it is needed', (name, setting) => {
    vi.stubEnv(name, '');
    expect(() => settingsFromEnv()[setting]).toThrow(`The environment lacks ${name}`);
  });

  it('takes no key of another length', () => {
    vi.stubEnv(env.envelopeKey, base64(16));
    expect(() => settingsFromEnv().envelopeKeys).toThrow(/32 bytes/);
  });
});

describe('tokensFromEnv', () => {
  it.each(['staging', 'prod'])('refuses keys by value in %s', (stage) => {
    vi.stubEnv(env.stage, stage);
    expect(() => tokensFromEnv()).toThrow(/refused in a deployed stage/);
  });

  it('takes keys by value on one machine', async () => {
    const now = new Date('2026-06-15T12:00:00.000Z');
    const claims = {
      userId: 'u',
      sessionId: 's',
      organizationId: 'o',
      expiresAt: new Date(now.getTime() + 1000),
    };
    const tokens = tokensFromEnv();
    expect(await tokens.verify(await tokens.sign({ ...claims, issuedAt: now }), now)).toEqual(claims);
  });

  it('needs the one or the other', () => {
    vi.stubEnv(env.tokenKeys, '');
    expect(() => tokensFromEnv()).toThrow(env.tokenKeysSecret);
  });

  it('refuses a secret of another form', () => {
    expect(() => parseTokenKeys('{"active":"k1"}')).toThrow();
  });
});

describe('depsFromEnv', () => {
  it('is made once, each part when it is first asked for', () => {
    vi.stubEnv(env.siteUrl, '');
    const deps = depsFromEnv({ mail, files });
    expect(deps()).toBe(deps());
    expect(deps().units).toBe(deps().units);
    expect(() => deps().settings.siteUrl).toThrow(env.siteUrl);
    vi.stubEnv(env.siteUrl, 'https://keystead.test');
    expect(deps().settings.siteUrl).toBe('https://keystead.test');
  });

  it('opens the bucket with the first file', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
    const { publicHalf, privateHalf } = newFileKey();
    vi.stubEnv(env.fileKey, publicHalf);
    const secret = mockClient(SecretsManagerClient);
    const read = secret.on(GetSecretValueCommand, { SecretId: 'file-keys' });
    read.resolvesOnce({ SecretString: 'random' });
    read.resolves({ SecretString: JSON.stringify({ [publicHalf]: privateHalf }) });
    const deps = depsFromEnv({ files })();
    expect(await deps.files.link('', new Date())).toBe('');
    const link = () => deps.files.link('images/a.png', new Date());
    await expect(link()).rejects.toThrow('The secret file-keys lacks the key');
    expect(await link()).toMatch(/^https:\/\/files\.test\/images\/a\.png\?.*&Key-Pair-Id=K1&/);
    await deps.files.link('images/b.png', new Date());
    expect(secret.commandCalls(GetSecretValueCommand)).toHaveLength(2);
    secret.restore();
    const upload = { key: 'uploads/a', contentType: 'image/png', maxBytes: 9 };
    expect((await deps.files.startUpload(upload)).fields.key).toBe('uploads/a');
  });

  it.each([
    ['10', 'ln=10'],
    ['', 'ln=17'],
  ])('hashes passwords at the cost %j of its environment: %s', async (cost, written) => {
    vi.stubEnv(env.passwordCost, cost);
    expect(await depsFromEnv()().passwords.hash('A-fine-house-42')).toContain(`$scrypt$${written},`);
  });

  it.each([
    'files',
    'payments',
    'paymentQueue',
    'printer',
    'sealKey',
    'bureau',
    'reportKey',
    'secretKey',
  ] as const)('says that a function was built without %s', (gateway) => {
    const deps = depsFromEnv({ mail })();
    expect(() => deps[gateway]).toThrow(`built without ${gateway}:`);
  });

  it('says that a function was built without mail', () => {
    expect(() => depsFromEnv()().mail).toThrow('built without mail:');
  });
});
