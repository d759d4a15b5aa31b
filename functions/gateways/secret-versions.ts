import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { requests } from './requests';

export type VersionStage = 'AWSCURRENT' | 'AWSPREVIOUS' | 'AWSPENDING';

/** The versions of a secret, as Secrets Manager's rotation protocol uses them. */
export type SecretVersions = {
  /** Undefined when no version has the label. */
  read(secretId: string, stage: VersionStage): Promise<{ version: string; text: string } | undefined>;
  stage(secretId: string, version: string, text: string): Promise<void>;
  makeCurrent(secretId: string, version: string, from: string | undefined): Promise<void>;
  /** 32 random bytes with a new id. */
  freshKey(): { id: string; value: string };
};

export function secretVersions(client = new SecretsManagerClient(requests)): SecretVersions {
  return {
    async read(SecretId, VersionStage) {
      try {
        const found = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
        return { version: found.VersionId ?? '', text: found.SecretString ?? '' };
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return undefined;
        throw error;
      }
    },
    async stage(SecretId, ClientRequestToken, SecretString) {
      const VersionStages: VersionStage[] = ['AWSPENDING'];
      await client.send(
        new PutSecretValueCommand({ SecretId, ClientRequestToken, SecretString, VersionStages }),
      );
    },
    async makeCurrent(SecretId, MoveToVersionId, from) {
      await client.send(
        new UpdateSecretVersionStageCommand({
          SecretId,
          VersionStage: 'AWSCURRENT',
          MoveToVersionId,
          ...(from ? { RemoveFromVersionId: from } : {}),
        }),
      );
    },
    freshKey: () => ({ id: `k${randomBytes(6).toString('hex')}`, value: randomBytes(32).toString('base64') }),
  };
}
