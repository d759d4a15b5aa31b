import { messages } from '../messages';

/** Spec §2, GEN-05. Only a hint for the screen: the server decides for itself. */
export function isTokenExpired(
  token: unknown,
  now: Date,
  onUndecodable: (message: string) => void = () => undefined,
): boolean {
  const expiry = expiryOf(token);
  if (expiry === 'undecodable') {
    onUndecodable(messages.tokenUndecodable);
    return true;
  }
  return expiry !== 'none' && expiry * 1000 < now.getTime();
}

/** Seconds since the epoch, 'none' for a token without an expiry, 'undecodable' when it is not a token. */
export function expiryOf(token: unknown): number | 'none' | 'undecodable' {
  if (typeof token !== 'string') return 'undecodable';
  const parts = token.split('.');
  if (parts.length !== 3) return 'undecodable';
  const claims = parseJson(base64UrlText(parts[1] ?? ''));
  if (typeof claims !== 'object' || claims === null) return 'undecodable';
  const exp = 'exp' in claims ? claims.exp : undefined;
  if (exp === undefined || exp === null) return 'none';
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : 'undecodable';
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes base64url without atob or Buffer, which shared code does not have. */
function base64UrlText(encoded: string): string | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of encoded.replace(/=+$/, '')) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}
