import { expiryOf } from '../../../../shared/domain/people/session';

/** How long before the end the person gets a warning (interface.md, auth). */
export const warnSeconds = 120;
/** A person who touched the page within this time counts as active. */
export const activeSeconds = 60;
/** Quiet renewal starts with this much left, so that an active person never gets the warning. */
export const renewSeconds = 10 * 60;

export type Moment = 'fine' | 'renew' | 'warn' | 'expired';

/** What the session needs now; `idleSeconds` since the last activity. No expiry means `fine` (GEN-05). */
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
