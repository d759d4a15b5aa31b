import { type Lines, sumOf } from '../accounts';
import { balanceSectionOf } from './balance-parts';
import { cashSectionOf, isFlow } from './cash-parts';
import type { StatementName } from './catalogue';
import { incomeSectionOf, movements } from './income-parts';
import type { ReportChoices } from './report-choices';
import type { ReportRow } from './report-row';
import { totalColumn } from './statement-columns';

type Figure = { readonly label: string; readonly cents: number };

/** Two figures that are the same, each added up its own way (D71). */
export type Tie = { readonly name: string; readonly figures: readonly [Figure, Figure] };

export const isTied = ({ figures: [one, other] }: Tie): boolean => one.cents === other.cents;

type Made = {
  readonly rows: readonly ReportRow[];
  /** What the server added up besides (`tieSums`). */
  readonly sums: Lines;
  readonly choices: ReportChoices;
  /** The keys of the columns, without the total. */
  readonly columns: readonly string[];
};

const centsIn = ({ cents }: ReportRow, column: string): number => cents[column] ?? 0;

/** Net income of a column. */
const netOf = ({ rows, choices }: Made, column: string): number =>
  sumOf(
    rows.map((row) => {
      const isSpent = incomeSectionOf(row.key, choices.whose) === 'expenses';
      return isSpent ? -centsIn(row, column) : centsIn(row, column);
    }),
  );

const whatMoved = {
  owners: ['Net income, contributions, distributions and opening balances', 'Change of the owners’ balances'],
  manager: ['Net income, money put in or taken out, and opening balances', 'Change of the company’s balance'],
} as const;

function incomeTies(made: Made): Tie[] {
  const { sums, choices, columns } = made;
  const { by, whose } = choices;
  const net = netOf(made, totalColumn);
  const moved = sumOf(movements[whose].map((movement) => sums[movement] ?? 0));
  const [shown, other] = whatMoved[whose];
  const change: Tie = {
    name: 'Income and balances',
    figures: [
      { label: shown, cents: net + moved },
      { label: other, cents: sums.change ?? 0 },
    ],
  };
  if (by === 'total') return [change];
  const parts = by === 'month' ? 'months' : 'properties';
  return [
    change,
    {
      name: `All ${parts} and the total`,
      figures: [
        { label: `Net income of all ${parts}`, cents: sumOf(columns.map((column) => netOf(made, column))) },
        { label: 'Net income in total', cents: net },
      ],
    },
  ];
}

/** One line for all columns: the first that fails, else the total's. */
const firstThatFails = (ties: readonly Tie[]): Tie[] => {
  const failed = ties.filter((tie) => !isTied(tie));
  return (failed.length > 0 ? failed : ties).slice(0, 1);
};

const sectionSum = ({ rows }: Made, column: string, sections: readonly string[]): number =>
  sumOf(rows.map((row) => (sections.includes(balanceSectionOf(row.key)) ? centsIn(row, column) : 0)));

/** Each column balances; the one that does not is named first. */
function balanceTies(made: Made): Tie[] {
  const figures = [totalColumn, ...made.columns].map(
    (column): Tie => ({
      name: 'Assets and whose they are',
      figures: [
        { label: 'Assets', cents: sectionSum(made, column, ['assets']) },
        { label: 'Liabilities and equity', cents: sectionSum(made, column, ['liabilities', 'equity']) },
      ],
    }),
  );
  return firstThatFails(figures);
}

const cashSum = ({ rows }: Made, column: string, isIn: (line: string) => boolean): number =>
  sumOf(rows.map((row) => (isIn(row.key) ? centsIn(row, column) : 0)));

/** Each column comes to what the accounts have; the one that does not is named first. */
function cashTies(made: Made): Tie[] {
  const ties = [totalColumn, ...made.columns].map(
    (column): Tie => ({
      name: 'What moved and the bank accounts',
      figures: [
        {
          label: 'Cash at the beginning and what moved',
          cents: cashSum(made, column, (line) => isFlow(line) || cashSectionOf(line) === 'begin'),
        },
        {
          label: 'Bank accounts at the end',
          cents: cashSum(made, column, (line) => cashSectionOf(line) === 'end'),
        },
      ],
    }),
  );
  const first = firstThatFails(ties);
  if (made.choices.by === 'total') return first;
  const parts = made.choices.by === 'month' ? 'months' : 'properties';
  const all = sumOf(made.columns.map((column) => cashSum(made, column, isFlow)));
  return [
    ...first,
    {
      name: `All ${parts} and the total`,
      figures: [
        { label: `What moved in all ${parts}`, cents: all },
        { label: 'What moved in total', cents: cashSum(made, totalColumn, isFlow) },
      ],
    },
  ];
}

const makers: Record<StatementName, (made: Made) => Tie[]> = {
  'income-statement': incomeTies,
  'balance-sheet': balanceTies,
  'cash-flow': cashTies,
};

/** What a statement is compared with. */
export const tiesOf = (report: StatementName, made: Made): Tie[] => makers[report](made);
