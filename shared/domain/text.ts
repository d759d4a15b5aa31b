/** The input sanitizers of spec §5 (PRP-22). They run while a person types and again on the server. */

/** Allowed in names besides letters (spec §5, 'letters with limited punctuation'): O'Neill, Smith-Jones. */
export const namePunctuation = ".,'’&-";

/** Keeps letters of any alphabet and single spaces, none leading; `keeping` lists more characters to keep. */
export const sanitizeName = (text: string, keeping = ''): string =>
  [...text]
    .filter((character) => /[\p{L}\p{M} ]/u.test(character) || keeping.includes(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/^ /, '');

/** Digits and one decimal point, no leading zeros; empty for zero, a leading minus (`$-5` too) or dot. */
export function sanitizeNumeric(text: string): string {
  const kept = text.replace(/[^\d.-]/g, '');
  if (/^[-.]/.test(kept)) return '';
  const [whole = '', ...rest] = kept.replaceAll('-', '').split('.');
  const digits = whole.replace(/^0+/, '');
  if (digits === '') return '';
  return rest.length > 0 ? `${digits}.${rest.join('')}` : digits;
}

/** The spec's one variant: a leading dot gets a 1 in front instead of clearing the field. */
export const sanitizeNumericKeepingDot = (text: string): string =>
  sanitizeNumeric(text.trimStart().startsWith('.') ? `1${text.trimStart()}` : text);

/** One stored line: no control characters or broken surrogates, single spaces, trimmed. */
export const tidyLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();

/** Stored multi-line text: like `tidyLine`, but keeps line breaks and inner spaces. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** The digits of a US number, however it was pasted; drops the leading 1 of eleven digits. */
export function nationalDigits(text: string): string {
  const digits = digitsOnly(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** How a mail address is compared and stored: no spaces, lower case. */
export const normalizeEmail = (text: string): string => withoutSpaces(text).toLowerCase();

/** A local part, an @ and a domain with a dot (LND-12); deliberately no stricter. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(text);

/** An http or https URL whose domain has a dot (LND-12), with any path. */
export const looksLikeUrl = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}/?#@:.]+(\.[^\s\p{Cc}/?#@:.]+)+(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/iu.test(text);
