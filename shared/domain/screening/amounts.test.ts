import { expect, it } from 'vitest';
import { onlineFee, readAmount, readCents } from './amounts';

it.each([
  [[], undefined],
  [[49], undefined],
  [[25, 25], 50],
  [[99_999_999], 99_999_999],
  [[99_999_999, 1], undefined],
])('a fee of %j cents can be paid online as %j: what a card takes', (cents, paid) => {
  expect(onlineFee({ fees: cents.map((each) => ({ cents: each })) })).toBe(paid);
});

it.each<[string | number, number | undefined, number | undefined]>([
  ['', 0, 0],
  ['  ', 0, 0],
  ['0', 0, 0],
  ['1450', 1_450, 145_000],
  [' 12.5 ', 12.5, 1_250],
  ['.5', 0.5, 50],
  ['5.', 5, 500],
  ['0.29', 0.29, 29],
  [1_450, 1_450, 145_000],
  ['.', undefined, undefined],
  ['-1', undefined, undefined],
  ['1e3', undefined, undefined],
  ['0x10', undefined, undefined],
  ['1,450', undefined, undefined],
  ['ten', undefined, undefined],
  ['9'.repeat(400), undefined, undefined],
  ['90071992547409.91', 90_071_992_547_409.91, Number.MAX_SAFE_INTEGER],
  ['90071992547410', 90_071_992_547_410, undefined],
])('“%s” is read as the amount %s, in cents %s (SCR-04)', (typed, amount, cents) => {
  expect(readAmount(typed)).toBe(amount);
  expect(readCents(typed)).toBe(cents);
});
