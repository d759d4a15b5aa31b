import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { expect, it } from 'vitest';
import { joinedRanges, lettersOfFont } from './font-coverage';

const { resolve } = createRequire(import.meta.url);

it('reads the letters of a font, and none of another script', async () => {
  const file = resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2');
  const ranges = joinedRanges(lettersOfFont(await fontverter.convert(await readFile(file), 'sfnt')));
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
  expect(['ส', '฿', '๙', 'a', '王'].map(has)).toEqual([true, true, true, false, false]);
});

it('joins ranges that touch or overlap', () => {
  const ranges = [
    [5, 9],
    [1, 2],
    [3, 3],
    [8, 12],
    [20, 20],
  ] as const;
  expect(joinedRanges(ranges)).toEqual([
    [1, 3],
    [5, 12],
    [20, 20],
  ]);
});
