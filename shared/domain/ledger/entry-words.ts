import type { EntryType } from './entry';

/** What an entry is called, wherever it stands. */
export const entryWords: Readonly<Record<EntryType, string>> = {
  charge: 'Charge',
  credit: 'Waiver',
  payment: 'Payment',
  apply: 'Prepayment used',
  free: 'Payment freed',
  reallocation: 'Payment moved',
  return: 'Payment returned',
  refund: 'Refund',
  reversal: 'Reversal',
  opening: 'Opening balance',
  fee: 'Processing fee',
  'refund-failed': 'Refund failed',
  dispute: 'Payment disputed',
  'dispute-closed': 'Dispute closed',
  expense: 'Expense',
  management: 'Management fee',
  contribution: 'Owner’s contribution',
  distribution: 'Distribution',
  bill: 'Bill',
  payout: 'Payout of the payment provider',
  'deposit-refund': 'Deposit refunded',
  'deposit-move': 'Deposit moved',
  transfer: 'Transfer between accounts',
  sweep: 'Earned fees moved',
  cure: 'Shortage covered',
  company: 'Company money',
  'company-expense': 'Company expense',
  bank: 'Bank charge or interest',
  unidentified: 'Unidentified money',
  'write-off': 'Written off',
  recovery: 'Write-off recovered',
};

/** In a lease's ledger a reversal is a charge's. */
export const leaseEntryWords: typeof entryWords = { ...entryWords, reversal: 'Charge reversed' };
