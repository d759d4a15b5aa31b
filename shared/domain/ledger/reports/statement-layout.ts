import { chargeKinds, classOf, type Lines } from '../accounts';
import { expenseCategories } from '../owners/owner-money';
import { accountOrder } from './account-names';
import { type BalanceSection, balanceSectionOf, balanceSections } from './balance-parts';
import { type CashSection, cashSectionOf, cashSections } from './cash-parts';
import type { StatementName } from './catalogue';
import { badDebtLine, type IncomeSection, incomeSectionOf, incomeSections, operating } from './income-parts';
import { totalsOf } from './merge-rows';
import type { Whose } from './report-choices';
import type { ReportRow } from './report-row';

/** A statement as it is read, from top to bottom; `account` opens a figure, undefined for none of its own. */
export type StatementLine =
  | { readonly kind: 'heading'; readonly key: string; readonly name: string }
  | {
      readonly kind: 'line' | 'sum' | 'total';
      readonly key: string;
      readonly name: string;
      readonly cents: Lines;
      readonly account?: string | undefined;
      /** Whether entries alone make the figure. */
      readonly isOpened: boolean;
    };

const lineOf = ({ key, texts: [name = ''], cents, at }: ReportRow): StatementLine => ({
  kind: 'line',
  key,
  name,
  cents,
  account: at.account,
  isOpened: true,
});

type Section = { readonly id: string; readonly name: string; readonly total: string };

function sectionLines({ id, name, total }: Section, rows: readonly ReportRow[]): StatementLine[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', key: `heading ${id}`, name },
    ...rows.map(lineOf),
    { kind: 'sum', key: `sum ${id}`, name: total, cents: totalsOf(rows), account: id, isOpened: true },
  ];
}

/** Debts, bills and what else is taken off. */
const without = (rows: readonly ReportRow[], off: readonly ReportRow[]): Lines =>
  totalsOf([
    ...rows,
    ...off.map((row) => ({
      ...row,
      cents: Object.fromEntries(Object.entries(row.cents).map(([column, cents]) => [column, -cents])),
    })),
  ]);

const incomeNames: Record<IncomeSection, [name: string, total: string]> = {
  income: ['Income', 'Total income'],
  expenses: ['Operating expenses', 'Total operating expenses'],
  adjustments: ['Adjustments', 'Total adjustments'],
};

/** In the order of the kinds of charges, then of what is spent; bad debt comes last of its section. */
const incomeOrder: readonly string[] = [
  ...chargeKinds,
  'interest',
  ...expenseCategories.map((category) => `expense/${category}`),
  'management',
  badDebtLine,
];
const placeIn = (order: readonly string[], line: string): number =>
  order.includes(line) ? order.indexOf(line) : order.length - 1.5;

function incomeLines(rows: readonly ReportRow[], whose: Whose): StatementLine[] {
  const of = (section: IncomeSection) =>
    rows
      .filter(({ key }) => incomeSectionOf(key, whose) === section)
      .toSorted((one, other) => placeIn(incomeOrder, one.key) - placeIn(incomeOrder, other.key));
  const [income, expenses, adjustments] = incomeSections.map(of);
  const lines = (section: IncomeSection) => {
    const [name, total] = incomeNames[section];
    return sectionLines({ id: section, name, total }, of(section));
  };
  if (rows.length === 0) return [];
  const left = without(income ?? [], expenses ?? []);
  const hasMore = (adjustments ?? []).length > 0;
  return [
    ...lines('income'),
    ...lines('expenses'),
    {
      kind: 'total',
      key: operating,
      name: 'Net operating income',
      cents: left,
      account: operating,
      isOpened: true,
    },
    ...lines('adjustments'),
    ...(hasMore
      ? [
          {
            kind: 'total' as const,
            key: 'net',
            name: 'Net income',
            cents: without([...(income ?? []), ...(adjustments ?? [])], expenses ?? []),
            isOpened: true,
          },
        ]
      : []),
  ];
}

/** Whose it is: the owners, the company, and what has no other side yet. */
const equityOrder = ['owner', 'earned/owner', 'unpaid', 'manager', 'earned/manager'];
const placeOf = (line: string): number => {
  const place = equityOrder.findIndex((one) => one === line || one === classOf(line));
  return balanceSectionOf(line) === 'equity' && place >= 0 ? place : accountOrder(line);
};

const balanceNames: Record<BalanceSection, [name: string, total: string]> = {
  assets: ['Assets: the money there is', 'Total assets'],
  liabilities: ['Liabilities: held for or owed to others', 'Total liabilities'],
  equity: ['Equity: the owners’ and the company’s', 'Total equity'],
};

function balanceLines(rows: readonly ReportRow[]): StatementLine[] {
  if (rows.length === 0) return [];
  const of = (section: BalanceSection) =>
    rows
      .filter(({ key }) => balanceSectionOf(key) === section)
      .toSorted(
        (one, other) =>
          placeOf(one.key) - placeOf(other.key) ||
          (one.texts[0] ?? '').localeCompare(other.texts[0] ?? '', 'en', { numeric: true }),
      );
  return [
    ...balanceSections.flatMap((section) => {
      const [name, total] = balanceNames[section];
      return sectionLines({ id: section, name, total }, of(section));
    }),
    {
      kind: 'total',
      key: 'both',
      name: 'Total liabilities and equity',
      cents: totalsOf([...of('liabilities'), ...of('equity')]),
      isOpened: false,
    },
  ];
}

const cashNames: Record<CashSection, [name: string, total: string]> = {
  begin: ['Cash at the beginning', 'Total at the beginning'],
  received: ['Rent and other income', 'Total income received'],
  spent: ['Spent', 'Total spent'],
  invested: ['Put in by and paid to owners and the company', 'Total of owners and company'],
  held: ['Held for tenants and others', 'Total held for others'],
  between: ['Payment provider, openings and transfers', 'Total provider, openings and transfers'],
  end: ['Cash at the end', 'Total at the end'],
};

function cashFlowLines(rows: readonly ReportRow[]): StatementLine[] {
  if (rows.length === 0) return [];
  const of = (section: CashSection) =>
    rows
      .filter(({ key }) => cashSectionOf(key) === section)
      .toSorted(
        (one, other) =>
          placeIn(incomeOrder, one.key) - placeIn(incomeOrder, other.key) ||
          (one.texts[0] ?? '').localeCompare(other.texts[0] ?? '', 'en', { numeric: true }),
      );
  const lines = (section: CashSection) => {
    const [name, total] = cashNames[section];
    return sectionLines({ id: section, name, total }, of(section));
  };
  const flows = cashSections.filter((section) => section !== 'begin' && section !== 'end');
  return [
    ...lines('begin'),
    ...flows.flatMap(lines),
    {
      kind: 'total',
      key: 'moved',
      name: 'Change in cash',
      cents: totalsOf(flows.flatMap(of)),
      isOpened: true,
    },
    ...lines('end'),
  ];
}

/** The rows of a statement with its headings, sums and totals. */
export const statementLines = (
  report: StatementName,
  rows: readonly ReportRow[],
  whose: Whose,
): StatementLine[] => {
  if (report === 'income-statement') return incomeLines(rows, whose);
  return report === 'cash-flow' ? cashFlowLines(rows) : balanceLines(rows);
};
