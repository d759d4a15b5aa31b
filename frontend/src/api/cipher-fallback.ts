import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import type { Cipher } from './cipher-type';

/** crypto-js already uses CBC and PKCS7 by default for AES. */
export const fallbackCipher: Cipher = {
  encrypt: async (text, { key, iv }) =>
    AES.encrypt(Utf8.parse(text), Base64.parse(key), { iv: Base64.parse(iv) }).ciphertext.toString(Base64),
  decrypt: async (data, { key, iv }) => {
    // `toString(Utf8)` throws on bytes that are not text; wrong padding shows as a negative length.
    const opened = AES.decrypt(data, Base64.parse(key), { iv: Base64.parse(iv) });
    if (opened.sigBytes < 0) throw new Error('The padding is wrong');
    return opened.toString(Utf8);
  },
};
