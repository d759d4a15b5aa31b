import { describe, expect, it } from 'vitest';
import type { OwnerStatement, PropertyMoney } from '../../../../../shared/contract/owner-money';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { canSend, feeText, moneyName, movedBy } from './owner-words';
import { statementCsv } from './statement-csv';
import { statementPaper } from './statement-paper';

type Line = OwnerStatement['lines'][number];
type Entry = PropertyMoney['lines'][number];
type Holding = PropertyMoney['owners'][number];

const line = (more: Partial<Line> = {}): Line => ({
  property_id: 'prp_1',
  on: '2026-10-04',
  section: 'receipts',
  type: 'payment',
  kind: 'rent',
  cents: 65_000,
  unit_number: '101',
  vendor: '',
  note: '',
  whole: 0,
  is_late: false,
  ...more,
});
const entry = (more: Partial<Entry>): Entry => ({
  entry_id: 'e',
  type: 'expense',
  on: '2026-11-20',
  at: '',
  by: '',
  why: '',
  cents: -100,
  parts: [{ owner_id: 'own_1', name: 'Rosa', cents: -100 }],
  vendor: '',
  reference: '',
  is_reversed: false,
  has_invoice: false,
  ...more,
});

describe('the words of owners’ money [RTE-02]', () => {
  it.each([
    [{}, 'Rent, unit 101'],
    [{ note: 'Half' }, 'Rent, unit 101 · Half'],
    [{ type: 'reversal' }, 'Rent, unit 101 · taken back'],
    [{ type: 'return' }, 'Rent, unit 101 · taken back'],
    [{ type: 'refund' }, 'Rent, unit 101 · taken back'],
    [{ type: 'free' }, 'Rent, unit 101 · taken back'],
    [{ type: 'reallocation', cents: 1 }, 'Rent, unit 101'],
    [{ type: 'reallocation', cents: -1 }, 'Rent, unit 101 · taken back'],
    [{ type: 'expense', kind: 'expense', vendor: 'Ace', category: 'taxes' }, 'Ace, Taxes'],
    [{ type: 'expense', kind: 'expense', vendor: 'Ace' }, 'Ace'],
    [{ type: 'management', kind: 'management', fee_month: '2026-09' }, 'Management fee for Sep 2026'],
    [{ type: 'management', kind: 'management' }, 'Management fee'],
    [{ type: 'contribution', kind: 'contribution' }, 'Contribution'],
    [{ type: 'distribution', kind: 'distribution', cents: -1 }, 'Distribution'],
    [{ type: 'distribution', kind: 'distribution', cents: 1 }, 'Distribution · taken back'],
  ] as const)('of a statement’s line %o are %s', (more, words) => {
    expect(statementText(line(more))).toBe(words);
  });

  it.each([
    [{ vendor: 'Ace' }, 'Expense: Ace'],
    [{ type: 'management', month: '2026-09' }, 'Management fee: Sep 2026'],
    [{ type: 'contribution' }, 'Contribution: Rosa'],
    [{ type: 'bill', vendor: 'Ace' }, 'Bill: Ace'],
    [{ type: 'transfer', parts: [] }, 'Transfer between accounts'],
    [{ type: 'reversal', parts: [] }, 'Reversal'],
    [{ type: 'payout', moved: 12_345, vendor: 'Ace' }, 'Payout of the payment provider: $123.45'],
    [{ type: 'distribution', cents: 0 }, 'Distribution: Rosa'],
    [{ type: 'distribution', cents: 1 }, 'Distribution came back: Rosa'],
  ] satisfies [Partial<Entry>, string][])('of an entry %o are %s', (more, words) => {
    expect(moneyName(entry(more))).toBe(words);
  });

  it('say a fee and how money moved', () => {
    expect(feeText({ kind: 'none' })).toBe('No management fee');
    expect(feeText({ kind: 'flat', cents: 5_000 })).toBe('$50.00 a month');
    expect(feeText({ kind: 'percent', hundredths: 825 })).toBe('8.25% of collections');
    expect((['provider', 'check', 'transfer', 'cash', undefined] as const).map(movedBy)).toEqual([
      'To the bank account',
      'Check',
      'Bank transfer',
      'Cash',
      undefined,
    ]);
  });

  it('send only what has cleared, to an account that is ready', () => {
    const can = (transferable: number, bank_ready: boolean) =>
      canSend({ transferable, bank_ready } as Partial<Holding> as Holding);
    expect([can(1, true), can(0, true), can(1, false)]).toEqual([true, false, false]);
  });
});

const sums = {
  beginning: 0,
  receipts: 65_000,
  expenses: -9_000,
  fees: 0,
  contributions: 0,
  distributions: -40_000,
  adjustments: 0,
  ending: 16_000,
  deposits: 145_000,
};
const statement = (more: Partial<OwnerStatement> = {}): OwnerStatement => ({
  owner_id: 'own_1',
  owner_name: 'Rosa Delgado',
  organization: 'Vale Homes',
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  totals: sums,
  differing: [],
  may: { issue: true },
  properties: [
    { property_id: 'prp_1', property_title: 'Elm House', ...sums },
    { property_id: 'prp_2', property_title: 'Oak Court', ...sums, deposits: 0 },
  ],
  lines: [
    line({ section: 'expenses', type: 'expense', kind: 'expense', vendor: 'Ace', cents: -9_000 }),
    line({ is_late: true }),
  ],
  ...more,
});

describe('a statement as a file [RTE-02]', () => {
  it('has each property’s entries by section between its beginning and its ending', () => {
    expect(statementCsv(statement())).toEqual([
      ['Property', 'Date', 'Section', 'What', 'Amount'],
      ['Elm House', '', 'Beginning balance', '', '0.00'],
      ['Elm House', '2026-10-04', 'Receipts', 'Rent, unit 101', '650.00'],
      ['Elm House', '2026-10-04', 'Expenses', 'Ace', '(90.00)'],
      ['Elm House', '', 'Ending balance', '', '160.00'],
      ['Elm House', '', 'Deposits held, not included', '', '1450.00'],
      ['Oak Court', '', 'Beginning balance', '', '0.00'],
      ['Oak Court', '', 'Ending balance', '', '160.00'],
      ['Oak Court', '', 'Deposits held, not included', '', '0.00'],
    ]);
  });

  it('is printed with all sums, and those of all properties only where there are several', () => {
    const paper = statementPaper(statement({ issued_at: '2026-11-02T09:00:00.000Z' }));
    expect(paper.title).toBe('Statement for Oct 2026');
    expect(paper.about).toEqual(['Rosa Delgado', 'Oct 01, 2026 – Oct 31, 2026', 'Issued Nov 02, 2026']);
    expect(paper.tables.map(({ title }) => title)).toEqual(['All properties', 'Elm House', 'Oak Court']);
    expect(paper.tables[1]).toEqual({
      title: 'Elm House',
      sums: [
        { label: 'Beginning balance', amount: '$0.00' },
        { label: 'Receipts', amount: '$650.00' },
        { label: 'Expenses', amount: '($90.00)' },
        { label: 'Distributions', amount: '($400.00)' },
        { label: 'Ending balance', amount: '$160.00', is_total: true },
        { label: 'Deposits held for tenants, not included', amount: '$1,450.00' },
      ],
      columns: [
        ...['Date', 'What', 'Section'].map((header) => ({ header, is_amount: false })),
        { header: 'Amount', is_amount: true },
      ],
      rows: [
        ['Oct 04, 2026', 'Ace', 'Expenses', '($90.00)'],
        ['Oct 04, 2026', 'Rent, unit 101\nEntered after that month’s statement', 'Receipts', '$650.00'],
      ],
      totals: [],
    });
    const labels = ['Beginning balance', 'Receipts', 'Expenses', 'Distributions', 'Ending balance'];
    expect(paper.tables[2]?.sums.map(({ label }) => label)).toEqual(labels);
    const { properties, ...one } = statement({ owner_name: '' });
    const single = statementPaper({ ...one, properties: properties.slice(0, 1) });
    expect(single.tables.map(({ title }) => title)).toEqual(['Elm House']);
    expect(single.about).toEqual(['Oct 01, 2026 – Oct 31, 2026', 'Preview: not issued']);
    expect(single.closing).toMatch(/^Cash basis: /);
  });
});
