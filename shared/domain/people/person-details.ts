import { messages } from '../messages';
import { nameLineProblem } from '../name-line';
import { isMobile, nationalDigits } from '../phone';
import { type Problem, problemsOf } from '../problem';
import { namePunctuation, sanitizeName } from '../text';

type Form = { readonly first_name: string; readonly last_name: string; readonly mobile_number: string };
/** `mobile` is ten national digits or empty. */
type PersonDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
};

/** A person's name as it is kept. */
export const tidyName = (name: string): string => sanitizeName(name, namePunctuation).trim();

/** Cleans what a person typed about themselves, at sign-up or later. */
export const personDetails = (form: Form): PersonDetails => ({
  firstName: tidyName(form.first_name),
  lastName: tidyName(form.last_name),
  mobile: nationalDigits(form.mobile_number),
});

/** What is wrong with a name that must be there, once it is tidied. */
const nameProblem = (typed: string, missing: string): string | undefined =>
  tidyName(typed) === '' ? missing : nameLineProblem(typed);

/** The sentence for each of a person's names. */
export const nameProblems = ({ first_name, last_name }: Pick<Form, 'first_name' | 'last_name'>) => ({
  first_name: nameProblem(first_name, messages.firstNameRequired),
  last_name: nameProblem(last_name, messages.lastNameRequired),
});

/** What is wrong with it, by the form's fields; empty is fine. A mobile number may be left out. */
export function personProblems({ firstName, lastName, mobile }: PersonDetails): Problem[] {
  return problemsOf({
    ...nameProblems({ first_name: firstName, last_name: lastName }),
    mobile_number: mobile === '' || isMobile(mobile) ? undefined : messages.mobileInvalid,
  });
}
