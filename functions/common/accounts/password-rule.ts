import { passwordProblem } from '../../../shared/domain/people/passwords';
import { productName } from '../../../shared/domain/product';

/** Shorter local parts appear in too many good passwords by chance. */
const shortestLocalPart = 4;

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

/** Loads the list with the first new password, so that no other call waits for it. */
async function isCommon(guess: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-passwords');
  return commonPasswords.has(guess);
}

/** Why a new password is refused: the shared length rule, and what a guesser tries first (ASVS 6.2). */
export async function newPasswordProblem(password: string, email = ''): Promise<string | undefined> {
  const problem = passwordProblem(password);
  if (problem !== undefined) return problem;
  const guess = password.normalize('NFKC').toLowerCase();
  const localPart = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();
  if (localPart.length >= shortestLocalPart && guess.includes(localPart))
    return 'Choose a password without your email name in it';
  if (guess.includes(productName.toLowerCase())) return `Choose a password without ${productName} in it`;
  if (isOneCharacter(guess) || (await isCommon(guess))) return 'Choose a password that is harder to guess';
  return undefined;
}
