import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Envelope, envelopeForm, sealedFields } from '../../../shared/wire/envelope';
import { refuse } from '../../../shared/wire/refusals';
import type { Step, Work } from './work';

const cipher = 'aes-256-cbc';
const deepest = 20;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const poisonous = new Set(['__proto__', 'constructor']);

/** Throws for nesting past 20 levels and keys that could reach a prototype. Loops instead of recursing. */
function assertHarmless(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth === deepest) throw new Error('too deep');
      if (!Array.isArray(value))
        for (const key of Object.keys(value)) if (poisonous.has(key)) throw new Error('key');
      for (const inner of Object.values(value)) if (typeof inner === 'object') below.push(inner);
    }
    level = below;
  }
}

function bytesOf(base64: string): Buffer {
  if (base64.length % 4 !== 0) throw new Error('base64');
  return Buffer.from(base64, 'base64');
}

function decrypt(data: Buffer, iv: Buffer, key: Uint8Array): unknown {
  const decipher = createDecipheriv(cipher, key, iv);
  const plain = Buffer.concat([decipher.update(data), decipher.final()]);
  const value: unknown = JSON.parse(utf8.decode(plain));
  assertHarmless(value);
  return value;
}

/** Opens `{data, iv}` with the first key that fits; there are two during a replacement. Any fault in
 * padding, text or form is the same `malformed`: a difference would be a padding oracle. */
export function openEnvelope(text: string, keys: readonly Uint8Array[]): unknown {
  try {
    const sealed = Envelope.parse(JSON.parse(text));
    const [data, iv] = [bytesOf(sealed.data), bytesOf(sealed.iv)];
    if (iv.length !== envelopeForm.ivBytes) throw new Error('iv');
    if (data.length === 0 || data.length % envelopeForm.blockBytes !== 0) throw new Error('length');
    return openWithAny(data, iv, keys);
  } catch {
    throw refuse('malformed');
  }
}

function openWithAny(data: Buffer, iv: Buffer, keys: readonly Uint8Array[]): unknown {
  const [key, ...others] = keys;
  if (!key) throw new Error('no key fits');
  try {
    return decrypt(data, iv, key);
  } catch {
    return openWithAny(data, iv, others);
  }
}

/** Seals `data` (or `results`) under a fresh key and the deployment's fixed IV (API-04). The base64 is
 * inserted without escaping: scanning a page for characters to escape took half as long as sealing it. */
export function sealAnswer(body: Record<string, unknown>, iv: Uint8Array): string {
  const field = sealedFields.find((name) => body[name] !== undefined);
  if (!field) return JSON.stringify(body);
  const { [field]: inner, ...outer } = body;
  const key = randomBytes(envelopeForm.keyBytes);
  const seal = createCipheriv(cipher, key, iv);
  const data = Buffer.concat([seal.update(JSON.stringify(inner), 'utf8'), seal.final()]);
  const around = { ...outer, iv: Buffer.from(iv).toString('base64'), key: key.toString('base64') };
  return `{"${field}":"${data.toString('base64')}",${JSON.stringify(around).slice(1)}`;
}

/** The envelope's content, opened once. Rows with a body read it only from here; other rows read none. */
export function openBody(work: Work): unknown {
  if (!work.entry.row.body) return undefined;
  const { body = '', isBase64Encoded } = work.event;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  work.body ??= openEnvelope(text, work.deps.settings.envelopeKeys);
  return work.body;
}

export const envelope: Step = {
  before: ({ event: work }) => {
    openBody(work);
  },
};
