import { describe, expect, it } from 'vitest';
import { through } from '../../../../test/support/ledger/through';
import { type ChargeKind, payeeOf } from '../accounts';
import { type Book, newBook } from '../entry';
import { charge, credit, editCharge, reverseCharge } from './charges';
import { receive, returnPayment } from './payments';
import { claimedBy, monthFigures, sumOfMonths } from './rent-months';

const on = '2026-11-10';
const shares = () => [{ ownerId: 'x', percentage: 100 }];
const charged =
  (id: string, cents: number, due: string, kind: ChargeKind = 'rent') =>
  () =>
    charge(
      { source: `charge:${id}`, on },
      { kind, label: '', due, to: payeeOf(kind, { bearer: 'manager', tenant: 'ten_1' }), cents },
    );
const paid = (id: string, cents: number) => (book: Book) =>
  receive(
    book,
    { source: `payment:${id}`, on },
    { payment: id, cents, method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true, shares },
  );
const claimed = ({ entries }: Book) => claimedBy(Object.values(entries));
const figures = (book: Book, month: string, pending: { cents: number }[] = []) =>
  monthFigures({ claimed: claimed(book), open: book.head.open, pending }, month);

describe('rent by month', () => {
  it('counts rent, pets, parking and utilities by the month due; no fee, damage or deposit', () => {
    const kinds: ChargeKind[] = [
      'rent',
      'pet',
      'parking',
      'utility',
      'late',
      'nsf',
      'damage',
      'deposit',
      'other',
    ];
    const book = through(newBook, ...kinds.map((kind, at) => charged(kind, 10 ** at, '2026-11-01', kind)));
    expect(claimed(book)).toEqual({ '2026-11': 1_111 });
    expect(figures(book, '2026-11')).toEqual({ expected: 1_111, collected: 0, pending: 0, open: 1_111 });
    expect(figures(book, '2026-12')).toEqual({ expected: 0, collected: 0, pending: 0, open: 0 });
  });

  it('moves with credits, edits and reversals, and never with money [D18] [D63]', () => {
    const to = { kind: 'rent', label: '', due: '2026-12-01', to: 'owner', cents: 80_000 } as const;
    const charges = [
      charged('a', 100_000, '2026-11-01'),
      charged('b', 90_000, '2026-12-01'),
      paid('p', 110_000),
    ];
    const before = through(newBook, ...charges);
    expect(claimed(before)).toEqual({ '2026-11': 100_000, '2026-12': 90_000 });
    expect(figures(before, '2026-12')).toEqual({
      expected: 90_000,
      collected: 10_000,
      pending: 0,
      open: 80_000,
    });
    const waived = through(before, (book) =>
      credit(book, { source: 'credit:1', on }, { charge: 2, cents: 5_000 }),
    );
    expect(figures(waived, '2026-12')).toMatchObject({ expected: 85_000, collected: 10_000, open: 75_000 });
    const edited = through(waived, (book) => editCharge(book, { on }, { of: 'charge:b', to, shares }));
    expect(figures(edited, '2026-12')).toMatchObject({ expected: 75_000, collected: 10_000, open: 65_000 });
    const reversed = through(edited, (book) => reverseCharge(book, { on }, { of: 'charge:a' }));
    expect(claimed(reversed)).toEqual({ '2026-12': 75_000 });
    const returned = through(before, (book) =>
      returnPayment(book, { on, why: '' }, { payment: 'p', fee: 3_500, bearer: 'manager', shares: () => [] }),
    );
    expect(figures(returned, '2026-11')).toEqual({
      expected: 100_000,
      collected: 0,
      pending: 0,
      open: 100_000,
    });
  });

  it('lays what is on its way on the oldest first: the rest of the month is open [D20]', () => {
    const book = through(newBook, charged('a', 30_000, '2026-10-01'), charged('b', 90_000, '2026-11-01'));
    expect(figures(book, '2026-11', [{ cents: 20_000 }, { cents: 50_000 }])).toEqual({
      expected: 90_000,
      collected: 0,
      pending: 40_000,
      open: 50_000,
    });
    expect(figures(book, '2026-10', [{ cents: 70_000 }]).pending).toBe(30_000);
    expect(figures(book, '2026-11', [{ cents: 900_000 }]).open).toBe(0);
  });

  it('adds up over ledgers', () => {
    const one = { expected: 10, collected: 5, pending: 3, open: 2 };
    expect(sumOfMonths([one, one])).toEqual({ expected: 20, collected: 10, pending: 6, open: 4 });
    expect(sumOfMonths([])).toEqual({ expected: 0, collected: 0, pending: 0, open: 0 });
  });
});
