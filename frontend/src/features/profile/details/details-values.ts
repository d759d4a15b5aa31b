import type { Profile } from '../../../../../shared/contract/profile';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { nameLineProblem } from '../../../../../shared/domain/name-line';
import { passwordProblem } from '../../../../../shared/domain/passwords';
import { nameProblems } from '../../../../../shared/domain/person-details';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { tidyLine } from '../../../../../shared/domain/text';

/** The form of a person's own details, its fields named as they travel. */
export type DetailsValues = { first_name: string; last_name: string; mobile_number: string };

export const detailsOf = ({ first_name, last_name, mobile_number }: Profile): DetailsValues => ({
  first_name,
  last_name,
  mobile_number,
});

/** The mobile number may stay empty; the names are needed. */
export const detailsProblems = (values: DetailsValues): Problem[] =>
  problemsOf({
    ...nameProblems(values),
    mobile_number:
      values.mobile_number !== '' &&
      values.mobile_number.length !== limits.mobileDigits &&
      messages.mobileInvalid,
  });

export const organizationProblems = ({ name }: { name: string }): Problem[] =>
  problemsOf({ name: tidyLine(name) === '' ? 'A name is required' : nameLineProblem(name) });

export type PasswordValues = { password: string; new_password: string };

/** The same rule as at sign-up; the server also refuses the common ones. */
export const passwordProblems = ({ password, new_password }: PasswordValues): Problem[] =>
  problemsOf({
    password: password === '' && passwordProblem(''),
    new_password:
      passwordProblem(new_password) ??
      (new_password === password && 'Choose another one than the present password'),
  });
