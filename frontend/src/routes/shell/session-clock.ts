import { expiryOf } from '../../../../shared/domain/session';

/** Two minutes before the end a person is asked (interface.md, auth). */
export const warnSeconds = 120;
/** Somebody who touched the page this long ago is still there. */
export const activeSeconds = 60;
/** Quiet renewal begins when this much is left, so that a person at work is never asked. */
export const renewSeconds = 10 * 60;

export type Moment = 'fine' | 'renew' | 'warn' | 'expired';

/** What the session needs now. `idleSeconds` since the person last did something. A token without expiry never needs anything (GEN-05). */
export function momentOf(
  token: string | null,
  { now, idleSeconds }: { now: Date; idleSeconds: number },
): Moment {
  const expiry = expiryOf(token);
  if (expiry === 'none') return 'fine';
  if (expiry === 'undecodable') return 'expired';
  const left = expiry - now.getTime() / 1000;
  if (left < 0) return 'expired';
  if (left <= renewSeconds && idleSeconds <= activeSeconds) return 'renew';
  return left <= warnSeconds ? 'warn' : 'fine';
}
