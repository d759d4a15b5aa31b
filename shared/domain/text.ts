import { limits } from './limits';
import { punycode } from './punycode';
import { isOfOneAlphabet } from './scripts';

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

/** Invisible characters, and those that reorder text: zero-width, bidi, fillers, blank braille. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A domain label in DNS form. One with mixed alphabets or other characters stays as is: invalid. */
const asciiLabel = (label: string): string => {
  const isName = /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && label.search(invisible) < 0;
  return isName && /\P{ASCII}/u.test(label) && isOfOneAlphabet(label) ? `xn--${punycode(label)}` : label;
};

/** How a mail address is compared and stored, so that one mailbox is one account: plain characters (NFKC), no
 * spaces, lower case, the domain as DNS has it. Keeps dots and plus tags: only the receiver knows their
 * meaning. */
export function normalizeEmail(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  const address = withoutSpaces(plain).normalize('NFKC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).split(/[.。]/).map(asciiLabel).join('.');
  return at === 0 ? address : address.slice(0, at) + domain;
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** RFC 5322 without quoted local parts: they could carry a second address. */
const mailAddress = new RegExp(`^[^\\s\\p{Cc}@<>()\\[\\]\\\\,;:"]{1,64}@${label}(?:\\.${label})+$`, 'u');

/** A local part of one alphabet, an @ and a domain with a dot (LND-12), with no invisible characters. */
export function looksLikeEmail(text: string): boolean {
  const address = normalizeEmail(text);
  return (
    !/\s/.test(text) &&
    address.length <= limits.emailCharacters &&
    address.search(invisible) < 0 &&
    mailAddress.test(address) &&
    isOfOneAlphabet(address.slice(0, address.indexOf('@')))
  );
}

/** An http or https URL whose domain has a dot (LND-12), with any path. */
export const looksLikeUrl = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}/?#@:.]+(\.[^\s\p{Cc}/?#@:.]+)+(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/iu.test(text);
