import { inputTypeProblem } from '../../../../../shared/domain/input-types';
import { messages } from '../../../../../shared/domain/messages';

export type ContactValues = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};
export type ContactField = keyof ContactValues;
export type ContactProblems = { readonly [F in ContactField]?: string };

export const contactFields = ['name', 'email', 'subject', 'message'] as const;

const required: Readonly<Record<ContactField, string>> = {
  name: 'Name is required',
  email: messages.emailRequired,
  subject: 'Subject is required',
  message: 'Message is required',
};

/** All four are required, and the address is one (LND-10, LND-12). The server asks the same. */
export function contactProblems(values: ContactValues): ContactProblems {
  const missing = contactFields.filter((field) => values[field].trim() === '');
  const problems: ContactProblems = Object.fromEntries(missing.map((field) => [field, required[field]]));
  const email = problems.email ?? inputTypeProblem('email', values.email);
  return email ? { ...problems, email } : problems;
}
