/** Why a bank says no, in Stripe's codes and words. */
export type Decline = { readonly code: string; readonly declineCode: string; readonly message: string };

/** How a test number behaves. */
export type CardBehavior = {
  /** Says no whenever it is asked; `charge` still lets itself be kept for later. */
  readonly declines: 'never' | 'always' | 'charge';
  readonly decline: Decline | null;
  /** When its bank wants the person: never, the first time, each time. */
  readonly authenticates: 'never' | 'first' | 'always';
  readonly isDisputed: boolean;
  /** A bank account instead: settles after days, or fails then. */
  readonly delayed: boolean;
};

const declined = (
  declineCode: string,
  message = 'Your card was declined.',
  code = 'card_declined',
): Decline => ({
  code,
  declineCode,
  message,
});
export const genericDecline = declined('generic_decline');
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');
export const notATestCard = declined(
  'test_mode_live_card',
  'Your card was declined. This is a simulation and takes test card numbers only.',
);
export const authenticationNeeded = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

const pays: CardBehavior = {
  declines: 'never',
  decline: null,
  authenticates: 'never',
  isDisputed: false,
  delayed: false,
};
const refuses = (decline: Decline, declines: 'always' | 'charge' = 'always'): CardBehavior => ({
  ...pays,
  declines,
  decline,
});

/** Some of Stripe's own test numbers. No other number is taken, so that no real one can ever be kept here. */
export const testCards: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': pays,
  '5555555555554444': pays,
  '4000000000000002': refuses(genericDecline),
  '4000000000009995': refuses(insufficientFunds),
  '4000000000000341': refuses(genericDecline, 'charge'),
  '4000002500003155': { ...pays, authenticates: 'first' },
  '4000002760003184': { ...pays, authenticates: 'always' },
  '4000000000000259': { ...pays, isDisputed: true },
};

/** The test numbers are of these two brands. */
export const brandOf = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa');

/** The check digit that every card number carries. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Stripe's test bank accounts at routing number 110000000. */
export const testBanks: Readonly<Record<string, Decline | null>> = {
  '000123456789': null,
  '000111111116': declined(
    'account_closed',
    'The customer’s bank account has been closed.',
    'account_closed',
  ),
  '000222222227': declined(
    'insufficient_funds',
    'The customer’s account has insufficient funds to cover this payment.',
    'insufficient_funds',
  ),
};
export const testRouting = '110000000';
export const testBankName = 'STRIPE TEST BANK';

export const bankBehavior = (decline: Decline | null): CardBehavior => ({
  ...pays,
  delayed: true,
  decline,
  declines: decline ? 'charge' : 'never',
});
