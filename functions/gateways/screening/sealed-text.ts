import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ReportKey } from './report-key';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, tag and cipher text, by AES-256-GCM; `about` has to be the same to open it. */
export function encrypt(bytes: Uint8Array, { key, about }: { key: Uint8Array; about: string }): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws when the key, `about` or a single bit is another. */
export function decrypt(sealed: Uint8Array, { key, about }: { key: Uint8Array; about: string }): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

type Sealing = { readonly about: string; readonly reportKey: ReportKey };

/** A value sealed with its own key, which only the report key opens: `<wrapped key>.<cipher text>`, base64. */
export async function seal(value: unknown, { about, reportKey }: Sealing): Promise<string> {
  const { key, wrapped } = await reportKey.make(about);
  const text = encrypt(Buffer.from(JSON.stringify(value)), { key, about });
  return [Buffer.from(wrapped), text].map((part) => part.toString('base64')).join('.');
}

/** The value of `seal`; throws for one that was sealed about something else. */
export async function openSealed(sealed: string, { about, reportKey }: Sealing): Promise<unknown> {
  const [wrapped = '', text = ''] = sealed.split('.');
  const key = await reportKey.open(Buffer.from(wrapped, 'base64'), about);
  return JSON.parse(decrypt(Buffer.from(text, 'base64'), { key, about }).toString('utf8'));
}
