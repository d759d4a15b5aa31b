import { describe, expect, it } from 'vitest';
import type { Entry } from '../entry';
import { journalColumns, journalRows } from './journal';

const shown = { unitNumber: '101', propertyTitle: 'Elm', tenants: ['Ada', 'Ben'] };
const owners: Readonly<Record<string, string>> = { own_1: 'Olga Stone' };
const rowsOf = (entry: Entry, actor = 'payment provider') =>
  journalRows({ leaseId: 'lse_1', shown }, entry, {
    actor,
    ownerName: (ownerId) => owners[ownerId],
    bankName: () => undefined,
  });

/** The cells of these columns, row by row. */
const columns = (entry: Entry, ...names: (typeof journalColumns)[number][]) =>
  rowsOf(entry).map((row) => names.map((name) => row[journalColumns.indexOf(name)]));

const payment: Entry = {
  source: 'payment:pay_1',
  seq: 3,
  type: 'payment',
  on: '2026-05-08',
  payment: 'pay_1',
  received: { method: 'bank', reference: '', payer: 'Ada', cents: 45_001, begun: '2026-05-05' },
  lines: { 'clearing/stripe': 45_001, 'owner/own_1/rent': -45_001 },
};
const rent: Entry = {
  source: 'charge:1',
  seq: 1,
  type: 'charge',
  on: '2026-05-02',
  charge: { kind: 'rent', label: 'Rent', due: '2026-05-01', period: '2026-05', to: 'owner', cents: 145_000 },
  lines: { 'uncollected/rent': -145_000, 'receivable/rent': 145_000 },
};

describe('a row of the journal', () => {
  it('is one line of an entry: dollars with two digits, and the day it was begun', () => {
    const rows = rowsOf(payment);
    const facts = ['lse_1:3', '3', 'payment:pay_1', 'payment', '2026-05-08', '2026-05-05'];
    const place = ['payment provider', '', 'Elm', '101', 'lse_1', 'Ada, Ben'];
    expect(rows).toEqual([
      [...facts, ...place, '', 'clearing/stripe', 'Payment provider', '450.01', ''],
      [...facts, ...place, 'Olga Stone', 'owner/own_1/rent', 'Owner: Olga Stone, rent', '', '450.01'],
    ]);
    expect(rows[0]).toHaveLength(journalColumns.length);
  });

  it('names debits before credits, the largest first, to the cent', () => {
    const lines = { 'owner/own_1/rent': -101, 'cash/bank': 1, 'manager/late': -1, 'clearing/stripe': 101 };
    expect(columns({ ...payment, lines }, 'account_code', 'debit', 'credit')).toEqual([
      ['clearing/stripe', '1.01', ''],
      ['cash/bank', '0.01', ''],
      ['manager/late', '', '0.01'],
      ['owner/own_1/rent', '', '1.01'],
    ]);
  });

  it.each<[string, Entry, string]>([
    ['of a payment online, when it was begun', payment, '2026-05-05'],
    ['of a charge, when it is due', rent, '2026-05-01'],
    ['of a waiver, when it was posted', { ...rent, type: 'credit', charge: undefined }, '2026-05-02'],
  ])('says what happened when: %s', (_, entry, day) => {
    expect(columns(entry, 'happened_on')).toEqual([[day], [day]]);
  });

  it('names the entry that it reverses', () => {
    const lines = { 'receivable/rent': -145_000, 'uncollected/rent': 145_000 };
    const reversal: Entry = { ...rent, source: 'reversal:1', type: 'reversal', reverses: 'charge:1', lines };
    expect(columns(reversal, 'source_key', 'reverses')).toEqual([
      ['reversal:1', 'charge:1'],
      ['reversal:1', 'charge:1'],
    ]);
    expect(columns(rent, 'reverses')).toEqual([[''], ['']]);
  });

  it('names an owner by the id whose name the caller may not see', () => {
    const lines = { 'cash/bank': 500, 'owner/own_2/rent': -500 };
    expect(columns({ ...payment, lines }, 'owner', 'account_name')).toEqual([
      ['', 'Bank'],
      ['own_2', 'Owner, rent'],
    ]);
  });
});
