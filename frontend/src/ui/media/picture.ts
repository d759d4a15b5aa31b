/** `alt` describes the picture; `caption` says what it belongs to. */
export type Picture = { readonly url: string; readonly alt: string; readonly caption?: string };

/** An address is signed anew every few minutes: the photo is what comes before the signature. */
export const photoOf = (url: string): string => url.split('?')[0] ?? url;

/** Addresses by what precedes their signature. */
const known = new Map<string, string>();
const mostKnown = 1_000;

/**
 * The first address that was seen of the same photo with the same end. Each function signs in its own way
 * (FILES.md), and the browser would load the photo again for each.
 */
export function steadyAddress(url: string): string {
  const [unsigned = '', signature] = url.split('&Signature=');
  if (signature === undefined) return url;
  const first = known.get(unsigned);
  if (first !== undefined) return first;
  if (known.size >= mostKnown) known.clear();
  known.set(unsigned, url);
  return url;
}
