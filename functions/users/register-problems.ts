import { limits } from '../../shared/domain/limits';
import { messages } from '../../shared/domain/messages';
import { toFields } from '../../shared/domain/problem';
import {
  looksLikeEmail,
  namePunctuation,
  nationalDigits,
  normaliseEmail,
  sanitiseName,
} from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { newPasswordProblem } from '../runtime/password-rule';

type Form = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile_number: string;
  readonly password: string;
};

/** The person of a sign-up form, sanitised; refuses `invalid` with a sentence per field. */
export function personOf(form: Form) {
  const firstName = sanitiseName(form.first_name, namePunctuation).trim();
  const lastName = sanitiseName(form.last_name, namePunctuation).trim();
  const email = normaliseEmail(form.email);
  const mobile = nationalDigits(form.mobile_number);
  const sentences: readonly (readonly [field: keyof Form, sentence: string | undefined])[] = [
    ['first_name', firstName === '' ? messages.firstNameRequired : undefined],
    ['last_name', lastName === '' ? messages.lastNameRequired : undefined],
    ['email', looksLikeEmail(email) ? undefined : messages.emailInvalid],
    [
      'mobile_number',
      mobile === '' || mobile.length === limits.mobileDigits ? undefined : messages.mobileInvalid,
    ],
    ['password', newPasswordProblem(form.password, email)],
  ];
  const problems = sentences.flatMap(([field, message]) => (message ? [{ path: [field], message }] : []));
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return { firstName, lastName, email, mobile };
}
