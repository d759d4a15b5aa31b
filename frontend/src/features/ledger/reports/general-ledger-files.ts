import type { PrintPaper } from '../../../../../shared/contract/prints';
import { displayDate } from '../../../../../shared/domain/dates';
import { reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import type { LedgerAccount } from '../../../../../shared/domain/ledger/reports/general-ledger';
import { totalsOf } from '../../../../../shared/domain/ledger/reports/merge-rows';
import { signedDollars } from '../../../../../shared/domain/money';
import type { CsvSource } from '../../../ui/data/use-csv-export';
import { fileDollars } from '../parts/file-dollars';
import type { ReportAsked } from './report-queries';
import { timeText } from './report-words';

const words = {
  before: 'Balance before',
  after: 'Balance at the end',
} as const;

/** Every line of every account, between what the account had before and what it has at the end. */
const fileLines = ({ name, before, lines, after }: LedgerAccount): string[][] => [
  [name, '', words.before, '', '', '', '', fileDollars(before)],
  ...lines.map(({ row: { texts, cents }, balance }) => [
    name,
    ...texts.slice(1),
    fileDollars(cents.debit ?? 0),
    fileDollars(cents.credit ?? 0),
    fileDollars(balance),
  ]),
  [name, '', words.after, '', '', '', '', fileDollars(after)],
];

/** A general ledger that is read already, as lines of a file. */
export const ledgerSource = (accounts: readonly LedgerAccount[]): CsvSource => ({
  what: 'general-ledger',
  header: [...reports['general-ledger'].texts, 'Debit', 'Credit', 'Balance'],
  page: async () => ({ lines: accounts.flatMap(fileLines) }),
});

const amount = (cents: number): string => (cents === 0 ? '–' : signedDollars(cents));

type About = { readonly asked: ReportAsked; readonly property: string };

/** A general ledger on paper, a table an account. */
export function ledgerPaper(accounts: readonly LedgerAccount[], { asked, property }: About): PrintPaper {
  const { title, lead } = reports['general-ledger'];
  return {
    title,
    about: [timeText('general-ledger', asked), property],
    tables: accounts.map(({ name, before, lines, after }) => {
      const { debit = 0, credit = 0 } = totalsOf(lines.map(({ row }) => row));
      return {
        title: name,
        sums: [],
        columns: [
          ...['Date', 'Entry', 'Property', 'Unit'].map((header) => ({ header, is_amount: false })),
          ...['Debit', 'Credit', 'Balance'].map((header) => ({ header, is_amount: true })),
        ],
        rows: [
          ['', words.before, '', '', '', '', signedDollars(before)],
          ...lines.map(({ row: { texts, cents }, balance }) => [
            displayDate(texts[1]),
            ...texts.slice(2),
            amount(cents.debit ?? 0),
            amount(cents.credit ?? 0),
            signedDollars(balance),
          ]),
        ],
        totals: ['', words.after, '', '', signedDollars(debit), signedDollars(credit), signedDollars(after)],
      };
    }),
    closing: lead,
  };
}
