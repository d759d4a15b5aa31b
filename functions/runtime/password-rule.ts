import { passwordProblem } from '../../shared/domain/passwords';
import { productName } from '../../shared/domain/product';
import { commonPasswords } from './common-passwords';

/** Shorter local parts stand in too many good passwords by chance. */
const shortestLocalPart = 4;

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

/** The sentence for a password that cannot be taken: the shared length rule, and what a guesser would try first (ASVS 6.2). */
export function newPasswordProblem(password: string, email = ''): string | undefined {
  const problem = passwordProblem(password);
  if (problem !== undefined) return problem;
  const guess = password.normalize('NFKC').toLowerCase();
  const localPart = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();
  if (localPart.length >= shortestLocalPart && guess.includes(localPart))
    return 'Choose a password without your email name in it';
  if (guess.includes(productName.toLowerCase())) return `Choose a password without ${productName} in it`;
  if (isOneCharacter(guess) || commonPasswords.has(guess)) return 'Choose a password that is harder to guess';
  return undefined;
}
