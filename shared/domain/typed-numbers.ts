import { limits } from './limits';
import { sanitizeNumeric } from './text';

/** A kind of number in a form. `read` gives what the field keeps of a text, or undefined to refuse it. */
export type TypedNumber = { readonly read: (text: string) => string | undefined; readonly hint: string };

const whole = (digits: number, hint: string): TypedNumber => {
  const pattern = new RegExp(`^\\d{0,${digits}}$`);
  return { read: (text) => (pattern.test(text) ? text : undefined), hint };
};

/** `1,250.50`, and the beginnings of it. */
const inThousands = /^\d{1,3}(,\d{3})*(,\d{0,2}|\.\d*)?$/;

/** Digits with one point; a `$` and the commas of thousands are left out. Zero and less clear it (PRP-22). */
const decimal = ({ pattern, hint }: { pattern: RegExp; hint: string }): TypedNumber => ({
  read: (text) => {
    const number = text.replace(/^\$\s*/, '');
    if (/^[-.]/.test(number)) return '';
    const plain = inThousands.test(number) ? number.replaceAll(',', '') : number;
    return pattern.test(plain) ? sanitizeNumeric(plain) : undefined;
  },
  hint,
});

/** The comma of thousands waits for three digits: `1,5` is no 15. */
export const isInsideThousands = (text: string): boolean => /,\d{0,2}$/.test(text);

const dollars = (digits: number): TypedNumber =>
  decimal({
    pattern: new RegExp(`^\\d{0,${digits}}(\\.\\d{0,2})?$`),
    hint: 'Enter an amount in dollars above zero, like 1250.50.',
  });

/** The numbers of our forms (PRP-09, PRP-12, PRP-14, PRP-15, PRP-22). Digits never join across a refused one. */
export const typedNumbers = {
  beds: whole(limits.roomDigits, 'Whole numbers only, at most 2 digits.'),
  baths: whole(limits.roomDigits, 'Whole numbers only, at most 2 digits: round a half bath up or down.'),
  parking: whole(String(limits.parkingSpaces).length, `Whole numbers only, at most ${limits.parkingSpaces}.`),
  days: whole(3, 'Whole days only, at most 3 digits.'),
  size: decimal({
    pattern: new RegExp(`^(?=.{0,${limits.sizeCharacters}}$)\\d*(\\.\\d*)?$`),
    hint: `Enter a number above zero, like 850 or 850.5, at most ${limits.sizeCharacters} characters.`,
  }),
  rent: dollars(9),
  amount: dollars(8),
  /** The form keeps the digits alone (PRP-09). */
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
      return number !== undefined && Number(number) > limits.percentTotal
        ? String(limits.percentTotal)
        : number;
    },
    hint: 'Enter a percentage like 33.33, at most 100.',
  },
} as const satisfies Record<string, TypedNumber>;

/** A whole text, `2 rooms` too, as the form would keep it; the rest stays, so that the rule reports it. */
export const readTypedNumber = (text: string, { read }: TypedNumber): string => {
  const line = text.trim().replace(/^[\p{L}\s]+|[\p{L}\s]+$/gu, '');
  return (isInsideThousands(line) ? undefined : read(line)) ?? text.trim();
};
