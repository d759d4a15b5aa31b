/** The input sanitizers of spec §5 (PRP-22). They run while a person types and again on the server. */

/** What a person's name may hold besides letters (spec §5, 'letters with limited punctuation'): O'Neill, Smith-Jones, Jr. */
export const namePunctuation = ".,'’&-";

/**
 * Names keep letters and spaces only, collapse repeated spaces and trim a leading one. Letters of any alphabet count. `keeping` names
 * characters that stay as well: a person called O'Neill stays O'Neill.
 */
export const sanitizeName = (text: string, keeping = ''): string =>
  [...text]
    .filter((character) => /[\p{L}\p{M} ]/u.test(character) || keeping.includes(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/^ /, '');

/** Digits and one decimal point, no leading zeros; cleared when zero, negative or starting with a dot, whatever stands before it (`$-5`). */
export function sanitizeNumeric(text: string): string {
  const kept = text.replace(/[^\d.-]/g, '');
  if (/^[-.]/.test(kept)) return '';
  const [whole = '', ...rest] = kept.replaceAll('-', '').split('.');
  const digits = whole.replace(/^0+/, '');
  if (digits === '') return '';
  return rest.length > 0 ? `${digits}.${rest.join('')}` : digits;
}

/** The spec's one variant: a leading dot gets a 1 before it instead of clearing the field. */
export const sanitizeNumericKeepingDot = (text: string): string =>
  sanitizeNumeric(text.trimStart().startsWith('.') ? `1${text.trimStart()}` : text);

/** A line as it is stored: no control characters or broken surrogates, single spaces, none at the ends. */
export const tidyLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();

/** A text of several lines as it is stored: as `tidyLine`, with its line breaks and inner spaces. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Ten national digits of a US number, however it was pasted: a leading 1 or +1 of eleven digits is dropped. */
export function nationalDigits(text: string): string {
  const digits = digitsOnly(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** How a mail address is compared and stored: no spaces, lower case. */
export const normalizeEmail = (text: string): string => withoutSpaces(text).toLowerCase();

/** A local part, an @ and a domain with a dot (LND-12); deliberately no more than that. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(text);

/** An http or https address with a domain that has a dot (LND-12), and whatever path follows. */
export const looksLikeUrl = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}/?#@:.]+(\.[^\s\p{Cc}/?#@:.]+)+(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/iu.test(text);
