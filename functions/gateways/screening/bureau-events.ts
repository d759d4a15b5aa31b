import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds after which a signed message is taken for a replay. */
const toleranceSeconds = 300;

const macOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The header that a message is signed with: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<text>">`. */
export function signBureauEvent({ secret, text, now }: { secret: string; text: string; now: Date }): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, `${seconds}.${text}`).toString('hex')}`;
}

/** Whether a message is signed with this secret, within five minutes of `now`. */
export function isBureauEvent(
  { text, signature, now }: { text: string; signature: string; now: Date },
  secret: string,
): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return timingSafeEqual(macOf(secret, `${seconds}.${text}`), Buffer.from(hex, 'hex'));
}
