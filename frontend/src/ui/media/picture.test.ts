import { expect, it } from 'vitest';
import { steadyAddress } from './picture';

const signed = (key: string, { ends, by }: { ends: number; by: string }) =>
  `https://files.test/images/${key}?response-cache-control=private&Expires=${ends}&Signature=${by}&Key-Pair-Id=K`;

it('a photo keeps its first address until another end is signed, so that it is loaded once', () => {
  const first = signed('a', { ends: 1_000, by: 'one' });
  expect(steadyAddress(first)).toBe(first);
  expect(steadyAddress(signed('a', { ends: 1_000, by: 'two' }))).toBe(first);
  const later = signed('a', { ends: 2_000, by: 'three' });
  expect(steadyAddress(later)).toBe(later);
  const other = signed('b', { ends: 1_000, by: 'four' });
  expect(steadyAddress(other)).toBe(other);
});

it('an address without a signature stays as it is', () => {
  expect(steadyAddress('blob:https://site.test/1')).toBe('blob:https://site.test/1');
});

it('a thousand photos later the addresses are forgotten, not piled up', () => {
  const first = signed('old', { ends: 1_000, by: 'one' });
  steadyAddress(first);
  for (let index = 0; index < 1_000; index += 1) steadyAddress(signed(`p${index}`, { ends: 1_000, by: 'x' }));
  const again = signed('old', { ends: 1_000, by: 'two' });
  expect(steadyAddress(again)).toBe(again);
});
