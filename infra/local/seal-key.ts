import { generateKeyPair } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { SealKey } from '../../functions/gateways/seal/seal-key';
import { sealKeyInPem } from '../../functions/gateways/seal/seal-key-pem';
import { writeAtomically } from './atomic-file';

/** In the data folder. What it sealed cannot be sealed again without it, so a backup keeps it. */
export const sealKeyFile = 'seal-key.pem';

async function newKey(path: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await writeAtomically(path, privateKey, { mode: 0o600 });
  return privateKey;
}

async function readOrMake(path: string | undefined): Promise<string> {
  if (path === undefined) throw new Error('There is no place for the key that seals leases');
  return readFile(path, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return newKey(path);
    throw problem;
  });
}

/** The key that seals on one machine, in a file that only its owner can read. */
export const localSealKey = (path: string | undefined): SealKey => sealKeyInPem(() => readOrMake(path));
