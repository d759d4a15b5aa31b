import { expect, it } from 'vitest';
import { base64OfDataUrl, InlineFile } from './files';

it.each([
  ['data:image/png;base64,AAEC', 'AAEC'],
  ['data:image/svg+xml;charset=utf-8;base64,AAE=', 'AAE='],
  ['data:;base64,AA==', 'AA=='],
  ['data:image/png;base64,', ''],
  ['data:image/png,AAEC', undefined],
  ['data:image/png;base64,A A', undefined],
  ['data:image/png;base64,AAE===', undefined],
  ['data:image/png;base64,AA-_', undefined],
  ['image/png;base64,AAEC', undefined],
  [`data:image/png;${'x'.repeat(300)};base64,AAEC`, undefined],
  ['', undefined],
])('of %j the base64 is %j [API-03]', (url, base64) => expect(base64OfDataUrl(url)).toBe(base64));

it('takes a head of 200 characters, and one more not [API-03]', () => {
  const withHead = (length: number) => `data:image/png;${'x'.repeat(length - 22)};base64,AAEC`;
  expect(withHead(200).indexOf(',')).toBe(200);
  expect([200, 201].map((length) => base64OfDataUrl(withHead(length)))).toEqual(['AAEC', undefined]);
});

it('takes a file of 5.9 million characters with a name of 255, and one more of neither [API-03]', () => {
  const file = (characters: number, name: number) => ({
    data: `data:${'A'.repeat(characters - 5)}`,
    originalname: 'n'.repeat(name),
  });
  const sizes = [
    [5_900_000, 255],
    [5_900_001, 255],
    [5_900_000, 256],
  ] as const;
  expect(sizes.map(([data, name]) => InlineFile.safeParse(file(data, name)).success)).toEqual([
    true,
    false,
    false,
  ]);
});

it('reads megabytes, good or spoilt at the end, without choking [API-03]', () => {
  const large = 'A'.repeat(6_000_000);
  const started = performance.now();
  expect(base64OfDataUrl(`data:image/png;base64,${large}`)).toHaveLength(6_000_000);
  expect(base64OfDataUrl(`data:image/png;base64,${large}!`)).toBeUndefined();
  expect(base64OfDataUrl(`data:${';a'.repeat(2_900_000)}`)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(2000);
});

it('a file is a data URL and a name [API-03]', () => {
  const file = { data: 'data:image/png;base64,AAEC', originalname: 'front.png' };
  expect(InlineFile.parse(file)).toEqual(file);
  for (const wrong of [{ ...file, data: 'https://elsewhere.test/a.png' }, { data: file.data }, 'text'])
    expect(InlineFile.safeParse(wrong).success).toBe(false);
});
