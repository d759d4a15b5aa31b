import { describe, expect, it } from 'vitest';
import type { ShownLine } from '../../../domain-ui/ledger/line-words';
import { ledgerPaper } from './ledger-paper';

const line = (more: Partial<ShownLine>): ShownLine => ({
  entry_id: 'rent:1',
  seq: 1,
  type: 'charge',
  on: '2026-10-25',
  at: '',
  covers: [],
  amount: 145_000,
  balance: 145_000,
  charge: { kind: 'rent', label: '', due: '2026-11-01', cents: 145_000, is_reversed: false },
  ...more,
});
const ledger = {
  unit_number: '101',
  property_title: 'Elm House',
  today: '2026-11-22',
  balance: -2_500,
  past_due: 1,
  prepaid: 2,
  deposit_held: 3,
};

describe('a ledger on paper', () => {
  it('has its figures, and its entries from the first to the last', () => {
    const { charge: _, ...free } = line({ type: 'free', amount: 0, balance: -2_500, why: 'x'.repeat(5_000) });
    const paper = ledgerPaper(ledger, { lines: [free, line({})], tenants: 'Theo Barnes', shown: 'Charges' });
    expect(paper).toMatchObject({
      title: 'Ledger for Unit 101',
      about: ['Elm House', 'Theo Barnes', 'As of Nov 22, 2026', 'Charges'],
      closing: '',
    });
    const [table] = paper.tables;
    expect(table?.sums).toEqual([
      { label: 'Balance', amount: '($25.00) credit' },
      { label: 'Past due', amount: '$0.01' },
      { label: 'Prepaid', amount: '$0.02' },
      { label: 'Deposit held', amount: '$0.03' },
    ]);
    expect(table?.columns).toEqual([
      { header: 'Date', is_amount: false },
      { header: 'Entry', is_amount: false },
      { header: 'Amount', is_amount: true },
      { header: 'Balance', is_amount: true },
    ]);
    expect(table?.rows[0]).toEqual(['Oct 25, 2026', 'Rent\nDue Nov 01, 2026', '$1,450.00', '$1,450.00']);
    expect(table?.rows[1]?.[2]).toBe('–');
    expect(table?.rows[1]?.[1]).toMatch(/^Payment freed\nx+$/);
    expect(table?.rows[1]?.[1]?.length).toBeLessThan(5_000);
  });

  it('names the deposit that was brought over', () => {
    const { charge: _, ...opening } = line({ type: 'opening', amount: 0, opening_deposit: 98_000 });
    const [table] = ledgerPaper(ledger, { lines: [opening], tenants: '', shown: '' }).tables;
    expect(table?.rows[0]?.[1]).toBe('Opening deposit, $980.00');
  });

  it('says the day it was asked for', () => {
    const paper = ledgerPaper(ledger, { lines: [], tenants: '', shown: 'All entries', asOf: '2026-10-31' });
    expect(paper.about).toEqual(['Elm House', 'As of Oct 31, 2026', 'All entries']);
  });
});
