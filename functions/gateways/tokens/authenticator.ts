import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { authenticator } from '../../../shared/domain/people/profile';
import { productName } from '../../../shared/domain/product';

/** RFC 4226 §4: 160 bits, the length of a SHA-1 hash. */
const secretBytes = 20;
/** Accepts one code before and one after: the phone's clock may be half a minute off (RFC 6238 §5.2). */
const stepsAside = 1;
/** Crockford's base 32, without I, L, O and U. Ten characters carry 50 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCharacters = 10;

/** Fixed, because some authenticator apps support only these values. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: productName,
    label,
    algorithm: 'SHA1',
    digits: authenticator.digits,
    period: authenticator.seconds,
    secret: Secret.fromBase32(secret),
  });

/** An app's secret in base 32, derived from random text with at least as many bits (`ids.secret()`). */
export const authenticatorSecret = (random: string): string => {
  const bytes = createHash('sha256').update(random).digest().subarray(0, secretBytes);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
};

/** The QR code's content: `otpauth://totp/Keystead:ada@demo.test?issuer=Keystead&secret=…`. */
export const authenticatorUrl = ({ secret, email }: { secret: string; email: string }): string =>
  totpOf(secret, email).toString();

/** The time step (half minutes since 1970) of a right code near `now`, in constant time; else undefined. */
export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: Date }) {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const aside = totp.validate({ token: code, timestamp, window: stepsAside });
  return aside === null ? undefined : totp.counter({ timestamp }) + aside;
}

/** A recovery code, `XXXXX-XXXXX`, derived from random text with more bits than it holds. */
export function recoveryCode(random: string): string {
  const bytes = createHash('sha256').update(random).digest().subarray(0, recoveryCharacters);
  const code = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** Plain SHA-256 is enough: anyone able to crack it from the table can read the app's secret there. */
export const hashOfRecoveryCode = ({ userId, code }: { userId: string; code: string }): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex');

/** Six digits are an app code; ten of our characters, in any grouping, are a recovery code. */
export function readCode(typed: string): { app: string } | { recovery: string } | undefined {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d+$/.test(text) && text.length === authenticator.digits) return { app: text };
  const tidy = text.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOurs = tidy.length === recoveryCharacters && [...tidy].every((one) => alphabet.includes(one));
  return isOurs ? { recovery: `${tidy.slice(0, 5)}-${tidy.slice(5)}` } : undefined;
}
