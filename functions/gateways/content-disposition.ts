/** Characters that RFC 5987 does not let stand in a value, though `encodeURIComponent` does. */
const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * `attachment` under a name of any alphabet (RFC 6266): in ASCII for old programs, whole beside it. Nothing of the name can end the value or
 * begin another header.
 */
export function attachmentNamed(name: string): string {
  const whole = name.replace(/[\p{Cc}\p{Cs}]/gu, '');
  const ascii = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(whole).replace(/['()*!]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
