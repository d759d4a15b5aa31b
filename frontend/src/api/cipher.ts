import { fromBase64, toBase64 } from './base64';
import type { Cipher } from './cipher-type';

const importKey = (key: string, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-CBC', false, [use]);

export const webCipher: Cipher = {
  async encrypt(text, { key, iv }) {
    const algorithm = { name: 'AES-CBC', iv: fromBase64(iv) };
    const sealed = await crypto.subtle.encrypt(
      algorithm,
      await importKey(key, 'encrypt'),
      new TextEncoder().encode(text),
    );
    return toBase64(new Uint8Array(sealed));
  },
  async decrypt(data, { key, iv }) {
    const algorithm = { name: 'AES-CBC', iv: fromBase64(iv) };
    const opened = await crypto.subtle.decrypt(algorithm, await importKey(key, 'decrypt'), fromBase64(data));
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  },
};

/** Falls back to crypto-js outside a secure context, such as plain http from a phone on the same network. */
export const cipher = async (): Promise<Cipher> =>
  globalThis.crypto?.subtle === undefined ? (await import('./cipher-fallback')).fallbackCipher : webCipher;
