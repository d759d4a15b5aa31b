/** Every expected *no* to a command on a ledger. */
export const ledgerRefusals = {
  'bad-amount': 'Enter an amount above zero.',
  'more-than-open': 'This is more than is due.',
  'more-than-paid': 'This is more than was paid.',
  'not-settled': 'This payment was already returned.',
  'not-reversible': 'This charge was already reversed.',
  'deposit-used': 'The deposit this paid for is no longer held.',
  'deposit-moved':
    'A moved deposit or a credit paid part of this. Add a charge or a credit for the difference instead.',
  'more-than-held': 'This is more than is held of the deposit.',
  'deposit-settled':
    'This money came from the deposit. Reverse the charge it paid, then refund what is left.',
  'refund-missing': 'Enter who gets the rest of the deposit, and how.',
  'payment-pending': 'A tenant payment is on its way. Wait until it clears or fails.',
  'refund-under-way': 'Money is being given back on this lease right now. Try again in two minutes.',
  'too-many-payments':
    'Too many payments paid for this to move in one step. Charge or waive the difference instead.',
  'already-opened': 'This lease already has an opening balance.',
  'no-fee-due': 'There is no late fee to charge for this.',
  'already-reversed': 'This was already reversed.',
  'more-than-distributable': 'This is more than can be paid out.',
  'nothing-moved': 'The payment already pays these charges.',
  'nothing-due': 'There is no management fee to charge for this month.',
  'bill-not-open': 'This bill is paid or void.',
  'period-locked': 'This period is closed. Choose a later day.',
} as const satisfies Record<string, string>;

/** `limit`, in cents, is the most that is possible (D24). */
export type LedgerRefused = { readonly refused: keyof typeof ledgerRefusals; readonly limit?: number };

export const isRefused = <T extends object>(answer: T | LedgerRefused): answer is LedgerRefused =>
  'refused' in answer;

/** A whole number of cents above 0. */
export const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;
