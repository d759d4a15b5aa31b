import { createHash } from 'node:crypto';
import { base64OfDataUrl } from '../../shared/wire/files';
import { refuse } from '../../shared/wire/refusals';
import { signatureFile } from '../common/leases/lease-text';
import { imageKind } from '../gateways/image-kind';
import type { Deps } from '../runtime/deps/deps';

/** At three times the pixels, a 300 by 70 drawing has a tenth of this. */
const mostBytes = 64 * 1024;

export type SignatureImage = { readonly image: string; readonly bytes: Uint8Array };

/** The drawn signature: a real PNG, whatever it claims. Refuses `signature-missing` for anything else. */
export function readSignature(dataUrl: string): SignatureImage {
  const bytes = Buffer.from(base64OfDataUrl(dataUrl) ?? '', 'base64');
  if (bytes.length > mostBytes || imageKind(bytes)?.kind !== 'png') throw refuse('signature-missing');
  return { image: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Stores the drawing under its hash, before the transaction that names it. */
export const keepSignature = (
  { image, bytes }: SignatureImage,
  { organizationId, files }: { organizationId: string; files: Deps['files'] },
): Promise<void> => files.put({ key: signatureFile(organizationId, image), bytes, contentType: 'image/png' });
