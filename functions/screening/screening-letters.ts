import { displayDate } from '../../shared/domain/dates';
import { displayDollars } from '../../shared/domain/money';
import { forThem } from './apply-letters';
import { hello, placeIn, type To, who } from './letter-to-applicant';

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

/** The bureau made no report, or took it back. */
export const failedLetter = (to: To, isBack: boolean) => ({
  subject: 'Your screening report could not be made',
  paragraphs: [
    hello(to),
    `The bureau has no report for your application to ${who(to)} for ${placeIn(to)}. ${isBack ? 'The fee you paid by card goes back to it.' : 'There is no fee to pay.'}`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

export const canceledLetter = (to: To) => ({
  subject: 'Your screening was canceled',
  paragraphs: [hello(to), `${who(to)} canceled the screening for ${placeIn(to)}. Your link no longer works.`],
  closing: [`If you have questions, please ask ${who(to)}.`],
});
