import type { Conditions } from '../../../shared/domain/screening/conditions';
import {
  type Agency,
  approvedText,
  conditionalText,
  declinedText,
  takenText,
} from '../../../shared/domain/screening/decision-letters';
import { hasReport } from '../../../shared/domain/screening/move-application';
import { aboutDecision, hello, placeIn, type Telling, type To, who } from '../letter-to-applicant';

/** The button by which they read the decision again and ask what is kept. */
const whatIsKept = (address: string) => ({ label: 'See what’s kept about you', address });

const questions = (to: To) => [`If you have questions, please ask ${who(to)}.`];

type Text = ReturnType<typeof approvedText>;

const letterOf = (to: To, { subject, paragraphs }: Text) => ({
  subject,
  paragraphs: [hello(to), ...paragraphs],
  closing: questions(to),
});

export const approvedLetter = (to: To) => letterOf(to, approvedText(aboutDecision(to)));

type WithConditions = { readonly conditions: Conditions; readonly agency?: Agency | undefined };

/** Approved with conditions; with the agency it is the adverse-action notice too (D49; 15 U.S.C. 1681m). */
export const conditionalLetter = (to: To, decided: WithConditions) =>
  letterOf(to, conditionalText(aboutDecision(to), decided));

export const declinedLetter = (to: To, kept: string) => ({
  ...letterOf(to, declinedText(aboutDecision(to))),
  button: whatIsKept(kept),
});

/** Kind words to those who were not asked any further: the home is taken. */
export const takenLetter = (to: To, kept: string) => ({
  ...letterOf(to, takenText(aboutDecision(to))),
  button: whatIsKept(kept),
});

/** Kind words to those who may get another home later. */
export const waitingLetter = (to: To, kept: string) => ({
  subject: 'You’re on the waiting list',
  paragraphs: [
    hello(to),
    to.guaranteed === undefined
      ? `Thank you for applying to ${who(to)} for ${placeIn(to)}. The home isn’t available now, so your application is on the waiting list. You don’t need to do anything. We’ll email you when a home opens up.`
      : `The application of ${to.guaranteed} to ${who(to)} for ${placeIn(to)} names you as guarantor. The home isn’t available now, so the application is on the waiting list. You don’t need to do anything. We’ll email you when a home opens up.`,
  ],
  button: whatIsKept(kept),
  closing: [
    to.guaranteed === undefined
      ? `If you’re no longer looking, remove your application with the link or tell ${who(to)}.`
      : `If you don’t want to be guarantor, please tell ${to.guaranteed} or ${who(to)}.`,
  ],
});

/** Off the waiting list: a home is free, maybe another one. */
export const considerLetter = (to: To, kept: string) => ({
  subject: 'A home may be available for you',
  paragraphs: [
    hello(to),
    to.guaranteed === undefined
      ? `You’re off the waiting list. ${who(to)} is reviewing your application again, for ${placeIn(to)}. You don’t need to do anything. We’ll email you the decision.`
      : `The application of ${to.guaranteed}, which names you as guarantor, is off the waiting list. ${who(to)} is reviewing it again, for ${placeIn(to)}. You don’t need to do anything. We’ll email you the decision.`,
  ],
  button: whatIsKept(kept),
  closing: [
    to.guaranteed === undefined
      ? `If you don’t want this home, please tell ${who(to)}.`
      : `If you don’t want to be guarantor, please tell ${to.guaranteed} or ${who(to)}.`,
  ],
});

/** The adverse-action notice of a decline (D49; 15 U.S.C. 1681m). */
export const adverseActionLetter = (to: To, { agency, kept }: { agency: Agency; kept: string }) => ({
  ...letterOf(to, declinedText(aboutDecision(to), agency)),
  button: whatIsKept(kept),
});

/** A decline; to those whom a report is about the adverse-action notice, where its agency is named. */
export const declineLetter =
  (agency: Agency | undefined): Telling['write'] =>
  (to, kept) =>
    agency && hasReport(to.application)
      ? adverseActionLetter(to, { agency, kept })
      : declinedLetter(to, kept);
