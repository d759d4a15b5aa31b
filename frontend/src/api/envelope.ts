import type { Envelope } from '../../../shared/wire/envelope';
import { toBase64 } from './base64';
import { cipher } from './cipher';
import { report } from './report';

const ivBytes = 16;

/** Seals the JSON body with the client key and a random IV (API-02). Only obfuscation; TLS protects. */
export async function sealBody(body: unknown, key: string): Promise<Envelope> {
  const iv = toBase64(crypto.getRandomValues(new Uint8Array(ivBytes)));
  return { data: await (await cipher()).encrypt(JSON.stringify(body), { key, iv }), iv };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Opens `data` (or `results`) of an answer with `iv` and `key`; on failure, logs and leaves it (API-04). */
export async function openAnswer(answer: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { iv, key, ...rest } = answer;
  const field = isText(answer.data) ? 'data' : isText(answer.results) ? 'results' : undefined;
  const sealed = field && answer[field];
  if (!isText(iv) || !isText(key) || !field || !isText(sealed)) return answer;
  try {
    return { ...rest, [field]: JSON.parse(await (await cipher()).decrypt(sealed, { key, iv })) };
  } catch (cause) {
    report('An answer could not be decrypted', cause);
    return answer;
  }
}
