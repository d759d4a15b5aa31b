import * as z from 'zod';

/**
 * How bodies travel: AES-256-CBC, PKCS7, a fixed client key and a random 16-byte IV (spec §7; API-02, API-04).
 * This is obfuscation only. The key ships to every browser, CBC has no integrity, nothing here authenticates anybody: TLS and the bearer
 * token protect. The key is used for nothing else. Three implementations keep to this form: `frontend/src/api/envelope` (WebCrypto, or
 * crypto-js where WebCrypto is missing) and `functions/runtime/envelope` (node:crypto).
 */
export const envelopeForm = { keyBytes: 32, ivBytes: 16, blockBytes: 16 } as const;

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** A sealed request body: both base64, no other keys. */
export const Envelope = z.strictObject({ data: base64, iv: base64 });
export type Envelope = z.infer<typeof Envelope>;

/**
 * A sealed answer: `data` (or `results`) is the ciphertext of the JSON of what the row declares there, `key` a fresh 32-byte key, `iv` the
 * deployment's fixed IV, all base64. Every other field of the answer stays plain.
 */
export const sealedFields = ['data', 'results'] as const;
