import { expect, it } from 'vitest';
import { accountPaper } from './account-paper';

const rent = { charge: 1, kind: 'rent', label: '', due: '2026-05-01', to: 'owner', cents: 145_000 } as const;
const about = { unit_number: '1A', property_title: 'Maple Court', tenants: ['Nora Whitaker'] };
const entries = [
  { type: 'charge', on: '2026-05-01', lines: { 'receivable/rent': 145_000 }, charge: rent },
  {
    type: 'payment',
    on: '2026-05-03',
    lines: { 'receivable/rent': -100_000, prepayment: -500 },
    covers: [{ ...rent, cents: 100_000 }],
    paid: { method: 'check', payer: 'Nora Whitaker', reference: '7' },
  },
  {
    type: 'credit',
    on: '2026-05-04',
    lines: { 'receivable/rent': -5_000 },
    covers: [{ ...rent, cents: 5_000 }],
  },
] as const;

it('runs from what was owed before to what is owed after, and tells the rent that money paid', () => {
  const paper = accountPaper({ ...about, from: '2026-05-01', to: '2026-05-31', balance: 40_000, entries });
  expect(paper.title).toBe('Statement of account');
  expect(paper.about).toEqual(['Unit 1A, Maple Court', 'Nora Whitaker', 'May 01, 2026 to May 31, 2026']);
  const [table] = paper.tables;
  expect(table?.sums.map(({ label, amount }) => [label, amount])).toEqual([
    ['Balance on Apr 30, 2026', '$5.00'],
    ['Charged', '$1,450.00'],
    ['Paid and credited', '$1,055.00'],
    ['Rent paid', '$1,000.00'],
    ['Balance on May 31, 2026', '$400.00'],
  ]);
  expect(table?.rows.map((row) => row.at(-1))).toEqual(['$1,455.00', '$450.00', '$400.00']);
  expect(table?.rows[1]?.[1]).toBe('Payment: check 7\nFrom Nora Whitaker');
});

it('of a calendar year is the rent statement, and says when nothing happened', () => {
  const paper = accountPaper({ ...about, from: '2026-01-01', to: '2026-12-31', balance: -500, entries: [] });
  expect(paper.title).toBe('Rent statement for 2026');
  expect(paper.closing).toBe('Nothing was charged or paid in these days.');
  expect(paper.tables[0]?.sums.at(-1)?.amount).toBe('($5.00) credit');
});
