import { expect, it } from 'vitest';
import { keepOfSame } from './keep-of-same';

it('keeps what is shown of the same thing, and nothing of another', () => {
  const keep = keepOfSame(['ledgers', 'property', 'prp_1']);
  expect(keep('page 1', { queryKey: ['ledgers', 'property', 'prp_1', 'page 1'] })).toBe('page 1');
  expect(keep('page 1', { queryKey: ['ledgers', 'property', 'prp_2', 'page 1'] })).toBeUndefined();
  expect(keep('page 1', { queryKey: ['ledgers', 'property'] })).toBeUndefined();
  expect(keep(undefined, undefined)).toBeUndefined();
});
