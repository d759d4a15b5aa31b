type Verify<Claims> = (token: string, now: Date) => Promise<Claims | undefined>;

/** How many are remembered; past that it begins anew. */
const most = 1000;

/**
 * Remembers tokens that were found good, by their whole text: somebody's next calls skip the signature, a tenth of a read's work. Their
 * expiry is looked at every time. It lives as long as the keys it was made with.
 */
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
