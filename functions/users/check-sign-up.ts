import { messages } from '../../shared/domain/messages';
import { personDetails, personProblems } from '../../shared/domain/people/person-details';
import { toFields } from '../../shared/domain/problem';
import { looksLikeEmail, normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { newPasswordProblem } from '../common/accounts/password-rule';

type Form = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile_number: string;
  readonly password: string;
};

/** The person in a sign-up form, sanitized. Refuses `invalid` with a sentence per field. */
export async function checkSignUp(form: Form) {
  const details = personDetails(form);
  const email = normalizeEmail(form.email);
  const passwordProblem = await newPasswordProblem(form.password, email);
  const problems = [
    ...personProblems(details),
    ...(looksLikeEmail(email) ? [] : [{ path: ['email'], message: messages.emailInvalid }]),
    ...(passwordProblem ? [{ path: ['password'], message: passwordProblem }] : []),
  ];
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return { ...details, email };
}
