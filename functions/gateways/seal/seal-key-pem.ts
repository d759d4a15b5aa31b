import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { SealKey } from './seal-key';

/** A key kept as PEM text, on one machine; read on first use. */
export function sealKeyInPem(read: () => Promise<string>): SealKey {
  let held: ReturnType<typeof read> | undefined;
  const key = async () => {
    held ??= read();
    return createPrivateKey(await held);
  };
  return {
    publicKey: async () => createPublicKey(await key()).export({ type: 'spki', format: 'der' }),
    sign: async (message) => sign('sha256', message, await key()),
  };
}
