import { displayDollars } from '../../shared/domain/money';
import { plainName } from '../../shared/domain/name-line';
import { type PersonKind, personWords } from '../../shared/domain/screening/people';
import { hello, placeIn, type To, who } from './letter-to-applicant';

export const forThem =
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

/** Says what is still missing once the applicant has sent their part. `fee` in cents. */
export const feeMissingLetter = (to: To, { fee, address }: { fee: number; address: string }) => ({
  subject: 'Your application fee is still missing',
  paragraphs: [
    hello(to),
    `Your answers for ${placeIn(to)} were sent. One thing is missing: the application fee of ${displayDollars(fee)} that ${who(to)} asks for. You pay it once, by card.`,
  ],
  button: { label: 'Pay the fee', address },
  closing: [forThem],
});

/** Staff sent the application fee back; in cents. */
export const feeBackLetter = (to: To, fee: number) => ({
  subject: 'Your application fee is on its way back',
  paragraphs: [
    hello(to),
    `${who(to)} sends your application fee of ${displayDollars(fee)} for ${placeIn(to)} back to the card you paid with. Banks usually take 5 to 10 days to show it.`,
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
