import type { MyAutopay } from '../../../../../shared/contract/autopay';
import { displayDate } from '../../../../../shared/domain/dates';
import type { AskReason } from '../../../../../shared/domain/ledger/rent/autopay-terms';
import { displayDollars } from '../../../../../shared/domain/money';

/** Why the next debit would not be made, as things are. */
export const askWords: Record<AskReason, string> = {
  'above-ceiling': 'The amount due is above your limit. Until that changes, we ask you and debit nothing.',
  'not-announced':
    'The amount due is more than you allow without notice. Until that changes, we ask you and debit nothing.',
  'online-off': 'Your landlord does not offer online payments at the moment. Nothing is debited.',
  'not-whole': 'Your landlord accepts full payment only. Pay the deposit yourself first.',
};

/** A debit of a part. */
export const restWords = (cents: number, rest: number): string =>
  `${displayDollars(cents + rest)} is due, more than your limit. Autopay debits ${displayDollars(cents)}; please pay the other ${displayDollars(rest)} yourself, or raise your limit.`;

/** Known long before the day. */
export const aboveWords = (
  { on, cents }: NonNullable<MyAutopay['above']>,
  terms: MyAutopay['terms'],
): string => {
  const then = terms?.up_to
    ? `Autopay will debit ${displayDollars(terms.ceiling_cents)} then.`
    : 'Autopay would debit nothing then.';
  return `From ${displayDate(on)}, ${displayDollars(cents)} is due, more than your limit. ${then} Change the limit before that day.`;
};

/** A card that cannot pay a debit to come. */
export const cardEndsWords = (method: string, { last, debit }: NonNullable<MyAutopay['card_ends']>): string =>
  `${method} is good through ${displayDate(last)}, before the debit on ${displayDate(debit)}. Choose another card or bank account before then.`;

export const pauseWords = (why: MyAutopay['why']): string =>
  why === 'not-authorized'
    ? 'Your bank returned a debit as unauthorized. Choose another payment method to continue.'
    : 'Two debits in a row failed. Check your account, then turn autopay back on.';
