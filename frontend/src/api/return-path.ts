/** Where a login returns to (RTE-06): a path of this site that is not itself a login screen. */
export function safeReturnPath(from: unknown, origin: string = window.location.origin): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined;
  try {
    const url = new URL(from, origin);
    if (url.origin !== origin || /^\/(auth(\/|$)|login$)/.test(url.pathname) || url.pathname === '/')
      return undefined;
    // After its dots resolve, `/..//elsewhere.test` becomes a path that reads as another site's address.
    if (url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
