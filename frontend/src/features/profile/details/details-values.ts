import type { Profile } from '../../../../../shared/contract/profile';
import { messages } from '../../../../../shared/domain/messages';
import { nameLineProblem } from '../../../../../shared/domain/name-line';
import { passwordProblem } from '../../../../../shared/domain/people/passwords';
import { nameProblems } from '../../../../../shared/domain/people/person-details';
import { isMobile } from '../../../../../shared/domain/phone';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { tidyLine } from '../../../../../shared/domain/text';

/** A person's own details; the fields have the names of the API. */
export type DetailsValues = { first_name: string; last_name: string; mobile_number: string };

export const detailsOf = ({ first_name, last_name, mobile_number }: Profile): DetailsValues => ({
  first_name,
  last_name,
  mobile_number,
});

/** The mobile number is optional; the names are required. */
export const detailsProblems = (values: DetailsValues): Problem[] =>
  problemsOf({
    ...nameProblems(values),
    mobile_number: values.mobile_number !== '' && !isMobile(values.mobile_number) && messages.mobileInvalid,
  });

export const organizationProblems = ({ name }: { name: string }): Problem[] =>
  problemsOf({ name: tidyLine(name) === '' ? 'A name is required' : nameLineProblem(name) });

export type PasswordValues = { password: string; new_password: string };

/** The same rule as at sign-up; the server also refuses common passwords. */
export const passwordProblems = ({ password, new_password }: PasswordValues): Problem[] =>
  problemsOf({
    password: password === '' && passwordProblem(''),
    new_password:
      passwordProblem(new_password) ??
      (new_password === password && 'Choose a password different from your current one'),
  });
