import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { hand } from '../../../shared/contract/lease-condition';
import { tidyLine } from '../../../shared/domain/text';
import { base64OfDataUrl } from '../../../shared/wire/files';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import { signatureFile } from './lease-text';
import { isSignature } from './signature-size';

/** At three times the pixels, a 300 by 70 drawing has a tenth of this. */
const mostBytes = 64 * 1024;

export type SignatureImage = { readonly image: string; readonly bytes: Uint8Array };

/** The drawn signature: a real PNG of a pad's size. Refuses `signature-missing` for anything else. */
export function readSignature(dataUrl: string): SignatureImage {
  const bytes = Buffer.from(base64OfDataUrl(dataUrl) ?? '', 'base64');
  if (bytes.length > mostBytes || !isSignature(bytes)) throw refuse('signature-missing');
  return { image: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** A written name with its signature. Refuses `signature-missing` without either. */
export function readHand({ name, signature, method = 'drawn' }: z.infer<typeof hand>) {
  const written = tidyLine(name);
  if (written === '') throw refuse('signature-missing');
  return { name: written, drawing: readSignature(signature), method };
}

/**
 * Refuses `signature-missing` for a written name with a letter that no font has: the sealed lease shows it.
 */
export async function refuseUnprintableName(name: string, { printer }: Pick<Deps, 'printer'>): Promise<void> {
  const letter = await printer.lacks(name);
  if (letter === undefined) return;
  const message = `The letter “${letter}” cannot be printed. Write your name in other letters.`;
  throw refuse('signature-missing', { message, fields: { name: message } });
}

export type Hand = ReturnType<typeof readHand>;

/** A hand as a record names it, with where it was given (D48). */
export const handIn = (
  { name, drawing, method }: Hand,
  { address, agent }: Pick<Call, 'address' | 'agent'>,
) => ({ name, image: drawing.image, method, origin: { ipAddress: address, userAgent: agent } });

/** Stores the drawing under its hash, before the transaction that names it. */
export const saveSignature = (
  { image, bytes }: SignatureImage,
  { organizationId, files }: { organizationId: string; files: Deps['files'] },
): Promise<void> => files.put({ key: signatureFile(organizationId, image), bytes, contentType: 'image/png' });
