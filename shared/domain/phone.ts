import { limits } from './limits';

/** What stands in a phone number besides its digits. */
const marks = /[\s().\-‐-―/]/g;

/**
 * The digits of a US number without its country code, however it was written: `+1 641…`, `1-641…`, `(641)…`.
 * A text that is no US number comes back with its letters, its plus sign or too many digits, which
 * the rules refuse: it never turns into another number (PRP-07, PRP-20).
 */
export function nationalDigits(text: string): string {
  const line = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '')
    // The number was entered after the country code of the mask.
    .replace(/^(?:\+1[\s(]*)+(?=\+)/, '');
  const isNational = !line.startsWith('+') && !/^1[\s(.\-‐-―/]/.test(line);
  const digits = line
    .replace(marks, '')
    .replace(/^\+?1/, (code) => (isNational ? code : ''))
    .normalize('NFKC');
  const isWithCode = digits.length === limits.mobileDigits + 1 && /^1\d+$/.test(digits);
  return isWithCode ? digits.slice(1) : digits;
}

/** Ten digits (PRP-20). */
export const isMobile = (digits: string): boolean =>
  /^\d+$/.test(digits) && digits.length === limits.mobileDigits;

/** The mask `+1 (999) 999-9999`, as far as there are digits (PRP-07). Any other text stays as it is. */
export function phoneMask(digits: string): string {
  if (!/^\d{1,10}$/.test(digits)) return digits;
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `+1 (${area}${office && `) ${office}`}${line && `-${line}`}`;
}
