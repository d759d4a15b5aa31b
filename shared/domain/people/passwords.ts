import { limits } from '../limits';

const { min, max } = limits.passwordCharacters;

/** Checks length only, as ASVS 6.2 asks; the server also refuses common passwords. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Password is required';
  if (password.length < min) return `Use at least ${min} characters`;
  if (password.length > max) return `Use at most ${max} characters`;
  return undefined;
}
