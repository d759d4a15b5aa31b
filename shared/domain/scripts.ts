/** Alphabets whose letters may mix in one word, as browsers allow in a domain name. */
const alphabets = [
  /^[\p{scx=Latin}\P{L}]*$/u,
  /^[\p{scx=Cyrillic}\P{L}]*$/u,
  /^[\p{scx=Greek}\P{L}]*$/u,
  /^[\p{scx=Armenian}\P{L}]*$/u,
  /^[\p{scx=Georgian}\P{L}]*$/u,
  /^[\p{scx=Hebrew}\P{L}]*$/u,
  /^[\p{scx=Arabic}\P{L}]*$/u,
  /^[\p{scx=Devanagari}\P{L}]*$/u,
  /^[\p{scx=Bengali}\P{L}]*$/u,
  /^[\p{scx=Tamil}\P{L}]*$/u,
  /^[\p{scx=Telugu}\P{L}]*$/u,
  /^[\p{scx=Thai}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Hangul}\P{L}]*$/u,
];

/** Whether all letters are of one alphabet: `jаne` with a Cyrillic `а` looks like `jane` but is not. */
export const isOfOneAlphabet = (text: string): boolean => alphabets.some((alphabet) => alphabet.test(text));
