import { nameLineProblem } from '../name-line';
import { type Problem, problemsOf } from '../problem';
import { looksLikeEmail, normalizeEmail } from '../text';
import type { Application, ApplicationFields } from './application';
import type { ApplicationRefusal } from './application-refusals';
import { type ApplicationPerson, peopleMost } from './people';

type Named = Pick<ApplicationPerson, 'firstName' | 'lastName' | 'email'>;
type Whole = {
  readonly fields: Pick<ApplicationFields, 'email'>;
  readonly people?: readonly Pick<ApplicationPerson, 'applicationId' | 'email'>[] | undefined;
};

/** Whether another person of the application has this mail address: each signs by their own. */
export const isMailTaken = (
  { fields, people = [] }: Whole,
  { email, except }: { email: string; except?: string },
): boolean =>
  [fields.email, ...people.filter((one) => one.applicationId !== except).map((one) => one.email)]
    .map(normalizeEmail)
    .includes(normalizeEmail(email));

export const ownMail = 'Each person needs an email address of their own';

/** What is wrong with a person who is named; empty is fine. */
export const personProblems = (named: Named, whole: Whole): Problem[] =>
  problemsOf({
    firstName: named.firstName.trim() ? nameLineProblem(named.firstName) : 'Enter the first name',
    lastName: named.lastName.trim() ? nameLineProblem(named.lastName) : 'Enter the last name',
    email: looksLikeEmail(named.email.trim())
      ? isMailTaken(whole, named) && ownMail
      : 'Enter an email address',
  });

type Change = Application | { readonly refused: ApplicationRefusal };

/** Submitted once the first applicant and everyone they named have sent their parts. Instants are UTC. */
export const completed = (application: Application, at: string): Application => {
  const { stage, sentAt, people = [] } = application;
  return stage === 'draft' && sentAt !== undefined && people.every(({ doneAt }) => doneAt !== undefined)
    ? { ...application, stage: 'submitted', submittedAt: at }
    : application;
};

/** Refuses `application-closed` once sent or for a part, and `people-limit`. */
export function namePerson(application: Application, person: ApplicationPerson): Change {
  const { stage, partOf, people = [] } = application;
  if (stage !== 'draft' || partOf) return { refused: 'application-closed' };
  if (people.length >= peopleMost) return { refused: 'people-limit' };
  return { ...application, people: [...people, person] };
}

/** Takes a person out, which may complete the application. Refuses `application-closed` after an approval. */
export function takePersonOut(
  application: Application,
  { person, at }: { person: string; at: string },
): Change {
  const { stage, people = [] } = application;
  if (stage === 'approved') return { refused: 'application-closed' };
  const left = people.filter(({ applicationId }) => applicationId !== person);
  return completed({ ...application, people: left }, at);
}

/** A person sent their part; the name and address are those they gave. */
export function partSent(
  application: Application,
  { person, at, ...named }: Named & { person: string; at: string },
): Application {
  const { firstName, lastName, email } = named;
  const people = application.people?.map((one) =>
    one.applicationId === person ? { ...one, firstName, lastName, email, doneAt: at } : one,
  );
  return completed({ ...application, people }, at);
}
