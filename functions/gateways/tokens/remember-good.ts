type Verify<Claims> = (token: string, now: Date) => Promise<Claims | undefined>;

/** Remembered tokens; past this number the cache starts over. */
const most = 1000;

// Skips the signature check, a tenth of a read's work, for a token verified before; expiry is always checked.
// The cache lives only as long as its keys.
export function rememberGood<Claims extends { readonly expiresAt: Date }>(
  verify: Verify<Claims>,
): Verify<Claims> {
  const good = new Map<string, Claims>();
  return async (token, now) => {
    const known = good.get(token);
    if (known) return known.expiresAt > now ? known : undefined;
    const claims = await verify(token, now);
    if (!claims) return undefined;
    if (good.size >= most) good.clear();
    good.set(token, claims);
    return claims;
  };
}
