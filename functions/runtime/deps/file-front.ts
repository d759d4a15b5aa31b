import type { KeyObject } from 'node:crypto';
import { env } from '../../../infra/env';
import type { FileFront } from '../../gateways/files/file-addresses';
import { fileKeysIn, signingKey } from '../../gateways/files/file-keys';
import { required } from './environment';

async function read(): Promise<KeyObject> {
  const secretId = required(env.fileKeysSecret);
  const { secretVersions } = await import('../../gateways/secret-versions');
  const found = await secretVersions().read(secretId, 'AWSCURRENT');
  const privateHalf = fileKeysIn(found?.text ?? '')[required(env.fileKey)];
  // Never quote the value.
  if (privateHalf === undefined)
    throw new Error(
      `The secret ${secretId} lacks the key of file addresses (infra/RUNBOOKS.md, Rotate secrets)`,
    );
  return signingKey(privateHalf);
}

let held: Promise<KeyObject> | undefined;

/** Read once: another key comes with a deployment. A failure is forgotten. */
function key(): Promise<KeyObject> {
  held ??= read().catch((cause: unknown) => {
    held = undefined;
    throw cause;
  });
  return held;
}

/** The distribution of this stage's files. */
export const frontFromEnv = (): FileFront => ({
  url: required(env.filesUrl),
  keyId: required(env.fileKeyId),
  key,
});
