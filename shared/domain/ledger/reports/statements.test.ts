import { describe, expect, it } from 'vitest';
import type { Entry } from '../entry';
import { incomeLineName } from './account-names';
import type { StatementName } from './catalogue';
import { mergedRows } from './merge-rows';
import { type ReportChoices, usualChoices } from './report-choices';
import type { ReportedLedger } from './report-row';
import { entriesFrom, rowsOf } from './rows';
import { monthsOf, statementColumns, titlesIn } from './statement-columns';
import { statementLines } from './statement-layout';
import { tieSums } from './statement-rows';
import { isTied, tiesOf } from './ties';

const rent = { kind: 'rent', label: '', to: 'owner', period: '2027-04', due: '2027-04-01' } as const;
const cover = { kind: 'rent', label: '', to: 'owner', due: '2027-04-01', charge: 1 } as const;
const late = { kind: 'late', label: '', to: 'manager', period: '2027-03', due: '2027-03-10' } as const;

/** A lease and its property's book: rent posted ahead, half paid early, half of the rest written off. */
const entries: readonly Omit<Entry, 'seq'>[] = [
  {
    source: 'rent:2027-04',
    type: 'charge',
    on: '2027-03-25',
    charge: { ...rent, cents: 100_000 },
    lines: { 'receivable/rent': 100_000, 'uncollected/rent': -100_000 },
  },
  {
    source: 'latefee:1',
    type: 'charge',
    on: '2027-03-10',
    charge: { ...late, cents: 5_000 },
    lines: { 'receivable/late': 5_000, 'uncollected/late': -5_000 },
  },
  {
    source: 'payment:1',
    type: 'payment',
    on: '2027-03-28',
    covers: [{ ...cover, cents: 50_000, own: { x: 50_000 } }],
    lines: {
      'cash/bank': 50_000,
      'receivable/rent': -50_000,
      'uncollected/rent': 50_000,
      'owner/x/rent': -50_000,
    },
  },
  {
    source: 'bill:1',
    type: 'bill',
    on: '2027-03-29',
    owners: { parts: {}, category: 'repairs', bill: { cents: 30_000, due: '2027-04-15' } },
    lines: { unpaid: 30_000, payable: -30_000 },
  },
  {
    source: 'management:2027-03',
    type: 'management',
    on: '2027-03-31',
    owners: { parts: { x: -4_000 } },
    lines: { 'owner/x/management': 4_000, 'manager/management': -4_000 },
  },
  {
    source: 'contribution:1',
    type: 'contribution',
    on: '2027-03-31',
    owners: { parts: { x: 7_000 } },
    lines: { 'cash/bank': 7_000, 'owner/x/contribution': -7_000 },
  },
  {
    source: 'bill:1:paid:1',
    type: 'expense',
    on: '2027-04-10',
    owners: { parts: { x: -30_000 }, category: 'repairs' },
    lines: { 'owner/x/expense': 30_000, 'cash/bank': -30_000, payable: 30_000, unpaid: -30_000 },
  },
  {
    source: 'distribution:1',
    type: 'distribution',
    on: '2027-04-15',
    owners: { parts: { x: -3_000 } },
    lines: { 'owner/x/distribution': 3_000, 'cash/bank': -3_000 },
  },
  {
    source: 'writeoff:1',
    type: 'write-off',
    on: '2027-04-20',
    covers: [{ ...cover, cents: 25_000 }],
    lines: { 'uncollected/rent': 25_000, 'receivable/rent': -25_000 },
  },
];

const balances = {
  receivable: 30_000,
  uncollected: -30_000,
  'cash/bank': 24_000,
  'owner/x': -20_000,
  manager: -4_000,
};
const open = [
  { ...cover, cents: 25_000 },
  { kind: 'late', label: '', to: 'manager', due: '2027-03-10', charge: 2, cents: 5_000 },
] as const;

const ledger: ReportedLedger = {
  leaseId: 'lse_1',
  propertyId: 'prp_1',
  shown: { unitNumber: '1', propertyTitle: 'Elm', tenants: [] },
  head: { open, balances },
  entries: entries.map((entry, at) => ({ ...entry, seq: at + 1 })),
};

function statement(report: StatementName, time: { from: string; to: string }, over: Partial<ReportChoices>) {
  const choices = { ...usualChoices, ...over };
  const { from, to = '9999' } = entriesFrom(report, time, choices);
  const read = { ...ledger, entries: ledger.entries.filter(({ on }) => from <= on && on <= to) };
  const rows = mergedRows(report, rowsOf(report, read, { ...time, choices }));
  const columns = statementColumns({ by: choices.by, time, titles: { prp_1: 'Elm' } }).map(({ key }) => key);
  const sums = tieSums(report, read, { time, choices });
  const others = columns.slice(0, -1);
  return {
    lines: statementLines(report, rows, choices.whose).flatMap((line) =>
      line.kind === 'heading' ? [] : [[line.key, ...columns.map((column) => line.cents[column] ?? 0)]],
    ),
    ties: tiesOf(report, { rows, sums, choices, columns: others }),
    broken: tiesOf(report, { rows, sums: { ...sums, change: 1 }, choices, columns: others }),
  };
}
const both = { from: '2027-03-01', to: '2027-04-30' };

describe('the income statement', () => {
  it('on cash has what was paid and spent, month by month', () => {
    const { lines, ties } = statement('income-statement', both, { by: 'month' });
    expect(lines).toEqual([
      ['rent', 50_000, 0, 50_000],
      ['sum income', 50_000, 0, 50_000],
      ['expense/repairs', 0, 30_000, 30_000],
      ['management', 4_000, 0, 4_000],
      ['sum expenses', 4_000, 30_000, 34_000],
      ['operating', 46_000, -30_000, 16_000],
    ]);
    expect(ties.map(({ figures }) => figures.map(({ cents }) => cents))).toEqual([
      [20_000, 20_000],
      [16_000, 16_000],
    ]);
  });

  it('on accrual has rent in its month, the bill on its day, bad debt in its own line [D59] [D67]', () => {
    const { lines, ties } = statement('income-statement', both, { basis: 'accrual', by: 'month' });
    expect(lines).toEqual([
      ['rent', 0, 100_000, 100_000],
      ['bad-debt', 0, -25_000, -25_000],
      ['sum income', 0, 75_000, 75_000],
      ['expense/repairs', 30_000, 0, 30_000],
      ['management', 4_000, 0, 4_000],
      ['sum expenses', 34_000, 0, 34_000],
      ['operating', -34_000, 75_000, 41_000],
    ]);
    expect(ties.every(isTied)).toBe(true);
  });

  it('of the manager has the fee that the owners paid, and on accrual the late fee that is owed', () => {
    const whose = 'manager';
    expect(statement('income-statement', both, { whose }).lines[0]).toEqual(['management', 4_000]);
    const { lines } = statement('income-statement', both, { whose, basis: 'accrual' });
    expect(lines.map(([line, cents]) => [line, cents])).toEqual([
      ['late', 5_000],
      ['management', 4_000],
      ['sum income', 9_000],
      ['operating', 9_000],
    ]);
  });

  it('says so when it is not what the owners have more [D71]', () => {
    const { broken } = statement('income-statement', both, { by: 'property' });
    expect(broken.map(isTied)).toEqual([false, true]);
    expect(broken[0]?.figures.map(({ cents }) => cents)).toEqual([20_000, 1]);
  });

  it('names its lines', () => {
    expect(
      ['rent', 'expense/association', 'expense/unknown', 'bad-debt', 'bank'].map(incomeLineName),
    ).toEqual(['Rent', 'Association dues', 'Unknown', 'Bad debt written off', 'Bank charges']);
  });
});

describe('the balance sheet', () => {
  it('on cash has money alone', () => {
    const { lines, ties } = statement('balance-sheet', both, {});
    expect(lines).toEqual([
      ['cash/bank', 24_000],
      ['sum assets', 24_000],
      ['owner/x', 20_000],
      ['manager', 4_000],
      ['sum equity', 24_000],
      ['both', 24_000],
    ]);
    expect(ties.map(isTied)).toEqual([true]);
  });

  it('on accrual defers what was paid before it was due, and has the bill that is unpaid [D59]', () => {
    const march = { from: '2027-03-31', to: '2027-03-31' };
    const { lines } = statement('balance-sheet', march, { basis: 'accrual', by: 'property' });
    expect(lines).toEqual([
      ['cash/bank', 57_000, 57_000],
      ['receivable', 5_000, 5_000],
      ['sum assets', 62_000, 62_000],
      ['deferred', 50_000, 50_000],
      ['payable', 30_000, 30_000],
      ['sum liabilities', 80_000, 80_000],
      ['owner/x', 53_000, 53_000],
      ['earned/owner', -50_000, -50_000],
      ['unpaid', -30_000, -30_000],
      ['manager', 4_000, 4_000],
      ['earned/manager', 5_000, 5_000],
      ['sum equity', -18_000, -18_000],
      ['both', 62_000, 62_000],
    ]);
  });

  it('names the column that does not balance [D71]', () => {
    const row = { key: 'cash/bank', at: {}, texts: [''], cents: { total: 5, prp_1: 5, prp_2: 0 } };
    const owner = { key: 'owner/x', at: {}, texts: [''], cents: { total: 5, prp_1: 4, prp_2: 1 } };
    const made = { rows: [row, owner], sums: {}, choices: { ...usualChoices, by: 'property' as const } };
    const [tie] = tiesOf('balance-sheet', { ...made, columns: ['prp_1', 'prp_2'] });
    expect(tie?.figures.map(({ cents }) => cents)).toEqual([5, 4]);
  });
});

it('a statement has a column for each month, or property with a figure, then the total', () => {
  const time = { from: '2026-11-15', to: '2027-02-01' };
  expect(monthsOf(time)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  const columns = statementColumns({ by: 'property', time, titles: { b: 'Oak 10', a: 'Oak 9' } });
  expect(columns.map(({ title }) => title)).toEqual(['Oak 9', 'Oak 10', 'Total']);
  expect(
    titlesIn([{ cents: { a: 0, b: 5 } }, { cents: { a: 0, total: 5 } }], { a: 'Oak', b: 'Elm' }),
  ).toEqual({
    b: 'Elm',
  });
});
