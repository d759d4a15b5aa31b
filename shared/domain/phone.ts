import { limits } from './limits';

/** What a phone number may contain besides digits. */
const marks = /[\s().\-‐-―/]/g;

/**
 * The digits of a US number without its country code, in any notation: `+1 641…`, `1-641…`, `(641)…`. Any
 * other text keeps its letters, plus sign or extra digits, so the rules refuse it and it never becomes
 * another number (PRP-07, PRP-20).
 */
export function nationalDigits(text: string): string {
  const line = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '');
  const isPlain = !/^1[\s(.\-‐-―/]/.test(line);
  // The number was typed after the mask's country code.
  const compact = line.replace(marks, '').replace(/^(?:\+?1)+(?=\+)/, '');
  const isNational = isPlain && !compact.startsWith('+');
  const digits = compact.replace(/^\+?1/, (code) => (isNational ? code : '')).normalize('NFKC');
  const isWithCode = digits.length === limits.mobileDigits + 1 && /^1\d+$/.test(digits);
  return isWithCode ? digits.slice(1) : digits;
}

/** Ten digits (PRP-20). */
export const isMobile = (digits: string): boolean =>
  /^\d+$/.test(digits) && digits.length === limits.mobileDigits;

/** The mask `+1 (999) 999-9999`, as far as there are digits (PRP-07). Any other text stays unchanged. */
export function phoneMask(digits: string): string {
  if (!/^\d{1,10}$/.test(digits)) return digits;
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `+1 (${area}${office && `) ${office}`}${line && `-${line}`}`;
}
