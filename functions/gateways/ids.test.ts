import { expect, it } from 'vitest';
import { randomIds } from './ids';

const frozen = () => randomIds(() => Date.UTC(2026, 5, 15));

/** What stands behind the kind and the time, as a number. */
const randomPart = (id: string): bigint =>
  [...id.slice(-16)].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n);

it('stand in the order they were made in, also within one millisecond, and when the clock goes back', () => {
  const times = [5, 5, 5, 4, 6];
  const ids = randomIds(() => times.shift() ?? 6);
  const made = Array.from({ length: 50_000 }, () => ids.next('usr'));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made.filter((id) => !/^usr_[0-9a-z]{26}$/.test(id))).toEqual([]);
});

it('cannot be counted up to from a neighbor of the same moment', () => {
  const ids = frozen();
  const made = Array.from({ length: 1000 }, () => randomPart(ids.next('imp')));
  const steps = made.slice(1).map((part, index) => part - (made[index] ?? 0n));
  // Of 64 random bits the upper 24 are all zero once in sixteen million.
  expect(steps.filter((step) => step < 2n ** 40n)).toEqual([]);
  expect(new Set(steps).size).toBe(steps.length);
});

it('are nobody else’s, made in the same moment', () => {
  expect(frozen().next('usr')).not.toBe(frozen().next('usr'));
});

it('tell when they were made, as they always have', () => {
  expect(randomIds(() => 1_469_918_176_385).next('usr')).toMatch(/^usr_01aryz6s41/);
});
