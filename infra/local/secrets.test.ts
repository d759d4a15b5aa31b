import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretsOf } from './secrets';
import { siteConfig } from './site-config';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the secrets of a data folder', () => {
  it('are made once, of the right lengths, readable by their owner alone', async () => {
    const secrets = await secretsOf(folder);
    expect(await secretsOf(folder)).toEqual(secrets);
    expect(Buffer.from(secrets.envelopeKey, 'base64').length).toBe(32);
    expect(Buffer.from(secrets.envelopeIv, 'base64').length).toBe(16);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('that are broken stop the start in a sentence', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"envelopeKey":"c2hvcnQ="}');
    await expect(secretsOf(folder)).rejects.toThrow(/secrets\.json is broken; run “npm run reset”/);
  });

  it('from before there were payments get their keys once', async () => {
    const {
      stripeSecretKey: _,
      stripePublishableKey: __,
      stripeWebhookSecret: ___,
      ...old
    } = await secretsOf(folder);
    await writeFile(join(folder, 'secrets.json'), JSON.stringify(old));
    const secrets = await secretsOf(folder);
    expect(secrets).toMatchObject(old);
    expect(secrets.stripeSecretKey).toMatch(/^sk_test_local\w{24}$/);
    expect(secrets.stripeWebhookSecret).toMatch(/^whsec_\w{32}$/);
    expect(await secretsOf(folder)).toEqual(secrets);
  });

  it('give /config.json its five fields and nothing more', async () => {
    const config = siteConfig(await secretsOf(folder));
    expect(Object.keys(config)).toEqual([
      'apiBase',
      'envelopeKey',
      'envelopeIv',
      'stripePublishableKey',
      'productName',
    ]);
  });
});
