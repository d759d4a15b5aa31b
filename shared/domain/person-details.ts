import { limits } from './limits';
import { messages } from './messages';
import type { Problem } from './problem';
import { namePunctuation, nationalDigits, sanitizeName } from './text';

type Form = { readonly first_name: string; readonly last_name: string; readonly mobile_number: string };
/** A person's name and mobile number as they are kept: ten national digits or empty. */
type PersonDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
};

const tidyName = (name: string): string => sanitizeName(name, namePunctuation).trim();

/** What somebody typed of himself, at sign-up or later, as it is kept. */
export const personDetails = (form: Form): PersonDetails => ({
  firstName: tidyName(form.first_name),
  lastName: tidyName(form.last_name),
  mobile: nationalDigits(form.mobile_number),
});

/** What is wrong with it, by the form's fields; empty is fine. A mobile number may be left out. */
export function personProblems({ firstName, lastName, mobile }: PersonDetails): Problem[] {
  const isMobile = mobile === '' || mobile.length === limits.mobileDigits;
  return [
    ...(firstName === '' ? [{ path: ['first_name'], message: messages.firstNameRequired }] : []),
    ...(lastName === '' ? [{ path: ['last_name'], message: messages.lastNameRequired }] : []),
    ...(isMobile ? [] : [{ path: ['mobile_number'], message: messages.mobileInvalid }]),
  ];
}
