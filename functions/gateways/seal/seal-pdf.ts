import { evidenceFile } from '../../../shared/domain/leases/signing/evidence';
import type { SealKey } from './seal-key';

export type Seal = {
  readonly key: Pick<SealKey, 'sign'>;
  readonly certificate: Uint8Array;
  /** The evidence text, attached to the file. */
  readonly evidence: string;
  /** The PDF that was signed, as it was brought: its SHA-256 stands in the text. */
  readonly brought?: Uint8Array | undefined;
  readonly at: Date;
};

/** Loaded with the first seal, so that a start of the product does not wait for it. */
export const sealingLibrary = () => import('@libpdf/core');

const broughtName = 'lease.pdf';

/**
 * Adds the evidence to a PDF and signs all of it (PAdES B-B); the PDF's own bytes stay first, unchanged. The
 * same PDF, evidence, UTC instant and key give the same bytes.
 */
export async function sealPdf(
  bytes: Uint8Array,
  { key, certificate, evidence, brought, at }: Seal,
): Promise<Uint8Array> {
  const { PDF } = await sealingLibrary();
  const pdf = await PDF.load(bytes);
  const dated = { createdAt: at, modifiedAt: at };
  if (brought)
    pdf.addAttachment(broughtName, brought, {
      description: 'The lease as it was brought',
      mimeType: 'application/pdf',
      ...dated,
    });
  pdf.addAttachment(evidenceFile, Buffer.from(evidence), {
    description: 'The text that was signed and the chain of events',
    mimeType: 'application/json',
    ...dated,
  });
  const signed = await pdf.sign({
    signer: {
      certificate,
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: (attributes) => key.sign(attributes),
    },
    fieldName: 'Seal',
    reason: 'Sealed when everyone had signed',
    signingTime: at,
    level: 'B-B',
  });
  return signed.bytes;
}
