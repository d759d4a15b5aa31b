import * as z from 'zod';

// AES-256-CBC with PKCS7, a fixed client key and a random 16-byte IV (spec §7; API-02, API-04), the same in
// `frontend/src/api/envelope` and `functions/runtime/envelope`. It only obfuscates: browsers have the key and
// CBC has no integrity. TLS and the bearer token protect the data; never use the key for anything else.
export const envelopeForm = { keyBytes: 32, ivBytes: 16, blockBytes: 16 } as const;

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** A sealed request body: both fields base64, no others. */
export const Envelope = z.strictObject({ data: base64, iv: base64 });
export type Envelope = z.infer<typeof Envelope>;

/** An answer seals one of these and adds a fresh 32-byte `key` and the deployment's fixed `iv`, in base64. */
export const sealedFields = ['data', 'results'] as const;
