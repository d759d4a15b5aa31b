import { type Conditions, conditionWords } from '../../shared/domain/screening/conditions';
import { hasReport } from '../../shared/domain/screening/move-application';
import { hello, placeIn, type Telling, type To, who } from './letter-to-applicant';

/** The button by which they ask what is kept. */
const whatIsKept = (address: string) => ({ label: 'What is kept about you', address });

const questions = (to: To) => [`If you have questions, please ask ${who(to)}.`];
const preparing = 'The lease is being prepared; you get a link of its own to read and sign it.';

export const approvedLetter = (to: To) => ({
  subject: 'Your rental application was approved',
  paragraphs: [hello(to), `${who(to)} approved your application for ${placeIn(to)}. ${preparing}`],
  closing: questions(to),
});

type Agency = { readonly name: string; readonly contact: string };

const noticeSubject = 'Notice about your rental application';

/** What the notice says of the report: agency, that it did not decide, free copy, dispute. */
const noticeOf = ({ name, contact }: Agency, what = 'The decision'): string[] => [
  `${what} is based in whole or in part on a consumer report by ${name}.`,
  `You can reach the agency here: ${contact}.`,
  `${name} did not make this decision and cannot say why it was made.`,
  'You have the right to a free copy of your report from the agency if you ask for it within 60 days.',
  'You have the right to dispute with the agency whatever in the report is wrong or incomplete.',
];

type WithConditions = { readonly conditions: Conditions; readonly agency?: Agency | undefined };

/** Approved with conditions; with the agency it is the adverse-action notice too (D49; 15 U.S.C. 1681m). */
export const conditionalLetter = (to: To, { conditions, agency }: WithConditions) => ({
  subject: agency ? noticeSubject : 'Your rental application was approved with conditions',
  paragraphs: [
    hello(to),
    `${who(to)} approved your application for ${placeIn(to)} with conditions: ${conditionWords(conditions)}.`,
    preparing,
    ...(agency ? noticeOf(agency, 'The decision to ask for these conditions') : []),
  ],
  closing: questions(to),
});

export const declinedLetter = (to: To, kept: string) => ({
  subject: 'Your rental application',
  paragraphs: [hello(to), `${who(to)} decided not to rent ${placeIn(to)} to you. Thank you for applying.`],
  button: whatIsKept(kept),
  closing: questions(to),
});

/** Kind words to those who were not asked any further: the home is taken. */
export const takenLetter = (to: To, kept: string) => ({
  subject: 'The home you applied for is taken',
  paragraphs: [
    hello(to),
    `Thank you for applying to ${who(to)} for ${placeIn(to)}. It was let to another applicant, and your application is closed. We wish you the best in finding a home.`,
  ],
  button: whatIsKept(kept),
  closing: questions(to),
});

/** Kind words to those who may get another home later. */
export const waitingLetter = (to: To, kept: string) => ({
  subject: 'You are on the waiting list',
  paragraphs: [
    hello(to),
    `Thank you for applying to ${who(to)} for ${placeIn(to)}. The home is not free for you now, and your application is on the waiting list: you need not do anything. You get an email as soon as there is a home to decide about.`,
  ],
  button: whatIsKept(kept),
  closing: [`If you no longer look for a home, remove your application by the link, or tell ${who(to)}.`],
});

/** Off the waiting list: a home is free, maybe another one. */
export const considerLetter = (to: To, kept: string) => ({
  subject: 'A home may be free for you',
  paragraphs: [
    hello(to),
    `You are off the waiting list: ${who(to)} looks at your application again, for ${placeIn(to)}. You need not do anything, and you get an email with the decision.`,
  ],
  button: whatIsKept(kept),
  closing: [`If you do not want this home, please tell ${who(to)}.`],
});

/** The adverse-action notice of a decline (D49; 15 U.S.C. 1681m). */
export const adverseActionLetter = (to: To, { agency, kept }: { agency: Agency; kept: string }) => ({
  subject: noticeSubject,
  paragraphs: [hello(to), `${who(to)} decided not to rent ${placeIn(to)} to you.`, ...noticeOf(agency)],
  button: whatIsKept(kept),
  closing: questions(to),
});

/** A decline; to those whom a report is about the adverse-action notice, where its agency is named. */
export const declineLetter =
  (agency: Agency | undefined): Telling['write'] =>
  (to, kept) =>
    agency && hasReport(to.application)
      ? adverseActionLetter(to, { agency, kept })
      : declinedLetter(to, kept);
