const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in UTF-8, in hex; by crypto-js where the page is not a secure context and the browser keeps its own to itself. */
export async function hashText(text: string): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) {
    const { default: sha256 } = await import('crypto-js/sha256');
    return sha256(text).toString();
  }
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
