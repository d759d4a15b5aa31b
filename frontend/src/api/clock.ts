const key = 'clockSkew';

/**
 * A token's issue time comes from the server's clock. With a wrong device clock, or a product clock set
 * for a test, a fresh token would look expired. Small differences are network delay and are ignored.
 */
export function noteClock(token: string, deviceNow: number = Date.now()): void {
  const issued = issuedAt(token);
  const skew = issued === undefined ? 0 : issued * 1000 - deviceNow;
  localStorage.setItem(key, String(Math.abs(skew) < 60_000 ? 0 : skew));
}

/** The current time by the server's clock, as far as it is known. */
export const now = (): Date => new Date(Date.now() + (Number(localStorage.getItem(key)) || 0));

function issuedAt(token: string): number | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const claims: unknown = JSON.parse(atob(payload));
    const issued = typeof claims === 'object' && claims !== null && 'iat' in claims ? claims.iat : undefined;
    return typeof issued === 'number' ? issued : undefined;
  } catch {
    return undefined;
  }
}
