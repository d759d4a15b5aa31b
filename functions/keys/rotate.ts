import { type SecretVersions, secretVersions } from '../gateways/secret-versions';
import { readTokenKeys, rotatedKeys } from './token-keys';

/** What Secrets Manager sends, four times for one rotation, each possibly more than once. */
export type RotationStep = {
  readonly Step: 'createSecret' | 'setSecret' | 'testSecret' | 'finishSecret';
  readonly SecretId: string;
  readonly ClientRequestToken: string;
};

/** Rotates the token keys; its first run, right after the secret is made, writes the first ones. */
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
    // setSecret has nothing to do: nobody but our own functions knows these keys.
    if (Step === 'setSecret') return;
    if (!staged) throw new Error('The pending version holds no token keys.');
    if (Step === 'finishSecret') await versions.makeCurrent(SecretId, ClientRequestToken, current?.version);
  };

export const handler = (step: RotationStep): Promise<void> => rotateTokenKeys(secretVersions())(step);
