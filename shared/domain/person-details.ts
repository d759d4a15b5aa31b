import { limits } from './limits';
import { messages } from './messages';
import type { Problem } from './problem';
import { namePunctuation, nationalDigits, sanitizeName } from './text';

type Form = { readonly first_name: string; readonly last_name: string; readonly mobile_number: string };
/** `mobile` is ten national digits or empty. */
type PersonDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
};

const tidyName = (name: string): string => sanitizeName(name, namePunctuation).trim();

/** Cleans what a person typed about themselves, at sign-up or later. */
export const personDetails = (form: Form): PersonDetails => ({
  firstName: tidyName(form.first_name),
  lastName: tidyName(form.last_name),
  mobile: nationalDigits(form.mobile_number),
});

/** Problems by form field; empty means none. The mobile number is optional. */
export function personProblems({ firstName, lastName, mobile }: PersonDetails): Problem[] {
  const isMobile = mobile === '' || mobile.length === limits.mobileDigits;
  return [
    ...(firstName === '' ? [{ path: ['first_name'], message: messages.firstNameRequired }] : []),
    ...(lastName === '' ? [{ path: ['last_name'], message: messages.lastNameRequired }] : []),
    ...(isMobile ? [] : [{ path: ['mobile_number'], message: messages.mobileInvalid }]),
  ];
}
