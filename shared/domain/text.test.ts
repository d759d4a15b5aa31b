import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOnly,
  looksLikeEmail,
  namePunctuation,
  nationalDigits,
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
  ['50010', '50010'],
  ['5-00 1x0', '50010'],
  ['', ''],
])('digitsOnly makes %j %j [PRP-09]', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept);
});

it.each([
  ['+1 (555) 123-4567', '5551234567'],
  ['15551234567', '5551234567'],
  ['555-123-4567', '5551234567'],
  ['25551234567', '25551234567'],
  ['1234', '1234'],
])('nationalDigits reads %j as %j [PRP-07][PRP-20]', (typed, kept) => {
  expect(nationalDigits(typed)).toBe(kept);
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

describe('every sanitizer', () => {
  it.each(
    Object.entries({
      digitsOnly,
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
    );
    fc.assert(
      fc.property(typed, (text) => {
        expect(sanitize(sanitize(text))).toBe(sanitize(text));
      }),
    );
  });
});
