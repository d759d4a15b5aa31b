import {
  type Evidence,
  type EvidenceProblem,
  evidenceFile,
  readEvidence,
} from '../../../../../shared/domain/leases/signing/evidence';
import { publicKeyIn, readSeal } from './read-seal';

/** The altered part. `unknown-key`: nothing was altered, but we did not seal it. */
export type Altered =
  | { readonly part: 'no-seal' | 'added' | 'seal' | 'pages' | 'unknown-key' }
  | EvidenceProblem;

export type Checked =
  | { readonly isWhole: true; readonly evidence: Evidence; readonly sealedAt: Date; readonly hash: string }
  | { readonly isWhole: false; readonly altered: Altered };

const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes: Uint8Array): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
const hashOf = (text: string): Promise<string> => sha256(new TextEncoder().encode(text));

const altered = (part: Exclude<Altered['part'], 'events'>): Checked => ({
  isWhole: false,
  altered: { part },
});

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The attached evidence as `@libpdf/core` writes it; undefined if there is none or it is unreadable. */
async function attachedEvidence(bytes: Uint8Array, text: string): Promise<string | undefined> {
  const spec = text.slice(text.lastIndexOf(`/F (${evidenceFile})`));
  const number = /\/EF\s*<<\s*\/F\s+(\d+)\s+0\s+R/.exec(spec.slice(0, 500))?.[1];
  const start = text.lastIndexOf(`\n${number} 0 obj`);
  const stream = text.indexOf('stream', start);
  const head = text.slice(start, stream);
  const length = /\/Length\s+(\d+)/.exec(head)?.[1];
  if (number === undefined || start < 0 || stream < 0 || length === undefined) return undefined;
  const from = stream + (text[stream + 6] === '\r' ? 8 : 7);
  const raw = bytes.subarray(from, from + Number(length));
  try {
    const plain = head.includes('/FlateDecode') ? await inflate(raw) : raw;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

/** The altered part of a file that fails the check; the seal if everything else is intact. */
async function findAltered(bytes: Uint8Array, text: string): Promise<Checked> {
  const file = await attachedEvidence(bytes, text);
  if (file === undefined) return altered('record');
  const { evidence, problem } = await readEvidence(file, hashOf);
  if (problem) return { isWhole: false, altered: problem };
  const pages = evidence && (await sha256(bytes.subarray(0, evidence.pages.bytes)));
  return altered(pages === evidence?.pages.hash ? 'seal' : 'pages');
}

async function isSignedBy(certificate: Uint8Array, { attributes, signature }: SignedParts): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'spki',
    Uint8Array.from(publicKeyIn(certificate)),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  return crypto.subtle.verify(
    'RSASSA-PKCS1-v1_5',
    key,
    Uint8Array.from(signature),
    Uint8Array.from(attributes),
  );
}

type SignedParts = { readonly attributes: Uint8Array; readonly signature: Uint8Array };

/**
 * Checks a sealed lease against the published certificates (DER): whole, or what was altered.
 * One changed byte is enough, anywhere in the file.
 */
export async function checkSealed(bytes: Uint8Array, published: readonly Uint8Array[]): Promise<Checked> {
  const text = new TextDecoder('latin1').decode(bytes);
  const found = readSeal(bytes, text);
  if ('problem' in found) {
    const { problem } = found;
    return problem === 'seal' ? findAltered(bytes, text) : altered(problem);
  }
  const { seal } = found;
  if ((await sha256(seal.covered)) !== hex(seal.digest)) return findAltered(bytes, text);
  const certificate = published.find((each) => hex(each) === hex(seal.certificate));
  if (!certificate) return altered('unknown-key');
  if (!(await isSignedBy(certificate, seal))) return altered('seal');
  const file = await attachedEvidence(bytes, text);
  if (file === undefined) return altered('record');
  const { evidence, problem } = await readEvidence(file, hashOf);
  if (problem || !evidence) return { isWhole: false, altered: problem ?? { part: 'record' } };
  if ((await sha256(bytes.subarray(0, evidence.pages.bytes))) !== evidence.pages.hash)
    return altered('pages');
  return { isWhole: true, evidence, sealedAt: seal.sealedAt, hash: await sha256(bytes) };
}
