import * as z from 'zod';

/** Sections of lines with sums, by month or property; their columns are the choice of who asks. */
export const StatementName = z.enum(['income-statement', 'balance-sheet', 'cash-flow']);
export type StatementName = z.infer<typeof StatementName>;

/** Reports whose columns are always the same. */
export const TableName = z.enum([
  'rent-roll',
  'aging',
  'delinquency',
  'payments',
  'income',
  'deposits',
  'trial-balance',
  'general-ledger',
]);
export type TableName = z.infer<typeof TableName>;

export const ReportName = z.enum([...StatementName.options, ...TableName.options]);
export type ReportName = z.infer<typeof ReportName>;

export const isStatement = (report: ReportName): report is StatementName =>
  StatementName.safeParse(report).success;

type Report = {
  readonly title: string;
  readonly lead: string;
  /** As of a day, or what was posted in a period. */
  readonly time: 'day' | 'period';
  /** Headings of the words of a row. */
  readonly texts: readonly string[];
  /** Headings of words after these that are for a file, not for people. */
  readonly codes?: readonly string[];
  /** Headings of its figures. */
  readonly figures: Readonly<Record<string, string>>;
};

/** Before the columns of the choice (statement-columns.ts). */
const statement = { texts: ['Account'], figures: {} } as const;

/** Every report with its columns; figures are in cents. */
export const reports: Readonly<Record<ReportName, Report>> = {
  'income-statement': {
    title: 'Income statement',
    lead: 'What came in and what was spent, by category, and what is left.',
    time: 'period',
    ...statement,
  },
  'balance-sheet': {
    title: 'Balance sheet',
    lead: 'The money there is on a day, and whose it is: tenants’, owners’ and yours.',
    time: 'day',
    ...statement,
  },
  'cash-flow': {
    title: 'Cash flow',
    lead: 'What the bank accounts had, what came in and went out and for what, and what they have then.',
    time: 'period',
    ...statement,
  },
  'rent-roll': {
    title: 'Rent roll',
    lead: 'Every lease in force: who rents what, until when, for how much, and what they owe. Vacant units too.',
    time: 'day',
    texts: ['Property', 'Unit', 'Tenants', 'From', 'To'],
    figures: { rent: 'Rent', deposit: 'Deposit held', balance: 'Balance' },
  },
  aging: {
    title: 'Aging',
    lead: 'Who owes, by days since the charge was due.',
    time: 'day',
    texts: ['Tenants', 'Unit', 'Property'],
    figures: {
      upcoming: 'Not due yet',
      days30: '1–30 days',
      days60: '31–60 days',
      days90: '61–90 days',
      older: 'Over 90 days',
      owed: 'Owed',
      writtenOff: 'Written off',
      prepaid: 'Prepaid',
    },
  },
  delinquency: {
    title: 'Delinquency',
    lead: 'Who is late and by how much, when they last paid, and whether a plan or a notice stands.',
    time: 'day',
    texts: ['Tenants', 'Unit', 'Property', 'Late', 'Last payment', 'Plan and notice'],
    figures: {
      pastDue: 'Past due',
      days30: '1–30 days',
      days60: '31–60 days',
      days90: '61–90 days',
      older: 'Over 90 days',
    },
  },
  payments: {
    title: 'Payments received',
    lead: 'Every tenant payment, including returns and refunds.',
    time: 'period',
    texts: ['Date', 'From', 'Unit', 'Property', 'What'],
    figures: { amount: 'Amount' },
  },
  income: {
    title: 'Income by property',
    lead: 'What was charged (accrual) and collected (cash), for owners and the manager.',
    time: 'period',
    texts: ['Property', 'For', 'Kind'],
    figures: { charged: 'Charged', collected: 'Collected' },
  },
  deposits: {
    title: 'Deposit register',
    lead: 'Deposits held, by lease and tenant.',
    time: 'day',
    texts: ['Tenant', 'Unit', 'Property'],
    figures: { held: 'Held' },
  },
  'trial-balance': {
    title: 'Trial balance',
    lead: 'Every account: debits are positive, credits in parentheses. Each column adds up to zero.',
    time: 'period',
    texts: ['Account'],
    codes: ['Code'],
    figures: { before: 'Beginning', debits: 'Debits', credits: 'Credits', after: 'Ending' },
  },
  'general-ledger': {
    title: 'General ledger',
    lead: 'Every entry, account by account, with the balance before, after each one, and at the end.',
    time: 'period',
    texts: ['Account', 'Date', 'What', 'Property', 'Unit'],
    figures: { before: 'Beginning', debit: 'Debit', credit: 'Credit' },
  },
};
