import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import type { Cipher } from './cipher-type';

/** CBC and PKCS7 are crypto-js's own defaults for AES. */
export const fallbackCipher: Cipher = {
  encrypt: async (text, { key, iv }) =>
    AES.encrypt(Utf8.parse(text), Base64.parse(key), { iv: Base64.parse(iv) }).ciphertext.toString(Base64),
  decrypt: async (data, { key, iv }) => {
    // `toString(Utf8)` throws on bytes that are no text; a wrong padding shows as a negative length.
    const opened = AES.decrypt(data, Base64.parse(key), { iv: Base64.parse(iv) });
    if (opened.sigBytes < 0) throw new Error('The padding is wrong');
    return opened.toString(Utf8);
  },
};
