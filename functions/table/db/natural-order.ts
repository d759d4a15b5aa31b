/** Bytes of text that count for sorting; a sort key has room for 1024, a cursor for 600 characters. */
const orderBytes = 160;

/** Lower case without accents or double spaces, to search and sort names by. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * A sort key in the order people expect: `2` before `10`, `A2` before `A10`. Each number gets its length in
 * front and loses leading zeros; text past 160 bytes does not count.
 */
export function naturalOrder(text: string): string {
  const spelled = plainText(text).replace(/\d+/g, (digits) => {
    const plain = digits.replace(/^0+(?=\d)/, '');
    return `${String(Math.min(plain.length, 99)).padStart(2, '0')}${plain}`;
  });
  let kept = '';
  let bytes = 0;
  for (const character of spelled) {
    bytes += Buffer.byteLength(character);
    if (bytes > orderBytes) break;
    kept += character;
  }
  return kept;
}
