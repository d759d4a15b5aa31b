import { generateKeyPairSync } from 'node:crypto';
import { leasePrinter, type Printer } from '../../functions/gateways/lease-print/lease-printer';
import type { SealKey } from '../../functions/gateways/seal/seal-key';
import { sealKeyInPem } from '../../functions/gateways/seal/seal-key-pem';
import { printKit } from '../../infra/print-kit';

let pem: string | undefined;

/** The key of this process, made on first use: it takes a while. */
const testKey = async (): Promise<string> => {
  pem ??= generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  return pem;
};

export const testSealKey = (): SealKey => sealKeyInPem(testKey);

/** The real printer. */
export const testPrinter = (): Printer => leasePrinter(() => printKit(process.cwd()));
