import { randomBytes } from 'node:crypto';
import type { ReportKey } from './report-key';
import { decrypt, encrypt } from './sealed-text';

const keyBytes = 32;

/** A key of 256 bits on one machine. */
export const reportKeyFrom = (master: Uint8Array): ReportKey => ({
  make: async (about) => {
    const key = randomBytes(keyBytes);
    return { key, wrapped: encrypt(key, { key: master, about }) };
  },
  open: async (wrapped, about) => decrypt(wrapped, { key: master, about }),
});
