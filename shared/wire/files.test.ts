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

it('reads megabytes, good or spoilt at the end, without choking [API-03]', () => {
  const large = 'A'.repeat(6_000_000);
  const started = performance.now();
  expect(base64OfDataUrl(`data:image/png;base64,${large}`)).toHaveLength(6_000_000);
  expect(base64OfDataUrl(`data:image/png;base64,${large}!`)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(2000);
});

it('a file is a data URL and a name [API-03]', () => {
  const file = { data: 'data:image/png;base64,AAEC', originalname: 'front.png' };
  expect(InlineFile.parse(file)).toEqual(file);
  for (const wrong of [{ ...file, data: 'https://elsewhere.test/a.png' }, { data: file.data }, 'text'])
    expect(InlineFile.safeParse(wrong).success).toBe(false);
});
