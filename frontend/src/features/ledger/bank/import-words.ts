import type { Doubt } from '../../../../../shared/domain/ledger/bank/guess-reading';
import type { LeftOutReason } from '../../../../../shared/domain/ledger/bank/read-file';
import type { SignRule } from '../../../../../shared/domain/ledger/bank/signs';
import type { DayOrder } from '../../../../../shared/domain/tabular/days';
import type { QuoteFault } from '../../../../../shared/domain/tabular/delimited';

/** Why a row of a bank's file is no line. */
export const leftOutWords: Readonly<Record<LeftOutReason, string>> = {
  title: 'A title',
  balance: 'A balance or a total',
  'no-day': 'No date',
  'bad-day': 'The date can’t be read',
  'no-amount': 'No amount',
  'bad-amount': 'The amount can’t be read',
  'no-direction': 'Nothing says whether money came in or went out',
  declined: 'Declined or voided',
  zero: 'The amount is $0.00',
  repeated: 'Already in an earlier statement of this file',
};

export const doubtWords: Readonly<Record<Doubt, string>> = {
  headings: 'No row of headings was found, so the first row is read as a transaction.',
  columns: 'We don’t know these headings. Check which column is which.',
  signs: 'We can’t be sure which amounts are money out. Compare money in and out with your statement.',
  order: 'Some dates fit another order of day and month. Check the dates.',
};

export const orderWords: Readonly<Record<DayOrder, string>> = {
  'month-first': 'Month first: 11/02 is Nov 02',
  'day-first': 'Day first: 11/02 is Feb 11',
};

/** Of a file with one column of amounts. */
export const amountSignWords: Readonly<Record<SignRule, string>> = {
  'as-written': 'An amount with a minus',
  turned: 'An amount without a minus',
  'by-type': 'What “Debit or credit” says',
  'by-column': 'What the column says',
};

/** Of a file with money in and money out side by side. */
export const columnSignWords: Readonly<Record<SignRule, string>> = {
  ...amountSignWords,
  'as-written': 'The column; a minus turns it around',
  'by-column': 'The column, with or without a minus',
  turned: 'A minus in the column',
};

export const faultText = ({ line }: QuoteFault): string =>
  `Line ${line} has a quotation mark that is never closed. It was read to the end of the line.`;
