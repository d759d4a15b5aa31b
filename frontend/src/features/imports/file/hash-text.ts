const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of UTF-8 text, in hex. Uses crypto-js outside a secure context, where WebCrypto is missing. */
export async function hashText(text: string): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) {
    const { default: sha256 } = await import('crypto-js/sha256');
    return sha256(text).toString();
  }
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
