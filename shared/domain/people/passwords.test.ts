import { expect, it } from 'vitest';
import { passwordProblem } from './passwords';

it.each([
  ['', 'Password is required'],
  ['nine char', 'Use at least 10 characters'],
  ['ten chars.', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'Use at most 128 characters'],
  ['пароль из слов', undefined],
])('%j: %s', (password, sentence) => expect(passwordProblem(password)).toBe(sentence));
