import { expect, it } from 'vitest';
import { defined } from './defined';

it('drops undefined and nothing else', () => {
  const sparse = { a: 0, b: '', c: null, d: false, e: undefined };
  expect(Object.keys(defined(sparse))).toEqual(['a', 'b', 'c', 'd']);
});
