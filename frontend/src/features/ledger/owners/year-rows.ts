import type { OwnerYear } from '../../../../../shared/contract/owner-money';
import { displayDate } from '../../../../../shared/domain/dates';
import {
  rentsLine,
  type ScheduleLine,
  scheduleNames,
  type YearPart,
} from '../../../../../shared/domain/ledger/owners/schedule-e';
import { yearPartName } from '../../../domain-ui/ledger/statement-text';

type Figures = OwnerYear['totals'];

/** A heading, a line of the form or beside it, what a line is made of, or what the ones above come to. */
export type YearRow =
  | { readonly kind: 'heading'; readonly name: string }
  | {
      readonly kind: 'line' | 'part' | 'sum' | 'total';
      readonly name: string;
      readonly cents: number;
      /** Of Schedule E. */
      readonly line?: ScheduleLine;
      /** The line that a part is of. */
      readonly partOf?: ScheduleLine;
    };

/** A part that is all of its line, and called the same, says nothing more; line 19 names each. */
const partRows = ({ line, parts }: Figures['lines'][number]): YearRow[] =>
  parts.length === 1 && parts.every(({ of }) => yearPartName(of) === scheduleNames[line])
    ? []
    : parts.map(({ of, cents }) => ({ kind: 'part', partOf: line, name: yearPartName(of), cents }));

const lineRows = (line: Figures['lines'][number]): YearRow[] => [
  { kind: 'line', line: line.line, name: scheduleNames[line.line], cents: line.cents },
  ...partRows(line),
];

/** What is not 0. */
const some = (rows: readonly YearRow[]): YearRow[] =>
  rows.filter((row) => row.kind === 'heading' || row.cents !== 0);

const balanceRows = (figures: Figures): YearRow[] => [
  { kind: 'heading', name: 'Balance' },
  { kind: 'line', name: 'Beginning balance', cents: figures.beginning },
  { kind: 'line', name: 'Net income', cents: figures.net },
  ...some([
    { kind: 'line', name: 'Contributions', cents: figures.contributions },
    { kind: 'line', name: 'Distributions', cents: -figures.distributions },
    { kind: 'line', name: 'Adjustments', cents: figures.adjustments },
  ]),
  { kind: 'total', name: 'Ending balance', cents: figures.ending },
];

/** A year of a property or of all, top to bottom; expenses above 0, the balance as it changes. */
export function yearRows(figures: Figures): YearRow[] {
  const { lines, rents, expenses, other_income: other, net } = figures;
  const income = lines.filter(({ line }) => line === rentsLine);
  const rent: YearRow = {
    kind: 'line',
    line: rentsLine,
    name: scheduleNames[rentsLine],
    cents: rents,
  };
  return [
    { kind: 'heading', name: 'Income' },
    ...(income.length > 0 ? income.flatMap(lineRows) : [rent]),
    ...some([{ kind: 'line', name: 'Other income: interest of the bank', cents: other }]),
    { kind: 'heading', name: 'Expenses' },
    ...lines.filter(({ line }) => line !== rentsLine).flatMap(lineRows),
    { kind: 'sum', name: 'Total expenses', cents: expenses },
    { kind: 'total', name: 'Net income', cents: net },
    ...balanceRows(figures),
  ];
}

/** How the year comes from its statements: what is of another year's, and what is on none. */
export function statementRows({ year, totals, statements }: OwnerYear): YearRow[] {
  const { count, stored, earlier, later, unstated } = statements;
  const moved = totals.net + totals.contributions - totals.distributions + totals.adjustments;
  return [
    {
      kind: 'line',
      name: `${count} ${count === 1 ? 'statement' : 'statements'} issued for ${year}`,
      cents: stored,
    },
    ...some([
      { kind: 'line', name: `On them, of days before ${year}`, cents: -earlier },
      { kind: 'line', name: `Of ${year}, on statements of a later year`, cents: later },
      { kind: 'line', name: `Of ${year}, on no statement`, cents: unstated },
    ]),
    { kind: 'total', name: 'Change of the balance in the year', cents: moved },
  ];
}

/** The last day is known only once something was issued. */
export const yearDays = ({ year, to }: OwnerYear): string =>
  `${displayDate(`${year}-01-01`)} – ${displayDate(to)}`;

/** Whether there is something to show. */
export const isEmptyYear = ({ year, to, properties }: OwnerYear): boolean =>
  to < `${year}-01-01` || properties.length === 0;

/** The name of a part in a file, empty where its line says it. */
export const partName = (of: YearPart, line: ScheduleLine): string => {
  const name = yearPartName(of);
  return name === scheduleNames[line] ? '' : name;
};

export const yearTitle = ({ is_own, year }: OwnerYear): string => (is_own ? `Your ${year}` : `Year ${year}`);

export const notAdvice = 'Figures for a tax preparer, not tax advice.';
