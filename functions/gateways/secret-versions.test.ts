import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it } from 'vitest';
import { secretVersions } from './secret-versions';

const client = new SecretsManagerClient({ region: 'us-east-1' });
const sent = mockClient(client);
const versions = secretVersions(client);
afterEach(() => void sent.reset());

describe('the versions of a secret', () => {
  it('are read by their label; a binary one has no text, and one that is not there is none', async () => {
    const asked = (VersionStage: string) =>
      sent.on(GetSecretValueCommand, { SecretId: 'keys', VersionStage: VersionStage as 'AWSCURRENT' });
    asked('AWSCURRENT').resolves({ VersionId: 'v2', SecretString: 'new' });
    asked('AWSPREVIOUS').resolves({});
    asked('AWSPENDING').rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));
    expect(await versions.read('keys', 'AWSCURRENT')).toEqual({ version: 'v2', text: 'new' });
    expect(await versions.read('keys', 'AWSPREVIOUS')).toEqual({ version: '', text: '' });
    expect(await versions.read('keys', 'AWSPENDING')).toBeUndefined();
  });

  it('are a surprise when they cannot be read', async () => {
    sent.on(GetSecretValueCommand).rejects(new Error('denied'));
    await expect(versions.read('keys', 'AWSCURRENT')).rejects.toThrow('denied');
  });

  it('wait beside the current one until they are made current', async () => {
    sent.on(PutSecretValueCommand).resolves({});
    await versions.stage('keys', 'v3', 'newer');
    expect(sent.commandCalls(PutSecretValueCommand)[0]?.args[0].input).toEqual({
      SecretId: 'keys',
      ClientRequestToken: 'v3',
      SecretString: 'newer',
      VersionStages: ['AWSPENDING'],
    });
  });

  it.each([
    ['v2', { RemoveFromVersionId: 'v2' }],
    [undefined, {}],
  ])('become current, taking the label from %s', async (from, taken) => {
    sent.on(UpdateSecretVersionStageCommand).resolves({});
    await versions.makeCurrent('keys', 'v3', from);
    expect(sent.commandCalls(UpdateSecretVersionStageCommand).map(({ args }) => args[0].input)).toEqual([
      { SecretId: 'keys', VersionStage: 'AWSCURRENT', MoveToVersionId: 'v3', ...taken },
    ]);
  });

  it('have keys of 32 random bytes, each under an id of its own', () => {
    const [one, other] = [versions.freshKey(), versions.freshKey()];
    expect(one.id).toMatch(/^k[0-9a-f]{12}$/);
    expect(Buffer.from(one.value, 'base64')).toHaveLength(32);
    expect([one.id, one.value]).not.toEqual([other.id, other.value]);
  });
});
