import { expect, it } from 'vitest';
import { failureWords } from './failure-words';

it.each([
  [
    {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    'There was not enough money in the account.',
  ],
  [
    { code: 'card_declined', decline_code: 'unheard_of' },
    'Your bank declined the card. Ask your bank why, or pay another way.',
  ],
  [{ code: 'account_closed', message: 'x' }, 'The bank account is closed. Use another account or a card.'],
  [{ code: 'unheard_of', message: 'No funds.' }, 'No funds.'],
  [{ code: 'toString' }, ''],
  [{}, ''],
])('a refusal of the bank is told in words that say what to do: %o', (failed, words) => {
  expect(failureWords(failed)).toBe(words);
});
