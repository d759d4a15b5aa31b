import { type SecretVersions, secretVersions } from '../gateways/secret-versions';
import { readTokenKeys, rotatedKeys } from './token-keys';

/** Secrets Manager sends each of the four steps of a rotation, possibly more than once. */
export type RotationStep = {
  readonly Step: 'createSecret' | 'setSecret' | 'testSecret' | 'finishSecret';
  readonly SecretId: string;
  readonly ClientRequestToken: string;
};

/** Rotates the token keys. The first run, right after the secret is created, writes the first keys. */
export const rotateTokenKeys =
  (versions: SecretVersions) =>
  async ({ Step, SecretId, ClientRequestToken }: RotationStep): Promise<void> => {
    const current = await versions.read(SecretId, 'AWSCURRENT');
    if (current?.version === ClientRequestToken) return;
    const pending = await versions.read(SecretId, 'AWSPENDING');
    const staged = pending?.version === ClientRequestToken ? readTokenKeys(pending.text) : undefined;

    if (Step === 'createSecret') {
      if (staged) return;
      const keys = rotatedKeys(readTokenKeys(current?.text), () => versions.freshKey());
      return versions.stage(SecretId, ClientRequestToken, JSON.stringify(keys));
    }
    // setSecret does nothing: only our own functions know these keys.
    if (Step === 'setSecret') return;
    if (!staged) throw new Error('The pending version holds no token keys.');
    if (Step === 'finishSecret') await versions.makeCurrent(SecretId, ClientRequestToken, current?.version);
  };

export const handler = (step: RotationStep): Promise<void> => rotateTokenKeys(secretVersions())(step);
