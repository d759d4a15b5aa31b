/** Where a login leads back to (RTE-06): a path of this site, and not one of the screens that lead to a login. */
export function safeReturnPath(from: unknown, origin: string = window.location.origin): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined;
  try {
    const url = new URL(from, origin);
    if (url.origin !== origin || /^\/(auth(\/|$)|login$)/.test(url.pathname) || url.pathname === '/')
      return undefined;
    // `/..//elsewhere.test` is of this origin until its dots are gone: what is left reads as another site's address.
    if (url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
