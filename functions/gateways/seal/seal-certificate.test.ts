import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { fromBER } from 'asn1js';
import { BasicConstraints, Certificate } from 'pkijs';
import { describe, expect, it } from 'vitest';
import { testSealKey } from '../../../test/support/test-seal';
import { sealCertificate } from './seal-certificate';

const key = testSealKey();
const bytes = await sealCertificate(key);
const published = createPublicKey({
  key: Buffer.from(await key.publicKey()),
  format: 'der',
  type: 'spki',
});
const inside = new Certificate({ schema: fromBER(Uint8Array.from(bytes).buffer).result });
const extension = (id: string) => inside.extensions?.find(({ extnID }) => extnID === id);

describe('the certificate of a seal', () => {
  it('is issued by the key to itself, for thirty years, and its signature holds', () => {
    const seal = new X509Certificate(bytes);
    expect(seal.subject).toBe('O=Keystead\nCN=Keystead document seal');
    expect(seal.issuer).toBe(seal.subject);
    expect([seal.validFrom, seal.validTo].map((text) => new Date(text).toISOString())).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2056-01-01T00:00:00.000Z',
    ]);
    expect(seal.publicKey.equals(published)).toBe(true);
    expect(seal.verify(published)).toBe(true);
    expect(seal.ca).toBe(true);
  });

  it('is of the third version, signed by RSA with SHA-256, inside and out', () => {
    const rsaWithSha256 = '1.2.840.113549.1.1.11';
    expect(inside.version).toBe(2);
    expect([inside.signature.algorithmId, inside.signatureAlgorithm.algorithmId]).toEqual([
      rsaWithSha256,
      rsaWithSha256,
    ]);
  });

  it('may sign, bind its owner and sign itself, and readers must heed that', () => {
    const uses = extension('2.5.29.15');
    // Bits 0, 1 and 5 of RFC 5280: digitalSignature, nonRepudiation, keyCertSign.
    expect(Buffer.from(uses?.extnValue.valueBlock.valueHexView ?? []).toString('hex')).toBe('030202c4');
    const authority = extension('2.5.29.19');
    expect(authority?.parsedValue).toBeInstanceOf(BasicConstraints);
    expect([uses?.critical, authority?.critical]).toEqual([true, true]);
  });

  it('names its key by twenty bytes of its hash', () => {
    const bits = inside.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
    const name = createHash('sha256').update(bits).digest('hex').slice(0, 40);
    const found = extension('2.5.29.14')?.extnValue.valueBlock.valueHexView ?? new Uint8Array();
    expect(Buffer.from(found).toString('hex')).toBe(`0414${name}`);
  });

  it('is the same for the same key', async () => {
    expect(Buffer.from(await sealCertificate(key)).equals(Buffer.from(bytes))).toBe(true);
  });
});
