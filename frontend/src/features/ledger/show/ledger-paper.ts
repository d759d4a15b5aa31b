import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { PrintPaper } from '../../../../../shared/contract/prints';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { printLimits } from '../../../../../shared/domain/print-limits';
import { lineName, lineNote, type ShownLine } from '../../../domain-ui/ledger/line-words';
import { changeText, owedText } from '../parts/ledger-words';

type Figures = Pick<
  Ledger,
  'unit_number' | 'property_title' | 'today' | 'balance' | 'past_due' | 'prepaid' | 'deposit_held'
>;

type About = {
  /** The newest first, as a ledger shows them. */
  readonly lines: readonly ShownLine[];
  readonly tenants: string;
  readonly asOf?: string | undefined;
  /** Which entries. */
  readonly shown: string;
};

const entryText = (line: ShownLine): string =>
  [lineName(line), lineNote(line)].filter(Boolean).join('\n').slice(0, printLimits.cell);

/** A lease's ledger on paper: its figures of a day, and its entries from the first to the last. */
export function ledgerPaper(ledger: Figures, { lines, tenants, asOf, shown }: About): PrintPaper {
  const { unit_number, property_title, today, balance, past_due, prepaid, deposit_held } = ledger;
  return {
    title: `Ledger for Unit ${unit_number}`,
    about: [property_title, tenants, `As of ${displayDate(asOf ?? today)}`, shown].filter(Boolean),
    tables: [
      {
        title: '',
        sums: [
          { label: 'Balance', amount: owedText(balance) },
          { label: 'Past due', amount: displayDollars(past_due) },
          { label: 'Prepaid', amount: displayDollars(prepaid) },
          { label: 'Deposit held', amount: displayDollars(deposit_held) },
        ],
        columns: ['Date', 'Entry', 'Amount', 'Balance'].map((header, at) => ({ header, is_amount: at > 1 })),
        rows: lines
          .map((line) => [
            displayDate(line.on),
            entryText(line),
            changeText(line.amount),
            owedText(line.balance),
          ])
          .toReversed(),
        totals: [],
      },
    ],
    closing: '',
  };
}
