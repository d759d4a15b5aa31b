import { describe, expect, it } from 'vitest';
import { commonPasswords } from '../runtime/common-passwords';
import { newPasswordProblem } from './password-rule';

describe('newPasswordProblem', () => {
  it.each(['A-fine-house-42', 'Rent-2026!', 'four words in a row', 'ünïcödé-straße', `${'😀'.repeat(5)}ab`])(
    'takes %s',
    (password) => {
      expect(newPasswordProblem(password, 'jane.doe@demo.test')).toBeUndefined();
    },
  );

  it.each([
    ['', 'Password is required'],
    ['short', 'Use at least 10 characters'],
    ['x'.repeat(129), 'Use at most 128 characters'],
    ['my-Jane.Doe-2026', 'Choose a password without your email name in it'],
    ['KEYSTEAD-forever', 'Choose a password without Keystead in it'],
    ['aaaaaaaaaaaa', 'Choose a password that is harder to guess'],
    ['AaAaAaAaAaAa', 'Choose a password that is harder to guess'],
    ['Password123', 'Choose a password that is harder to guess'],
    ['qwertyuiop', 'Choose a password that is harder to guess'],
  ])('refuses %j: %s', (password, sentence) => {
    expect(newPasswordProblem(password, 'jane.doe@demo.test')).toBe(sentence);
  });

  it('does not mind a short local part', () => {
    expect(newPasswordProblem('A-fine-house-42', 'fi@demo.test')).toBeUndefined();
  });

  it('knows a hundred common ones, all long enough to matter', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(100);
    for (const password of commonPasswords) expect(password.length, password).toBeGreaterThanOrEqual(10);
  });
});
