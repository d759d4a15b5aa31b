/** Every expected *no* to a command on a ledger. */
export const ledgerRefusals = {
  'bad-amount': 'Enter an amount above zero.',
  'more-than-open': 'This is more than is due.',
  'less-than-waived': 'More than this was already waived.',
  'written-off': 'A part of this was written off. Recover it first.',
  'more-than-paid': 'This is more than was paid.',
  'not-settled': 'This payment was already returned.',
  'not-reversible': 'This charge was already reversed.',
  'deposit-used': 'The deposit this paid for is no longer held.',
  'deposit-kept': 'This money is held as a deposit. Settle, refund, or transfer it instead.',
  'deposit-moved':
    'A moved deposit or a credit paid part of this. Add a charge or a credit for the difference instead.',
  'more-than-held': 'This is more than the deposit you hold.',
  'deposit-settled': 'This money came from the deposit. Reverse the charge it paid, then refund what’s left.',
  'refund-missing': 'Enter who gets the rest of the deposit and how.',
  'payment-pending': 'A tenant payment is pending. Wait until it clears or fails.',
  'refund-under-way': 'A refund on this lease is being processed. Try again in two minutes.',
  'too-many-payments':
    'Too many payments paid for this to move in one step. Charge or waive the difference instead.',
  'already-opened': 'This lease already has an opening balance.',
  'no-fee-due': 'There’s no late fee to charge for this.',
  'undo-over': 'These fees were charged more than 24 hours ago. Reverse them one by one.',
  'already-reversed': 'This was already reversed.',
  'more-than-distributable': 'This is more than is available to distribute.',
  'nothing-moved': 'The payment already pays these charges.',
  'nothing-due': 'There’s no management fee to charge for this month.',
  'bill-not-open': 'This bill is paid or void.',
  'same-account': 'Choose two different accounts.',
  'trust-short': 'This would leave a bank account without money that it holds for others.',
  'period-locked': 'This period is closed. Choose a later day.',
  'account-reconciled': 'The bank account is reconciled through this day. Choose a later day.',
} as const satisfies Record<string, string>;

/**
 * `limit`, in cents, is the most that is possible (D24); of `less-than-waived` the least. `from` is the first
 * day that is open (D55).
 */
export type LedgerRefused = {
  readonly refused: keyof typeof ledgerRefusals;
  readonly limit?: number;
  readonly from?: string;
  /** In place of the refusal's own words, when it names what stands in the way. */
  readonly message?: string;
};

export const isRefused = <T extends object>(answer: T | LedgerRefused): answer is LedgerRefused =>
  'refused' in answer;

/** A whole number of cents above 0. */
export const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;
