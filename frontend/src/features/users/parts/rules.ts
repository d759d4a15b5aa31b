import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { passwordProblem } from '../../../../../shared/domain/passwords';
import { looksLikeEmail } from '../../../../../shared/domain/text';

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return messages.emailRequired;
  return looksLikeEmail(email.trim()) ? undefined : messages.emailInvalid;
}

export const loginProblems = ({ email, password }: { email: string; password: string }) => ({
  email: emailProblem(email),
  password: password === '' ? passwordProblem(password) : undefined,
});

export type SignUpValues = {
  first_name: string;
  last_name: string;
  email: string;
  mobile_number: string;
  password: string;
};

/** The mobile number may stay empty; the rest is needed. */
export const signUpProblems = (values: SignUpValues) => ({
  first_name: values.first_name.trim() === '' ? messages.firstNameRequired : undefined,
  last_name: values.last_name.trim() === '' ? messages.lastNameRequired : undefined,
  email: emailProblem(values.email),
  mobile_number:
    values.mobile_number !== '' && values.mobile_number.length !== limits.mobileDigits
      ? messages.mobileInvalid
      : undefined,
  password: passwordProblem(values.password),
});
