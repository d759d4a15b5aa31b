import { createHash, generateKeyPairSync } from 'node:crypto';
import { leasePrinter, type Printer } from '../../functions/gateways/print/lease-printer';
import type { SealKey } from '../../functions/gateways/seal/seal-key';
import { sealKeyInPem } from '../../functions/gateways/seal/seal-key-pem';
import { printKit } from '../../infra/print-kit';
import { pdf } from './pdf';

let pem: string | undefined;

/** This process's key, created on first use: it takes a while. */
const testKey = async (): Promise<string> => {
  pem ??= generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  return pem;
};

export const testSealKey = (): SealKey => sealKeyInPem(testKey);

/** Prints one page with the hash of its input. */
export const plainPrinter = (): Printer => ({
  print: async (files) => {
    const hash = createHash('sha256');
    for (const bytes of Object.values(files)) hash.update(bytes);
    return pdf(hash.digest('hex'));
  },
  lacks: async () => undefined,
  close: async () => undefined,
});

/** The real printer. */
export const testPrinter = (): Printer => leasePrinter(() => printKit(process.cwd()));
