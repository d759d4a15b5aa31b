/** RFC 5987 forbids some characters that `encodeURIComponent` leaves alone. */
const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 3986: nothing is left that a browser, CloudFront or S3 would write in another way. */
export const strictlyEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, percent);

/** RFC 6266: an ASCII name for old clients, then the full one. No name can end the value or add a header. */
export function attachmentNamed(name: string): string {
  const whole = name.replace(/[\p{Cc}\p{Cs}]/gu, '');
  const ascii = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${strictlyEncoded(whole)}`;
}
