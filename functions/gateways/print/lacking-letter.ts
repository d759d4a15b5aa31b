/** The first and the last code point of a run of letters, in order. */
export type Letters = readonly (readonly [first: number, last: number])[];

/** Joiners, marks of direction, spaces: no font shows them. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;

function has(letters: Letters, code: number): boolean {
  let [low, high] = [0, letters.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = letters[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** The first letter of a text that is none of these; undefined where all can be printed. */
export function lackingLetter(text: string, letters: Letters): string | undefined {
  for (const letter of new Set(text))
    if (!unseen.test(letter) && !has(letters, letter.codePointAt(0) ?? 0)) return letter;
  return undefined;
}
