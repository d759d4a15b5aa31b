import { expect, it } from 'vitest';
import { onlineFee } from './amounts';

it.each([
  [[], undefined],
  [[49], undefined],
  [[25, 25], 50],
  [[99_999_999], 99_999_999],
  [[99_999_999, 1], undefined],
])('a fee of %j cents can be paid online as %j: what a card takes', (cents, paid) => {
  expect(onlineFee({ fees: cents.map((each) => ({ cents: each })) })).toBe(paid);
});
