import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationalDigits } from './phone';
import {
  looksLikeEmail,
  namePunctuation,
  normalizeEmail,
  sanitizeName,
  sanitizeNumeric,
  sanitizeNumericKeepingDot,
  tidyLine,
  tidyText,
  withoutSpaces,
} from './text';

describe('sanitizeName', () => {
  it.each([
    ['Ada  Byron', 'Ada Byron'],
    [' Ada', 'Ada'],
    ['Ada ', 'Ada '],
    ["O'Brien-Smith 3rd", 'OBrienSmith rd'],
    ['José Ñandú', 'José Ñandú'],
    ['Δημήτρης', 'Δημήτρης'],
    ['a - b', 'a b'],
    ['<b>x</b>', 'bxb'],
    ['\t\n', ''],
  ])('%j becomes %j: letters and single spaces, none in front [PRP-22]', (typed, kept) => {
    expect(sanitizeName(typed)).toBe(kept);
  });

  it('keeps what it is told to keep: the punctuation of a person’s name [PRP-22]', () => {
    expect(sanitizeName(" O'Neill-Smith  3rd, Jr.!", namePunctuation)).toBe("O'Neill-Smith rd, Jr.");
  });
});

describe('sanitizeNumeric', () => {
  it.each([
    ['850', '850'],
    ['850.5', '850.5'],
    ['8.5.0', '8.50'],
    ['00850', '850'],
    ['1,250 sq', '1250'],
    ['12.', '12.'],
    ['0', ''],
    ['000', ''],
    ['0.5', ''],
    ['-5', ''],
    [' -5', ''],
    ['$-5', ''],
    ['.5', ''],
    ['$.5', ''],
    ['5-3', '53'],
    ['abc', ''],
  ])('%j becomes %j [PRP-22]', (typed, kept) => {
    expect(sanitizeNumeric(typed)).toBe(kept);
  });

  it.each([
    ['.5', '1.5'],
    [' .5', '1.5'],
    ['5', '5'],
    ['-.5', ''],
  ])('the variant makes %j %j [PRP-22]', (typed, kept) => {
    expect(sanitizeNumericKeepingDot(typed)).toBe(kept);
  });
});

it.each([
  [' a b\tc\n', 'abc'],
  ['abc', 'abc'],
])('withoutSpaces makes %j %j [PRP-22]', (typed, kept) => {
  expect(withoutSpaces(typed)).toBe(kept);
});

it.each([
  ['  Maple \u0000 Court \n', 'Maple Court'],
  ['a\ud800b', 'a b'],
  ['日本 語', '日本 語'],
])('tidyLine makes %j %j', (typed, kept) => {
  expect(tidyLine(typed)).toBe(kept);
});

it.each([
  ['one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
  ['a\u0007b', 'a b'],
  ['a  b', 'a  b'],
])('tidyText makes %j %j', (typed, kept) => {
  expect(tidyText(typed)).toBe(kept);
});

it.each([
  ['a@b.co', true],
  ['first.last+tag@mail.example.org', true],
  ['a@b', false],
  ['a@b.', false],
  ['@b.co', false],
  ['a@@b.co', false],
  ['a b@c.de', false],
  ['a@b..co', false],
  ['a\u0000@b.co', false],
  ['a@b.co\nBcc: x@y.z', false],
  ['', false],
])('looksLikeEmail(%j) is %s [PRP-18][LND-12]', (typed, taken) => {
  expect(looksLikeEmail(typed)).toBe(taken);
});

it.each([
  ['jane<x>@b.co', 'angle brackets'],
  ['jane,bob@b.co', 'a comma'],
  ['jane;bob@b.co', 'a semicolon'],
  ['"jane"@b.co', 'quotes'],
  ['jane(x)@b.co', 'a comment'],
  ['jane:x@b.co', 'a colon'],
  ['jane\\x@b.co', 'a backslash'],
  ['[jane]@b.co', 'brackets'],
  ['＜jane＞@b.co', 'full-width angle brackets'],
  ['jane，bob@b.co', 'a full-width comma'],
  ['ja\u200bne@b.co', 'a zero-width space'],
  ['ja\u00adne@b.co', 'a soft hyphen'],
  ['ja\u202ene@b.co', 'a turned direction'],
  ['ja\u034fne@b.co', 'a joiner that shows nothing'],
  ['jane@b\u200b.co', 'a zero-width space in the domain'],
  ['j\u0430ne@b.co', 'Cyrillic among Latin letters'],
  ['\u03bfn@b.co', 'Greek among Latin letters'],
  ['jane@b_c.co', 'an underscore in the domain'],
  ['jane@-b.co', 'a domain that begins with a hyphen'],
  ['jane@b.co<x>', 'a domain with brackets'],
  [`${'a'.repeat(65)}@b.co`, 'a local part that is too long'],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.co`, 'too many characters'],
])('looksLikeEmail(%j) is false: it has %s', (typed) => {
  expect([looksLikeEmail(typed), looksLikeEmail(normalizeEmail(typed))]).toEqual([false, false]);
});

it.each([
  [' Jane.Doe+Rent@B.CO ', 'jane.doe+rent@b.co'],
  ['ｊａｎｅ＠ｂ．ｃｏ', 'jane@b.co'],
  ['JANE@BÜCHER.test', 'jane@xn--bcher-kva.test'],
  ['jane@bu\u0308cher.test', 'jane@xn--bcher-kva.test'],
  ['jane@xn--bcher-kva.test', 'jane@xn--bcher-kva.test'],
  ['jane@bücher。test', 'jane@xn--bcher-kva.test'],
  ['jane@пример.испытание', 'jane@xn--e1afmkfd.xn--80akhbyknj4f'],
  ['jane@例え.テスト', 'jane@xn--r8jz45g.xn--zckzah'],
  ['jane@straße.test', 'jane@xn--strae-oqa.test'],
  ['ü@b.de', 'ü@b.de'],
  ['u\u0308@b.de', 'ü@b.de'],
  ['山田@例え.テスト', '山田@xn--r8jz45g.xn--zckzah'],
  ['почта7@пример.рф', 'почта7@xn--e1afmkfd.xn--p1ai'],
])('one mailbox is one text: %j becomes %j', (typed, kept) => {
  expect([normalizeEmail(typed), looksLikeEmail(typed.trim())]).toEqual([kept, true]);
});

describe('every sanitizer', () => {
  it.each(
    Object.entries({
      nationalDigits,
      normalizeEmail,
      sanitizeName,
      sanitizeNumeric,
      sanitizeNumericKeepingDot,
      tidyLine,
      tidyText,
      withoutSpaces,
    }),
  )('%s changes nothing the second time, and never throws [PRP-22]', (_name, sanitize) => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'aé 0159.-+$\n\t\ud800'), maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'aÜ@.。ＡİΣß\u00a8\u0308\u200b語'), maxLength: 20 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        expect(sanitize(sanitize(text))).toBe(sanitize(text));
      }),
    );
  });
});
