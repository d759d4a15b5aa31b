import { messages } from '../../../../../shared/domain/messages';
import { passwordProblem } from '../../../../../shared/domain/people/passwords';
import { looksLikeEmail } from '../../../../../shared/domain/text';

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return messages.emailRequired;
  return looksLikeEmail(email.trim()) ? undefined : messages.emailInvalid;
}

export const loginProblems = ({ email, password }: { email: string; password: string }) => ({
  email: emailProblem(email),
  password: password === '' ? passwordProblem(password) : undefined,
});
