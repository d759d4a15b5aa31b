import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../../../infra/env';
import { signBureauEvent } from '../../gateways/screening/bureau-events';
import type { BureauKeys } from '../../gateways/screening/bureau-http';
import { bureau } from './bureau';
import { originWordsFromEnv } from './origin-secret';
import { tokensFromEnv } from './tokens-from-env';

const now = new Date('2026-06-15T12:00:00.000Z');
const sent = mockClient(SecretsManagerClient);
const versionOf = (SecretId: string, VersionStage: 'AWSCURRENT' | 'AWSPREVIOUS' = 'AWSCURRENT') =>
  sent.on(GetSecretValueCommand, { SecretId, VersionStage });
const reads = () => sent.commandCalls(GetSecretValueCommand).length;
const missing = new ResourceNotFoundException({ message: '', $metadata: {} });
const moveOn = (milliseconds: number) => vi.setSystemTime(now.getTime() + milliseconds);

beforeEach(() => {
  sent.reset();
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('AWS_REGION', 'us-east-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(() => sent.restore());

describe('the bureau’s keys', () => {
  const keys = (name: string): BureauKeys => ({
    apiUrl: 'https://bureau.test',
    apiKey: 'a key of sixteen',
    agencyContact: '1 Street',
    webhookSecret: `the secret of ${name}`,
    agencyName: name,
  });
  const holds = (stage: 'AWSCURRENT' | 'AWSPREVIOUS', name: string) =>
    versionOf('bureau', stage).resolves({ SecretString: JSON.stringify(keys(name)) });
  beforeEach(() => void vi.stubEnv(env.bureauKeysSecret, 'bureau'));

  it('are reread every five minutes, and the old ones serve until new ones can be read', async () => {
    holds('AWSCURRENT', 'Old');
    versionOf('bureau', 'AWSPREVIOUS').rejects(missing);
    const { agency } = bureau();
    expect(await agency()).toEqual({ name: 'Old', contact: '1 Street' });
    moveOn(300_000);
    holds('AWSCURRENT', 'New');
    expect([(await agency()).name, reads()]).toEqual(['Old', 2]);
    moveOn(300_001);
    versionOf('bureau').rejects(new Error('Secrets Manager is away'));
    expect([(await agency()).name, reads()]).toEqual(['Old', 4]);
    holds('AWSCURRENT', 'New');
    expect([(await agency()).name, reads()]).toEqual(['New', 6]);
  });

  it.each([
    ['no version', undefined],
    ['a random word', 'Xj3kd'],
    ['another form', '{"apiKey":"short"}'],
  ])('that are %s leave the bureau away, and are looked for again with the next call', async (_, text) => {
    versionOf('bureau', 'AWSPREVIOUS').rejects(missing);
    if (text === undefined) versionOf('bureau').rejects(missing);
    else versionOf('bureau').resolves({ SecretString: text });
    const { agency } = bureau();
    await expect(agency()).rejects.toMatchObject({
      code: 'bureau-away',
      cause: { message: expect.stringContaining('The secret bureau holds no bureau keys') },
    });
    holds('AWSCURRENT', 'New');
    expect((await agency()).name).toBe('New');
  });

  it('of before still sign messages', async () => {
    holds('AWSCURRENT', 'New');
    holds('AWSPREVIOUS', 'Old');
    const text = '{"bureauId":"sim_1"}';
    const signed = (secret: string) => ({ text, signature: signBureauEvent({ secret, text, now }), now });
    const { readEvent } = bureau();
    for (const name of ['New', 'Old'])
      expect(await readEvent(signed(keys(name).webhookSecret))).toEqual({ bureauId: 'sim_1' });
    expect(await readEvent(signed('a secret of nobody'))).toBeUndefined();
  });
});

describe('the words of CloudFront', () => {
  beforeEach(() => void vi.stubEnv(env.originSecret, 'origin'));

  it('are none without CloudFront', () => {
    vi.stubEnv(env.originSecret, '');
    expect(originWordsFromEnv()).toBeUndefined();
  });

  it('are today’s and the one before, reread every five minutes', async () => {
    versionOf('origin').resolves({ SecretString: 'new' });
    versionOf('origin', 'AWSPREVIOUS').resolves({ SecretString: 'old' });
    const words = originWordsFromEnv();
    expect(await words?.()).toEqual(['new', 'old']);
    versionOf('origin', 'AWSPREVIOUS').rejects(missing);
    moveOn(300_000);
    expect(await words?.()).toEqual(['new', 'old']);
    moveOn(300_001);
    expect(await words?.()).toEqual(['new']);
  });

  it('fail without a current one, and are looked for again with the next call', async () => {
    versionOf('origin').rejects(missing);
    versionOf('origin', 'AWSPREVIOUS').resolves({ SecretString: 'old' });
    const words = originWordsFromEnv();
    await expect(words?.()).rejects.toThrow('The origin secret has no current version');
    versionOf('origin').resolves({ SecretString: 'new' });
    expect(await words?.()).toEqual(['new', 'old']);
  });

  it('are never empty', async () => {
    versionOf('origin').resolves({ SecretString: '' });
    versionOf('origin', 'AWSPREVIOUS').resolves({ SecretString: 'old' });
    expect(await originWordsFromEnv()?.()).toEqual(['old']);
  });
});

describe('the keys of tokens', () => {
  const keys = { active: 'k1', keys: { k1: Buffer.alloc(32, 1).toString('base64') } };
  const claims = { userId: 'usr_1', sessionId: 'ses_1', organizationId: 'org_1' };
  const times = { issuedAt: now, expiresAt: new Date(now.getTime() + 60_000) };

  it('come from Secrets Manager in a deployed stage', async () => {
    for (const [name, value] of [
      [env.stage, 'prod'],
      [env.tokenKeys, ''],
      [env.tokenKeysSecret, 'tokens'],
    ] as const)
      vi.stubEnv(name, value);
    const tokens = tokensFromEnv();
    versionOf('tokens').rejects(missing);
    await expect(tokens.sign({ ...claims, ...times })).rejects.toThrow('has no current version');
    versionOf('tokens').resolves({ SecretString: JSON.stringify(keys) });
    const token = await tokens.sign({ ...claims, ...times });
    expect(await tokens.verify(token, now)).toMatchObject(claims);
  });

  it.each([
    ['', true],
    ['dev', true],
    ['staging', false],
    ['prod', false],
  ])('are taken by value in the stage %j: %s', (stage, isTaken) => {
    vi.stubEnv(env.stage, stage);
    vi.stubEnv(env.tokenKeys, JSON.stringify(keys));
    if (isTaken) expect(tokensFromEnv()).toHaveProperty('verify');
    else expect(() => tokensFromEnv()).toThrow('is refused in a deployed stage');
  });
});
