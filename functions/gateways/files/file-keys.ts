import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as z from 'zod';

/** Private halves by public half, as the stage's secret holds them: PKCS#8 and SPKI in base64. */
const FileKeys = z.record(z.string(), z.string());

/** Another text, such as an empty secret's, holds no key. */
export function fileKeysIn(text: string): Readonly<Record<string, string>> {
  try {
    return FileKeys.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The key that signs file addresses. */
export const signingKey = (privateHalf: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(privateHalf, 'base64'), format: 'der', type: 'pkcs8' });

export function newFileKey(): { readonly publicHalf: string; readonly privateHalf: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicHalf: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateHalf: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
