import { dayProblem, farAhead, isFarAhead, type LocalDate } from '../dates';
import { messages } from '../messages';
import { nameLineProblem } from '../name-line';
import { isMobile, nationalDigits } from '../phone';
import { type Problem, problemsOf } from '../problem';
import { looksLikeEmail } from '../text';
import type { ApplicationFields } from './application';

export const emptyApplication: ApplicationFields = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  moveIn: '',
  currentAddress: '',
  livesThereSince: '',
  landlord: '',
  landlordMobile: '',
  whyMoving: '',
  employer: '',
  jobTitle: '',
  monthlyIncome: 0,
  otherIncome: '',
  occupants: '',
  pets: '',
  remarks: '',
  isTrue: false,
};

/** Notes on one application. */
export const notesMost = 50;

const phoneProblem = (typed: string): string | undefined =>
  typed === '' || isMobile(nationalDigits(typed)) ? undefined : messages.mobileInvalid;

/** The first step, which a manager also types in. Without a mail address nobody can be asked to go on. */
export const aboutProblems = (fields: ApplicationFields): Problem[] =>
  problemsOf({
    firstName: fields.firstName.trim() ? nameLineProblem(fields.firstName) : messages.firstNameRequired,
    lastName: fields.lastName.trim() ? nameLineProblem(fields.lastName) : messages.lastNameRequired,
    email: fields.email.trim()
      ? !looksLikeEmail(fields.email.trim()) && messages.emailInvalid
      : messages.emailRequired,
    mobile: phoneProblem(fields.mobile),
    moveIn: fields.moveIn !== '' && dayProblem(fields.moveIn),
  });

/** What is wrong with each step of the form; empty is fine. */
export const applicationSteps = {
  about: aboutProblems,
  home: (fields: ApplicationFields) =>
    problemsOf({
      currentAddress: !fields.currentAddress.trim() && 'Enter your current address',
      landlordMobile: phoneProblem(fields.landlordMobile),
    }),
  work: (fields: ApplicationFields) =>
    problemsOf({
      otherIncome:
        fields.monthlyIncome === 0 && !fields.otherIncome.trim() && 'Enter an income, or what you live on',
    }),
  household: () => [],
  review: ({ isTrue }: ApplicationFields) =>
    problemsOf({ isTrue: !isTrue && 'Please confirm that your answers are true' }),
} satisfies Record<string, (fields: ApplicationFields) => Problem[]>;
export type ApplicationStep = keyof typeof applicationSteps;

function moveInProblem(moveIn: string, today: LocalDate): string | undefined {
  if (moveIn === '') return undefined;
  if (moveIn < today) return 'Choose a day from today on';
  return isFarAhead(moveIn, today) ? farAhead : undefined;
}

/** Years that somebody can have lived somewhere since. */
const firstYear = 1900;

function sinceProblem(since: string, today: LocalDate): string | undefined {
  if (since.trim() === '') return undefined;
  const years = (since.match(/\d{4}/g) ?? []).map(Number);
  const isKnown = years.length > 0 && years.every((year) => year >= firstYear);
  if (!isKnown) return 'Enter the year, such as 2023';
  return years.some((year) => year > Number(today.slice(0, 4))) ? 'This year is still to come' : undefined;
}

/**
 * Days that an applicant cannot mean: a move-in that is over or years away, a home since no year or one to
 * come. `today` is a local date.
 */
export const applicantDayProblems = (
  { moveIn, livesThereSince }: Pick<ApplicationFields, 'moveIn' | 'livesThereSince'>,
  today: LocalDate,
): Problem[] =>
  problemsOf({
    moveIn: moveInProblem(moveIn, today),
    livesThereSince: sinceProblem(livesThereSince, today),
  });

/** What still keeps an application from being sent. */
export const applicationProblems = (fields: ApplicationFields): Problem[] =>
  Object.values(applicationSteps).flatMap((problems) => problems(fields));

export const applicantName = ({
  firstName,
  lastName,
}: Pick<ApplicationFields, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();
