import { displayDate } from '../../shared/domain/dates';
import { displayDollars } from '../../shared/domain/money';
import { plainName } from '../../shared/domain/name-line';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { type PersonKind, personWords } from '../../shared/domain/screening/people';
import { purgeAt } from '../../shared/domain/screening/retention';
import { letterEntry } from '../common/leases/lease-letters';
import { greeting } from '../gateways/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';
import { newApplyLink } from './new-application';

type To = {
  readonly application: Pick<StoredApplication, 'fields' | 'home'>;
  readonly organization: { readonly organizationId: string; readonly name: string };
};

const placeIn = ({ application: { home } }: To): string =>
  [home.street, `Unit ${home.unitNumber}`, home.city].map(plainName).join(', ');
const hello = ({ application }: To): string => greeting(applicantName(application.fields));
const who = ({ organization }: To): string => plainName(organization.name);
const forThem =
  'This link is only for you: anyone who has it can answer in your name. Please do not forward it.';

/** The link to go on with an application. */
export const resumeLetter = (to: To, address: string) => ({
  subject: 'Your rental application',
  paragraphs: [
    hello(to),
    `Here is your application to ${who(to)} for ${placeIn(to)}. Your answers are saved as you go: open this link on any device to go on, and to see whether it was sent. No account is needed.`,
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
    `${plainName(by)} applies to ${who(to)} for ${placeIn(to)} and names you as ${personWords[kind]}. Please fill in your own part: it is complete only with yours. ${plainName(by)} does not see your answers, and no account is needed.`,
  ],
  button: { label: 'Open my part', address },
  closing: [forThem, 'If you do not know who this is, ignore this mail: without you nothing is sent.'],
});

/** The last of those who were named has sent their part. */
export const completeLetter = (to: To) => ({
  subject: 'Your rental application was sent',
  paragraphs: [
    hello(to),
    `Everybody you named has sent their part. ${who(to)} has your application for ${placeIn(to)} now.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** The application went, or the person was taken out of it. */
export const takenOutLetter = (to: To) => ({
  subject: 'Your part of a rental application was removed',
  paragraphs: [
    hello(to),
    `You are no longer part of the application to ${who(to)} for ${placeIn(to)}. What you had filled in is gone, and your link no longer works.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** Asks to complete a screening. */
export const screeningLetter = (to: To, { address, until }: { address: string; until: string }) => ({
  subject: 'Please complete your screening',
  paragraphs: [
    hello(to),
    `${who(to)} asks for your screening for ${placeIn(to)}. Nothing is ordered before you have read what it is about and agreed. You can do so until ${displayDate(until)}.`,
  ],
  button: { label: 'Complete the screening', address },
  closing: [forThem],
});

/** Asks for the fee once the reports are there. The amount in cents. */
export const feeLetter = (
  to: To,
  { address, fee, until }: { address: string; fee: number; until: string },
) => ({
  subject: 'Your screening is complete: please pay the fee',
  paragraphs: [
    hello(to),
    `${who(to)} has the reports for your application for ${placeIn(to)}. Please pay the ${displayDollars(fee)} screening fee by ${displayDate(until)}. You pay by card.`,
  ],
  button: { label: 'Pay the fee', address },
  closing: [forThem],
});

export const canceledLetter = (to: To) => ({
  subject: 'Your screening was canceled',
  paragraphs: [hello(to), `${who(to)} canceled the screening for ${placeIn(to)}. Your link no longer works.`],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

export const approvedLetter = (to: To) => ({
  subject: 'Your rental application was approved',
  paragraphs: [
    hello(to),
    `${who(to)} approved your application for ${placeIn(to)}. The lease is being prepared; you get a link of its own to read and sign it.`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** The link to an application as it stands, which works as long as anything is kept. */
export const linkToKept = ({ after, now }: { after: StoredApplication; now: Date }, deps: Deps) => {
  const { organizationId, applicationId } = after;
  const about = { organizationId, kind: 'application', about: applicationId, applicationId } as const;
  return newApplyLink({ ...about, now, until: purgeAt(after) }, deps);
};

/** The button by which they ask what is kept. */
const whatIsKept = (address: string) => ({ label: 'What is kept about you', address });

export const declinedLetter = (to: To, kept: string) => ({
  subject: 'Your rental application',
  paragraphs: [hello(to), `${who(to)} decided not to rent ${placeIn(to)} to you. Thank you for applying.`],
  button: whatIsKept(kept),
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** Kind words to those who were not asked any further: the home is taken. */
export const takenLetter = (to: To, kept: string) => ({
  subject: 'The home you applied for is taken',
  paragraphs: [
    hello(to),
    `Thank you for applying to ${who(to)} for ${placeIn(to)}. It was let to another applicant, and your application is closed. We wish you the best in finding a home.`,
  ],
  button: whatIsKept(kept),
  closing: [`If you have questions, please ask ${who(to)}.`],
});

/** The landlord wrote; the words stand behind the link, so that our mail carries no stranger's text. */
export const messageLetter = (to: To, address: string) => ({
  subject: 'A message about your rental application',
  paragraphs: [
    hello(to),
    `${who(to)} wrote you a message about your application for ${placeIn(to)}. You can read and answer it here.`,
  ],
  button: { label: 'Read the message', address },
  closing: [forThem],
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

/** The adverse-action notice: agency and contact, that it did not decide, free copy, dispute (D49; 15 U.S.C. 1681m). */
export const adverseActionLetter = (
  to: To,
  { agency, kept }: { agency: { readonly name: string; readonly contact: string }; kept: string },
) => ({
  subject: 'Notice about your rental application',
  paragraphs: [
    hello(to),
    `${who(to)} decided not to rent ${placeIn(to)} to you. The decision is based in whole or in part on a consumer report by ${agency.name}.`,
    `You can reach the agency here: ${agency.contact}.`,
    `${agency.name} did not make this decision and cannot say why it was made.`,
    'You have the right to a free copy of your report from the agency if you ask for it within 60 days.',
    'You have the right to dispute with the agency whatever in the report is wrong or incomplete.',
  ],
  button: whatIsKept(kept),
  closing: [`If you have questions, please ask ${who(to)}.`],
});

type Letter = Parameters<typeof letterEntry>[0]['letter'];

/** A letter to the applicant, as it waits in the outbox. */
export const toApplicant = (to: To, { letter, now }: { letter: Letter; now: Date }, deps: Deps) =>
  letterEntry({ to: to.application.fields.email, letter }, { ...to, place: placeIn(to), now }, deps);
