import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { productName } from '../../shared/domain/product';
import { authenticator } from '../../shared/domain/profile';

/** RFC 4226 §4: 160 bits, as long as SHA-1’s own output. */
const secretBytes = 20;
/** Codes a clock may be off, either way: half a minute (RFC 6238 §5.2 asks for no more). */
const stepsAside = 1;
/** Crockford’s base 32: no I, L, O or U. Ten of them carry 50 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCharacters = 10;

/** What every app understands and no app may choose: some know nothing but these. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: productName,
    label,
    algorithm: 'SHA1',
    digits: authenticator.digits,
    period: authenticator.seconds,
    secret: Secret.fromBase32(secret),
  });

/** An app’s secret in base 32, drawn from random text of at least as many bits (`ids.secret()`). */
export const authenticatorSecret = (random: string): string => {
  const bytes = createHash('sha256').update(random).digest().subarray(0, secretBytes);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
};

/** What the QR code says: `otpauth://totp/Keystead:ada@demo.test?issuer=Keystead&secret=…`. */
export const authenticatorUrl = ({ secret, email }: { secret: string; email: string }): string =>
  totpOf(secret, email).toString();

/** The time step (half minutes since 1970) whose code this is, around `now`; undefined for a wrong one. Compared in constant time. */
export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: Date }) {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const aside = totp.validate({ token: code, timestamp, window: stepsAside });
  return aside === null ? undefined : totp.counter({ timestamp }) + aside;
}

/** A recovery code, `XXXXX-XXXXX`, drawn from random text of more bits than it holds. */
export function recoveryCode(random: string): string {
  const bytes = createHash('sha256').update(random).digest().subarray(0, recoveryCharacters);
  const code = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/**
 * How a recovery code is stored. A plain SHA-256, with whose it is: fifty random bits cannot be looked up, and whoever can try them all
 * against the table reads the app’s secret there as well.
 */
export const hashOfRecoveryCode = ({ userId, code }: { userId: string; code: string }): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex');

/** What was typed: six digits are the app’s; ten of our characters, however grouped and with look-alikes, a recovery code. */
export function readCode(typed: string): { app: string } | { recovery: string } | undefined {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d+$/.test(text) && text.length === authenticator.digits) return { app: text };
  const tidy = text.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOurs = tidy.length === recoveryCharacters && [...tidy].every((one) => alphabet.includes(one));
  return isOurs ? { recovery: `${tidy.slice(0, 5)}-${tidy.slice(5)}` } : undefined;
}
