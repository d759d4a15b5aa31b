import { largestCheck } from './ledger/checks/checks';
import { limits } from './limits';
import { sanitizeNumeric } from './text';

/** A kind of number in a form. `read` returns the number of a text, or undefined to refuse it. */
export type TypedNumber = { readonly read: (text: string) => string | undefined; readonly hint: string };

const whole = (digits: number, hint: string): TypedNumber => {
  const pattern = new RegExp(`^\\d{0,${digits}}$`);
  return { read: (text) => (pattern.test(text) ? text : undefined), hint };
};

/** `1,250.50`, and the beginnings of it. */
const inThousands = /^\d{1,3}(,\d{3})*(,\d{0,2}|\.\d*)?$/;

/** Digits with one point; drops a `$` and thousands commas. Zero and less clear it (PRP-22). */
const decimal = ({ pattern, hint }: { pattern: RegExp; hint: string }): TypedNumber => ({
  read: (text) => {
    const number = text.replace(/^\$\s*/, '');
    if (/^[-.]/.test(number)) return '';
    const plain = inThousands.test(number) ? number.replaceAll(',', '') : number;
    return pattern.test(plain) ? sanitizeNumeric(plain) : undefined;
  },
  hint,
});

/** An amount may begin with `0` or `.`, as `.40` does. Above the limit it is refused, never cut. */
const readAmount = (text: string): string | undefined => {
  const number = text.replace(/^\$\s*/, '');
  if (number.startsWith('-')) return '';
  const plain = inThousands.test(number) ? number.replaceAll(',', '') : number;
  if (!/^\d{0,8}(\.\d{0,2})?$/.test(plain) || Number(plain) * 100 > limits.rentCents) return undefined;
  return plain.replace(/^0+(?=\d)/, '');
};

/** A thousands comma needs three digits: `1,5` is not 15. */
export const isInsideThousands = (text: string): boolean => /,\d{0,2}$/.test(text);

const dollars = (digits: number): TypedNumber =>
  decimal({
    pattern: new RegExp(`^\\d{0,${digits}}(\\.\\d{0,2})?$`),
    hint: 'Enter an amount in dollars above zero, like 1250.50.',
  });

/** Our forms' numbers (PRP-09, PRP-12, PRP-14, PRP-15, PRP-22). Digits never join across a refused one. */
export const typedNumbers = {
  beds: whole(limits.roomDigits, 'Whole numbers only, at most 2 digits.'),
  baths: whole(
    limits.roomDigits,
    'Whole numbers only, at most 2 digits: half baths have a field of their own.',
  ),
  halfBaths: whole(1, 'A whole number from 0 to 9.'),
  parking: whole(String(limits.parkingSpaces).length, `Whole numbers only, at most ${limits.parkingSpaces}.`),
  check: whole(String(largestCheck).length, 'Digits only, at most 6.'),
  days: whole(3, 'Whole days only, at most 3 digits.'),
  size: decimal({
    pattern: new RegExp(`^(?=.{0,${limits.sizeCharacters}}$)\\d*(\\.\\d*)?$`),
    hint: `Enter a number above zero, like 850 or 850.5, at most ${limits.sizeCharacters} characters.`,
  }),
  rent: dollars(9),
  amount: { read: readAmount, hint: 'Enter an amount in dollars, like 1250.50, at most 10,000,000.' },
  /** The form keeps only the digits (PRP-09). */
  zipDigits: {
    read: (text) => text.replace(/\D/g, '').slice(0, limits.zipcodeDigits),
    hint: 'Enter the 5 digits of the zipcode.',
  },
  zipcode: {
    read: (text) => /^(\d{0,5})$|^(\d{5})-\d{0,4}$/.exec(text)?.slice(1).join(''),
    hint: 'Enter the 5 digits of the zipcode.',
  },
  /** Percent, at most 100 (PRP-12). */
  share: {
    read: (text) => {
      const number = /^(\d*\.?\d{0,2})\s*%?$/.exec(text)?.[1];
      return Number(number) > limits.percentTotal ? String(limits.percentTotal) : number;
    },
    hint: 'Enter a percentage like 33.33, at most 100.',
  },
} as const satisfies Record<string, TypedNumber>;

/** Reads a whole text, `2 rooms` too, as the form would; the rule reports the rest. */
export const readTypedNumber = (text: string, { read }: TypedNumber): string => {
  const line = text.trim().replace(/^[\p{L}\s]+|[\p{L}\s]+$/gu, '');
  return (isInsideThousands(line) ? undefined : read(line)) ?? text.trim();
};
