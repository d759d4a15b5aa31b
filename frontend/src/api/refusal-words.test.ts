import { expect, it } from 'vitest';
import { ApiRefusal, Offline } from './refusal';
import { refusalWords } from './refusal-words';

const at = new Date(2026, 10, 21, 10, 40, 30);
const tooMany = { code: 'too-many-tries', status: 429, message: 'Please wait.' };

it('says from when one may try again, rounded up to the minute', () => {
  const wait = (retryAfterSeconds?: number) =>
    refusalWords(new ApiRefusal({ ...tooMany, retryAfterSeconds }), at);
  expect(wait(60)).toBe('Too many tries. You can try again at 10:42 AM.');
  expect(wait()).toBe('Please wait.');
});

it('tells a no, a lost connection and a surprise apart', () => {
  expect(refusalWords(new ApiRefusal({ ...tooMany, code: 'invalid' }), at)).toBe('Please wait.');
  expect(refusalWords(new Offline(), at)).toContain('offline');
  expect(refusalWords(new TypeError('x is not a function'), at)).toBe(
    'Something went wrong on our side. Please try again.',
  );
});
