/** What the provider knows of a payment that was refused. */
type Failed = {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
  readonly message?: string | null | undefined;
};

const card = 'Your bank declined the card. Ask your bank why, or pay another way.';
const account = 'The bank account can’t be debited. Use another account or a card.';
const details = 'The card details were not accepted. Check them, or use another card.';

/** By the provider's codes, the more exact one first. */
const words: Readonly<Record<string, string>> = {
  insufficient_funds: 'There was not enough money in the account.',
  withdrawal_count_limit_exceeded: 'The card’s limit was reached.',
  card_velocity_exceeded: 'The card’s limit was reached.',
  expired_card: 'The card has expired. Use another one.',
  incorrect_cvc: details,
  invalid_cvc: details,
  incorrect_number: details,
  invalid_number: details,
  invalid_expiry_month: details,
  invalid_expiry_year: details,
  incorrect_zip: details,
  authentication_required: 'Your bank wants you to confirm this payment. Pay it here yourself.',
  payment_intent_authentication_failure: 'Your bank could not confirm that it was you. Try again.',
  processing_error: 'Something went wrong at the bank. Try again.',
  try_again_later: 'Something went wrong at the bank. Try again.',
  generic_decline: card,
  do_not_honor: card,
  call_issuer: card,
  lost_card: card,
  stolen_card: card,
  pickup_card: card,
  restricted_card: card,
  fraudulent: card,
  transaction_not_allowed: card,
  card_not_supported: card,
  currency_not_supported: card,
  card_declined: card,
  account_closed: 'The bank account is closed. Use another account or a card.',
  bank_account_closed: 'The bank account is closed. Use another account or a card.',
  no_account: 'The bank found no such account. Use another account or a card.',
  invalid_account_number: 'The bank found no such account. Use another account or a card.',
  bank_account_restricted: account,
  bank_account_unusable: account,
  debit_not_authorized: 'Your bank says that this debit was not authorized.',
  payment_method_customer_decline: 'The payment was stopped at your bank.',
  payment_method_provider_decline: card,
};

/** A refusal in words that say what to do; the provider's own where its code is not known. */
export function failureWords({ code, decline_code, message }: Failed): string {
  const known = [decline_code, code].find((one) => one && Object.hasOwn(words, one));
  return (known && words[known]) || message || '';
}
