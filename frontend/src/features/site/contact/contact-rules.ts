import { inputTypeProblem } from '../../../../../shared/domain/input-types';
import { messages } from '../../../../../shared/domain/messages';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

const required: Readonly<Record<ContactField, string>> = {
  name: 'Name is required',
  email: messages.emailRequired,
  subject: 'Subject is required',
  message: 'Message is required',
};

/** All four fields are required and the email must be valid (LND-10, LND-12). The server checks the same. */
export function contactProblems(
  values: Readonly<Record<ContactField, string>>,
): Partial<Record<ContactField, string>> {
  const missing = contactFields.filter((field) => values[field].trim() === '');
  const problems: Partial<Record<ContactField, string>> = Object.fromEntries(
    missing.map((field) => [field, required[field]]),
  );
  const email = problems.email ?? inputTypeProblem('email', values.email);
  return email ? { ...problems, email } : problems;
}
