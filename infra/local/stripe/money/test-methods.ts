import { type Decline, genericDecline } from './card-errors';

/** How a test number behaves. */
export type Behavior = {
  /** The bank's answer to a charge; null accepts it. */
  readonly decline: Decline | null;
  /** Whether the bank also refuses to save the method. */
  readonly refusesToSave: boolean;
  /** When the bank wants to authenticate the person. */
  readonly authentication: 'never' | 'first' | 'always';
  readonly isDisputed: boolean;
  /** A bank account: the bank answers days later. */
  readonly isDelayed: boolean;
  /** A bank account whose debit settles and then comes back. */
  readonly isReturned?: boolean;
};

const pays: Behavior = {
  decline: null,
  refusesToSave: false,
  authentication: 'never',
  isDisputed: false,
  isDelayed: false,
};
const insufficientFunds: Decline = {
  ...genericDecline,
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Some of Stripe's own test numbers. The double accepts no others, so that it never stores a real one. */
export const testCards: Readonly<Record<string, Behavior>> = {
  '4242424242424242': pays,
  '5555555555554444': pays,
  '4000000000000002': { ...pays, decline: genericDecline, refusesToSave: true },
  '4000000000009995': { ...pays, decline: insufficientFunds, refusesToSave: true },
  '4000000000000341': { ...pays, decline: genericDecline },
  '4000002500003155': { ...pays, authentication: 'first' },
  '4000002760003184': { ...pays, authentication: 'always' },
  '4000000000000259': { ...pays, isDisputed: true },
};

/** The test numbers belong to these two brands. */
export const brandOf = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa');

const account: Behavior = { ...pays, isDelayed: true };
const declinedAccount = (code: string, message: string): Behavior => ({
  ...account,
  decline: { code, declineCode: code, message },
});

export const testRouting = '110000000';
export const testBankName = 'STRIPE TEST BANK';
/** Some of Stripe's test bank accounts at that routing number. */
export const testBanks: Readonly<Record<string, Behavior>> = {
  '000123456789': account,
  '000555555559': { ...account, isReturned: true },
  '000111111116': declinedAccount('account_closed', 'The customer’s bank account has been closed.'),
  '000222222227': declinedAccount(
    'insufficient_funds',
    'The customer’s account has insufficient funds to cover this payment.',
  ),
};
