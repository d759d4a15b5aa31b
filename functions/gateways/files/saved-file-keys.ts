import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { requests } from '../requests';
import { fileKeysIn } from './file-keys';

/** Private halves by public half. */
type Pairs = Readonly<Record<string, string>>;

/** The secret of a stage's file keys, for whoever deploys. */
export type KeptFileKeys = {
  /** Empty before the secret exists, too. */
  read(): Promise<Pairs>;
  /** Makes the secret when it is not there. */
  write(pairs: Pairs): Promise<void>;
};

/** In Secrets Manager, by the SDK: a private half is never a word of a command that others could read. */
export function keptFileKeys({ secretId, region }: { secretId: string; region: string }): KeptFileKeys {
  const client = new SecretsManagerClient({ region, ...requests });
  return {
    async read() {
      try {
        const found = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
        return fileKeysIn(found.SecretString ?? '');
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return {};
        throw error;
      }
    },
    async write(pairs) {
      const SecretString = JSON.stringify(pairs);
      try {
        await client.send(new PutSecretValueCommand({ SecretId: secretId, SecretString }));
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error;
        await client.send(new CreateSecretCommand({ Name: secretId, SecretString }));
      }
    },
  };
}
