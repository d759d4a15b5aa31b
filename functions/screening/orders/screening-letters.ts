import { displayDate } from '../../../shared/domain/dates';
import { displayDollars } from '../../../shared/domain/money';
import { forThem } from '../apply-letters';
import { hello, placeIn, type To, who } from '../letter-to-applicant';

/** Asks to complete a screening. */
export const screeningLetter = (to: To, { address, until }: { address: string; until: string }) => ({
  subject: 'Please complete your screening',
  paragraphs: [
    hello(to),
    `${who(to)} asks for your screening for ${placeIn(to)}. Nothing is ordered before you’ve read what it covers and agreed. Please do it by ${displayDate(until)}.`,
  ],
  button: { label: 'Complete the screening', address },
  closing: [forThem],
});

/** Asks for the fee once the reports are there. The amount in cents. */
export const feeLetter = (
  to: To,
  { address, fee, until }: { address: string; fee: number; until: string },
) => ({
  subject: 'Pay the fee for your screening',
  paragraphs: [
    hello(to),
    `${who(to)} has the reports for your application for ${placeIn(to)}. Please pay the ${displayDollars(fee)} screening fee by card by ${displayDate(until)}.`,
  ],
  button: { label: 'Pay the fee', address },
  closing: [forThem],
});

/** The bureau made no report, or took it back. */
export const failedLetter = (to: To, isBack: boolean) => ({
  subject: 'We couldn’t get your screening report',
  paragraphs: [
    hello(to),
    `The bureau has no report for your application to ${who(to)} for ${placeIn(to)}. ${isBack ? 'The fee you paid goes back to your card.' : 'There’s no fee to pay.'}`,
  ],
  closing: [`If you have questions, please ask ${who(to)}.`],
});

export const canceledLetter = (to: To) => ({
  subject: 'Your screening was canceled',
  paragraphs: [hello(to), `${who(to)} canceled the screening for ${placeIn(to)}. Your link no longer works.`],
  closing: [`If you have questions, please ask ${who(to)}.`],
});
