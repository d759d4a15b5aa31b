import { displayDollars } from '../../shared/domain/money';
import { plainName } from '../../shared/domain/name-line';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { type PersonKind, personWords } from '../../shared/domain/screening/people';
import { greeting } from '../gateways/mail/mail-layout';
import type { StoredApplication } from '../table/screening/record';
import { hello, placeIn, type To, who } from './letter-to-applicant';

export const forThem =
  'This link is only for you. Anyone who has it can answer in your name, so please don’t forward it.';

/** The link to go on with an application. */
export const resumeLetter = (to: To, address: string) => ({
  subject: 'Your rental application',
  paragraphs: [
    hello(to),
    `Here is your application to ${who(to)} for ${placeIn(to)}. Your answers are saved as you go. Open this link on any device to continue or to see whether it was sent. You don’t need an account.`,
  ],
  button: { label: 'Open the application', address },
  closing: [forThem],
});

/** Asks a person whom the first applicant named for their own part. */
export const personLetter = (
  to: To,
  { by, kind, address }: { by: string; kind: PersonKind; address: string },
) => ({
  subject: 'Your part of a rental application',
  paragraphs: [
    hello(to),
    `${plainName(by)} is applying to ${who(to)} for ${placeIn(to)} and named you as ${personWords[kind]}. Please fill in your own part to complete the application. ${plainName(by)} doesn’t see your answers, and you don’t need an account.`,
  ],
  button: { label: 'Open my part', address },
  closing: [forThem, 'Don’t know who this is? You can ignore this email. Nothing is sent without you.'],
});

/** The last of those who were named has sent their part. */
export const completeLetter = (to: To) => ({
  subject: 'Your rental application was sent',
  paragraphs: [
    hello(to),
    `Everyone you named sent their part. ${who(to)} now has your application for ${placeIn(to)}.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

type Sent = {
  readonly address: string;
  /** In cents, where it is due. */
  readonly fee?: number | undefined;
  /** Others whom the applicant named have not sent their part. */
  readonly waitsForOthers: boolean;
};

/** The applicant's own part arrived: whether the landlord has it, and what is still open. */
export const receivedLetter = (to: To, { address, fee, waitsForOthers }: Sent) => ({
  subject: 'Your answers arrived',
  paragraphs: [
    hello(to),
    waitsForOthers
      ? `Your answers for ${placeIn(to)} arrived. ${who(to)} gets the application once everyone named in it has sent their part.`
      : `Your answers for ${placeIn(to)} arrived, and ${who(to)} has them.`,
    fee === undefined
      ? 'You don’t need to do anything more for now.'
      : `One thing is open: the application fee of ${displayDollars(fee)}. You pay it once, by card.`,
  ],
  button: fee === undefined ? { label: 'Open the application', address } : { label: 'Pay the fee', address },
  closing: [forThem],
});

/** Staff sent the application fee back; in cents. */
export const feeBackLetter = (to: To, fee: number) => ({
  subject: 'Your application fee was refunded',
  paragraphs: [
    hello(to),
    `${who(to)} refunded your application fee of ${displayDollars(fee)} for ${placeIn(to)} to the card you paid with. Banks usually take 5 to 10 days to show it.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** The application went, or the person was taken out of it. */
export const takenOutLetter = (to: To) => ({
  subject: 'Your part of a rental application was removed',
  paragraphs: [
    hello(to),
    `You’re no longer part of the application to ${who(to)} for ${placeIn(to)}. What you filled in is deleted, and your link no longer works.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** The landlord wrote; the words stand behind the link, so that our mail carries no stranger's text. */
export const messageLetter = (to: To, address: string) => ({
  subject: 'A message about your rental application',
  paragraphs: [
    hello(to),
    `${who(to)} sent you a message about your application for ${placeIn(to)}. Read and answer it here.`,
  ],
  button: { label: 'Read the message', address },
  closing: [forThem],
});

/** Asks the sender of a question to confirm the address; the words stand behind the link. */
export const questionLetter = (to: To, address: string) => ({
  subject: 'Send your question about a home',
  paragraphs: [
    hello(to),
    `You asked ${who(to)} about ${placeIn(to)}. Your question is sent once you open this link and press Send.`,
  ],
  button: { label: 'Send my question', address },
  closing: [forThem, 'Didn’t ask anything? You can ignore this email. Nothing is sent without you.'],
});

type Asked = { readonly text: string; readonly times: readonly string[] };
type TakenApplication = Pick<StoredApplication, 'fields' | 'home' | 'takenBy'>;

/** A confirmed question, for who answers it: an answer to this mail reaches the asker. */
export const askedLetter = (application: TakenApplication, { text, times }: Asked, address: string) => {
  const name = plainName(applicantName(application.fields));
  const { home } = application;
  return {
    replyTo: application.fields.email,
    subject: 'A question about a home you listed',
    paragraphs: [
      greeting(application.takenBy.firstName),
      `${name} asks about ${plainName(home.title)}, unit ${plainName(home.unitNumber)}:`,
      text,
      ...(times.length > 0 ? [`Could see it: ${times.join('; ')}`] : []),
    ],
    button: { label: 'Answer and set a time', address },
    closing: [
      `Reply to this email, and ${name} gets your answer there. What you write on the page stays in the thread.`,
    ],
  };
};

const showingWordsOf = {
  proposed: { subject: 'Times to see a home', label: 'Choose a time' },
  agreed: { subject: 'Your time to see a home', label: 'See or change it' },
  off: { subject: 'Your time to see a home was canceled', label: 'Propose another time' },
} as const;
type ShowingTold = keyof typeof showingWordsOf;

type ShowingTelling = {
  readonly what: ShowingTold;
  /** On the clock of the home. */
  readonly when: string;
  readonly address: string;
  readonly calendar?: string | undefined;
};

/** Of a showing, for the applicant. */
export const showingLetter = (to: To, { what, when, address, calendar }: ShowingTelling) => {
  const { subject, label } = showingWordsOf[what];
  const words = {
    proposed: `${who(to)} can show you ${placeIn(to)}: ${when}. Choose a time, or propose another.`,
    agreed: `You can see ${placeIn(to)} on ${when}. The calendar file is attached.`,
    off: `The showing of ${placeIn(to)} on ${when} will not take place. The attached file takes it out of your calendar.`,
  };
  return {
    subject,
    paragraphs: [hello(to), words[what]],
    button: { label, address },
    ...(calendar !== undefined && { calendar }),
    closing: [forThem],
  };
};

/** The same for who takes the application, with the calendar file. */
export const showingForStaff = (
  application: TakenApplication,
  { what, when, address, calendar }: ShowingTelling,
) => {
  const name = plainName(applicantName(application.fields));
  const { home } = application;
  const place = `${plainName(home.title)}, unit ${plainName(home.unitNumber)}`;
  return {
    subject: what === 'off' ? 'A showing was canceled' : 'A showing is set',
    paragraphs: [
      greeting(application.takenBy.firstName),
      what === 'off'
        ? `${name} will not come to see ${place} on ${when}.`
        : `${name} comes to see ${place} on ${when}.`,
    ],
    button: { label: 'Open their page', address },
    ...(calendar !== undefined && { calendar }),
    closing: [],
  };
};
