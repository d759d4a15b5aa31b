import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../../../shared/domain/people/passwords';
import { commonPasswords } from './common-passwords';
import { newPasswordProblem } from './password-rule';

describe('newPasswordProblem', () => {
  it.each(['A-fine-house-42', 'Rent-2026!', 'four words in a row', 'ünïcödé-straße', `${'😀'.repeat(5)}ab`])(
    'takes %s',
    async (password) => {
      expect(await newPasswordProblem(password, 'jane.doe@demo.test')).toBeUndefined();
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
    ['Wrestling1', 'Choose a password that is harder to guess'],
    ['ｑｗｅｒｔｙｕｉｏｐ', 'Choose a password that is harder to guess'],
  ])('refuses %j: %s', async (password, sentence) => {
    expect(await newPasswordProblem(password, 'jane.doe@demo.test')).toBe(sentence);
  });

  it('does not mind a short local part', async () => {
    expect(await newPasswordProblem('A-fine-house-42', 'fi@demo.test')).toBeUndefined();
  });

  it('knows the common ones there are, each once and all long enough to matter', () => {
    expect(commonPasswords.size).toBe(1071);
    expect([...commonPasswords].filter((password) => passwordProblem(password) !== undefined)).toEqual([]);
  });

  it('knows each in the form that it compares', async () => {
    const passed: string[] = [];
    for (const password of commonPasswords)
      if ((await newPasswordProblem(password.toUpperCase())) === undefined) passed.push(password);
    expect(passed).toEqual([]);
  });
});
