import * as z from 'zod';
import { type Conditions, conditionWords } from './conditions';

/** Whom an adverse-action notice names (D49; 15 U.S.C. 1681m). */
export const Agency = z.object({ name: z.string(), contact: z.string() });
export type Agency = z.infer<typeof Agency>;

/** Who decided about which home. `guaranteed`: the applicant whose guarantor reads this. */
export type DecisionAbout = {
  readonly who: string;
  readonly place: string;
  readonly guaranteed?: string | undefined;
};

/** A letter without greeting and closing, as its mail and its page have it. */
type Text = { readonly subject: string; readonly paragraphs: readonly string[] };

const subjectOf = ({ guaranteed }: DecisionAbout, own: string, guarantors: string): string =>
  guaranteed === undefined ? own : guarantors;

const noticeSubject = (about: DecisionAbout): string =>
  subjectOf(about, 'Notice about your rental application', 'Notice about your part of a rental application');

/** What the notice says of the report: agency, that it did not decide, free copy, dispute. */
const noticeOf = ({ name, contact }: Agency, what = 'The decision'): string[] => [
  `${what} is based in whole or in part on a consumer report by ${name}.`,
  `You can reach the agency here: ${contact}.`,
  `${name} did not make this decision and cannot say why it was made.`,
  'You have the right to a free copy of your report from the agency if you ask for it within 60 days.',
  'You have the right to dispute with the agency whatever in the report is wrong or incomplete.',
];

const preparing = ({ guaranteed }: DecisionAbout): string =>
  guaranteed === undefined
    ? 'They’re preparing the lease. You’ll get an email to read and sign it.'
    : 'They’re preparing the lease. You’ll get an email to read it and sign as co-signer.';

const approval = ({ who, place, guaranteed }: DecisionAbout, conditions = ''): string =>
  guaranteed === undefined
    ? `${who} approved your application for ${place}${conditions}`
    : `${who} approved the application of ${guaranteed} for ${place}${conditions}. It names you as guarantor`;

export const approvedText = (about: DecisionAbout): Text => ({
  subject: subjectOf(
    about,
    'Your rental application was approved',
    'The application that names you as guarantor was approved',
  ),
  paragraphs: [`${approval(about)}. ${preparing(about)}`],
});

type WithConditions = { readonly conditions: Conditions; readonly agency?: Agency | undefined };

/** Approved with conditions; with the agency it is the adverse-action notice too (D49; 15 U.S.C. 1681m). */
export const conditionalText = (about: DecisionAbout, { conditions, agency }: WithConditions): Text => ({
  subject: agency
    ? noticeSubject(about)
    : subjectOf(
        about,
        'Your rental application was approved with conditions',
        'The application that names you as guarantor was approved with conditions',
      ),
  paragraphs: [
    `${approval(about, ` with conditions: ${conditionWords(conditions)}`)}.`,
    preparing(about),
    ...(agency ? noticeOf(agency, 'The decision to ask for these conditions') : []),
  ],
});

const refusal = ({ who, place, guaranteed }: DecisionAbout): string =>
  guaranteed === undefined
    ? `${who} decided not to rent ${place} to you.`
    : `${who} decided not to rent ${place} to ${guaranteed}, who named you as guarantor. You guarantee nothing.`;

const thanks = ({ guaranteed }: DecisionAbout): string =>
  guaranteed === undefined ? 'Thank you for applying.' : 'Thank you for filling in your part.';

/** A decline; with the agency it is the adverse-action notice (D49; 15 U.S.C. 1681m). */
export const declinedText = (about: DecisionAbout, agency?: Agency | undefined): Text =>
  agency
    ? { subject: noticeSubject(about), paragraphs: [refusal(about), ...noticeOf(agency)] }
    : {
        subject: subjectOf(about, 'Your rental application', 'Your part of a rental application'),
        paragraphs: [`${refusal(about)} ${thanks(about)}`],
      };

/** Kind words to those who were not asked any further: the home is taken. */
export const takenText = ({ who, place, guaranteed }: DecisionAbout): Text =>
  guaranteed === undefined
    ? {
        subject: 'The home you applied for is taken',
        paragraphs: [
          `Thank you for applying to ${who} for ${place}. It was rented to another applicant, and your application is closed. We wish you the best in finding a home.`,
        ],
      }
    : {
        subject: 'The home you were a guarantor for is taken',
        paragraphs: [
          `Thank you for being the guarantor of ${guaranteed}, who applied to ${who} for ${place}. It was rented to another applicant, and the application is closed. You guarantee nothing.`,
        ],
      };

/** What a decision says to one person: the very words of the letter of that day. */
export function decisionText(
  about: DecisionAbout,
  decided: {
    readonly stage: 'approved' | 'declined';
    readonly conditions?: Conditions | undefined;
    readonly agency?: Agency | undefined;
    readonly isTaken?: boolean | undefined;
  },
): Text {
  const { stage, conditions, agency, isTaken } = decided;
  if (stage === 'approved')
    return conditions ? conditionalText(about, { conditions, agency }) : approvedText(about);
  return isTaken ? takenText(about) : declinedText(about, agency);
}
