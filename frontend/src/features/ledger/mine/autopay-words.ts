import type { MyAutopay } from '../../../../../shared/contract/autopay';
import type { AskReason } from '../../../../../shared/domain/ledger/autopay-terms';

/** Why the next debit would not be made, as things are. */
export const askWords: Record<AskReason, string> = {
  'above-ceiling': 'The amount due is above your limit. Until that changes, we ask you and debit nothing.',
  'not-announced':
    'The amount due is more than you allow without notice. Until that changes, we ask you and debit nothing.',
  'online-off': 'Your landlord does not offer online payments at the moment. Nothing is debited.',
  'not-whole': 'Your landlord accepts full payment only. Pay the deposit yourself first.',
};

export const pauseWords = (why: MyAutopay['why']): string =>
  why === 'not-authorized'
    ? 'Your bank returned a debit as unauthorized. Choose another payment method to continue.'
    : 'Two debits in a row failed. Check your account, then turn autopay back on.';
