import { describe, expect, it } from 'vitest';
import { PrintPaper } from '../../../../../shared/contract/prints';
import type { StatementLine } from '../../../../../shared/domain/ledger/reports/statement-layout';
import { ledgerPaper, ledgerSource } from './general-ledger-files';
import { choicesOf } from './report-place';
import type { StatementAsked } from './statement-asked';
import { statementFigure } from './statement-figure';
import { statementPaper } from './statement-paper';
import { statementSheet, statementSource } from './statement-source';

const asked: StatementAsked = {
  report: 'income-statement',
  from: '2026-10-01',
  to: '2026-11-20',
  property_id: 'prp_9',
  basis: 'accrual',
  by: 'month',
  whose: 'owners',
};
const lines: StatementLine[] = [
  { kind: 'heading', key: 'heading income', name: 'Income' },
  {
    kind: 'line',
    key: 'rent',
    name: 'Rent',
    cents: { '2026-10': 145_050, total: -50 },
    account: 'rent',
    isOpened: true,
  },
  { kind: 'total', key: 'both', name: 'Net', cents: { total: 5 }, isOpened: false },
];
const columns = ['2026-10', 'total'].map((key) => ({ key, title: key === 'total' ? 'Total' : 'Oct 2026' }));
const made = { asked, columns, lines };

describe('a statement as a file [RTE-02]', () => {
  it('has a line for each heading, line and sum', async () => {
    const { what, header, page } = statementSource(made);
    expect([what, header]).toEqual(['income-statement', ['Account', 'Oct 2026', 'Total']]);
    expect((await page('', new AbortController().signal)).lines).toEqual([
      ['Income'],
      ['Rent', '1450.50', '(0.50)'],
      ['Net', '0.00', '0.05'],
    ]);
    expect(statementSheet(made)).toEqual([header, ['Income'], ['Rent', 1450.5, -0.5], ['Net', 0, 0.05]]);
  });

  it('is printed in tables of seven columns, headings and sums in bold', () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ key: `c${at}`, title: `C${at}` }));
    const paper = PrintPaper.parse(statementPaper({ asked, lines, columns: many, property: 'Elm' }));
    expect(paper.tables.map((table) => table.columns.length)).toEqual([8, 7]);
    expect(paper.tables[0]?.strong).toEqual([0, 2]);
    expect(paper.about.slice(0, 3)).toEqual([
      'From Oct 01, 2026 to Nov 20, 2026',
      'Owners’ properties',
      'Elm',
    ]);
    const sheet = { ...asked, report: 'balance-sheet' as const };
    const { about, tables } = statementPaper({ ...made, asked: sheet, property: 'Elm' });
    expect(about.slice(0, 2)).toEqual(['As of Nov 20, 2026', 'Elm']);
    expect(tables[0]?.rows[1]).toEqual(['Rent', '$1,450.50', '($0.50)']);
  });
});

describe('a general ledger as a file', () => {
  const row = {
    key: 'cash/bank 1',
    at: { account: 'cash/bank', entry: 'payment:1' },
    texts: ['Bank', '2026-11-02', 'Payment', 'Elm House', '101'],
    cents: { debit: 145_000 },
  };
  const account = { account: 'cash/bank', name: 'Bank', before: 5_000, after: 150_000 };
  const accounts = [{ ...account, lines: [{ row, balance: 150_000 }] }];

  it('has what was there before, every line, and what is there at the end', async () => {
    const { header, page } = ledgerSource(accounts);
    expect(header).toEqual(['Account', 'Date', 'What', 'Property', 'Unit', 'Debit', 'Credit', 'Balance']);
    expect((await page('', new AbortController().signal)).lines).toEqual([
      ['Bank', '', 'Balance before', '', '', '', '', '50.00'],
      ['Bank', '2026-11-02', 'Payment', 'Elm House', '101', '1450.00', '0.00', '1500.00'],
      ['Bank', '', 'Balance at the end', '', '', '', '', '1500.00'],
    ]);
  });

  it('is printed with a table an account', () => {
    const time = { report: 'general-ledger', from: '2026-11-01', to: '2026-11-20' } as const;
    const [table] = PrintPaper.parse(ledgerPaper(accounts, { asked: time, property: 'Elm' })).tables;
    expect([table?.title, table?.rows[1], table?.totals]).toEqual([
      'Bank',
      ['Nov 02, 2026', 'Payment', 'Elm House', '101', '$1,450.00', '–', '$1,500.00'],
      ['', 'Balance at the end', '', '', '$1,450.00', '$0.00', '$1,500.00'],
    ]);
  });
});

describe('what a figure of a statement opens', () => {
  const [heading, rent, net] = lines;
  const open = (line: StatementLine | undefined, column: string) =>
    line && statementFigure(asked, line, column);

  it('is the entries of its line, in its month or property', () => {
    const { by: _, ...rest } = asked;
    const figure = { ...rest, account: 'rent' };
    expect(open(rent, '2026-10')).toEqual({ ...figure, column: '2026-10' });
    expect(open(rent, 'total')).toEqual({ ...figure, column: 'total' });
    expect(open(rent, 'prp_2')).toEqual({ ...figure, column: 'total', property_id: 'prp_2' });
  });

  it('is nothing for a heading or for sections added up', () => {
    expect([open(heading, 'total'), open(net, 'total')]).toEqual([undefined, undefined]);
  });
});

it('a statement of one day has no months', () => {
  const place = { by: 'month', basis: 'accrual' } as const;
  expect(choicesOf(place, 'income-statement')).toEqual({ by: 'month', basis: 'accrual', whose: 'owners' });
  expect(choicesOf(place, 'balance-sheet').by).toBe('total');
});
