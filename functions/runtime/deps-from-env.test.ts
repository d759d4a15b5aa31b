import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../../infra/env';
import { depsFromEnv } from './deps-from-env';
import { parseTokenKeys, settingsFromEnv } from './deps-settings';
import { tokensFromEnv } from './deps-tokens';
import { withFiles } from './deps-with-files';
import { withMail } from './deps-with-mail';
import { partOf, withStores } from './deps-with-stores';

const base64 = (length: number, fill = 1) => Buffer.alloc(length, fill).toString('base64');
const keys = JSON.stringify({ active: 'k1', keys: { k1: base64(32) } });
const whole: Record<string, string> = {
  [env.stage]: 'dev',
  [env.tableName]: 'keystead-test',
  [env.filesBucket]: 'files-test',
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

  it.each([env.siteUrl, env.contactTo, env.envelopeKey, env.envelopeIv])(
    'does not start without %s',
    (name) => {
      vi.stubEnv(name, '');
      expect(() => settingsFromEnv()).toThrow(`The environment lacks ${name}`);
    },
  );

  it('does not start with a key of another length', () => {
    vi.stubEnv(env.envelopeKey, base64(16));
    expect(() => settingsFromEnv()).toThrow(/32 bytes/);
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
  it('builds once, with the gateways that were named', async () => {
    const deps = depsFromEnv(withMail, withFiles);
    expect(await deps()).toBe(await deps());
    expect(await (await deps()).files.link('', new Date())).toBe('');
  });

  it('opens the bucket with the first file', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
    const { files } = await depsFromEnv(withFiles)();
    expect(await files.link('images/a.png', new Date())).toMatch(/^https:\/\/files-test\..*images\/a\.png/);
    const { fields } = await files.startUpload({ key: 'uploads/a', contentType: 'image/png', maxBytes: 9 });
    expect(fields.key).toBe('uploads/a');
  });

  it('says which gateway a function was built without', async () => {
    const { mail, files } = await depsFromEnv()();
    await expect(mail.send({ to: undefined, subject: '', text: '', html: '' })).rejects.toThrow(/withMail/);
    await expect(files.link('a', new Date())).rejects.toThrow(/withFiles/);
  });

  it('says which store, or part of a store, a function was built without', async () => {
    const stores = () => ({ plans: partOf('plans', {}) });
    const deps = await depsFromEnv(withStores(async () => ({ stores })))();
    expect(() => deps.units).toThrow("built without the store 'units'");
    expect(() => deps.plans.all).toThrow('built without plans.all');
  });

  it('tries again after it could not be built', async () => {
    vi.stubEnv(env.siteUrl, '');
    const deps = depsFromEnv();
    await expect(deps()).rejects.toThrow(env.siteUrl);
    vi.stubEnv(env.siteUrl, 'https://keystead.test');
    expect((await deps()).settings.siteUrl).toBe('https://keystead.test');
  });
});
