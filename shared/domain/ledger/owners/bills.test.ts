import { describe, expect, it } from 'vitest';
import { through } from '../../../../test/support/ledger/through';
import { totalOf } from '../accounts';
import { identityGap } from '../check-ledger';
import { type Book, newBook } from '../entry';
import { billState, billsDueBy, payBill, recordBill, voidBill } from './bills';
import { withInvoice } from './invoices';
import { reverseMoney } from './property-book';

const on = '2026-05-10';
const shares = () => [
  { ownerId: 'x', percentage: 50 },
  { ownerId: 'y', percentage: 50 },
];
const of = 'bill:1';
const billed =
  (cents = 18_001) =>
  () =>
    recordBill(
      { source: of, on },
      { vendor: 'Ace', category: 'repairs', bill: { cents, due: '2026-06-01' } },
    );
const paid =
  (id = 'a') =>
  (book: Book) =>
    payBill(book, { source: `${of}:paid:${id}`, on: '2026-05-20' }, { of, shares, method: 'check' });
const undone = (source: string) => (book: Book) => reverseMoney(book, { on }, { of: source });
const voided = (book: Book) => voidBill(book, { on }, { of });

describe('a bill', () => {
  it('is owed to the vendor and no money of an owner’s yet [D42]', () => {
    const { head, entries } = through(newBook, billed());
    expect(head.balances).toEqual({ payable: -18_001, unpaid: 18_001 });
    expect(entries[of]?.owners).toMatchObject({ parts: {}, vendor: 'Ace', bill: { due: '2026-06-01' } });
    expect(billState(entries, of)).toBe('open');
    expect(billed(0)()).toEqual({ refused: 'bad-amount' });
  });

  it('is due by a day while it is open, also one that is paid and undone [D58]', () => {
    const due = (book: Book, day: string) => billsDueBy(book.entries, day);
    const open = through(newBook, billed());
    expect([due(open, '2026-05-31'), due(open, '2026-06-01')]).toEqual([0, 18_001]);
    expect(due(through(open, paid()), '2026-06-01')).toBe(0);
    expect(due(through(open, voided), '2026-06-01')).toBe(0);
    expect(due(through(open, paid(), undone(`${of}:paid:a`)), '2026-06-01')).toBe(18_001);
  });

  it('keeps its invoice with what else it says; a refusal stays one', () => {
    const invoice = { documentId: 'doc_1', contentType: 'application/pdf' } as const;
    const { entries } = through(newBook, () => withInvoice(billed()(), invoice));
    expect(entries[of]?.owners).toMatchObject({ vendor: 'Ace', bill: { cents: 18_001 }, invoice });
    expect(entries[of]).not.toHaveProperty('vendor');
    expect(withInvoice(billed(0)(), invoice)).toEqual({ refused: 'bad-amount' });
  });

  it('is an expense of the owners once it is paid, and owed no more [D8] [D42] [D45]', () => {
    const { head, entries } = through(newBook, billed(), paid());
    expect(head.balances).toEqual({ 'cash/bank': -18_001, 'owner/x': 9_001, 'owner/y': 9_000 });
    expect(entries[`${of}:paid:a`]).toMatchObject({
      type: 'expense',
      on: '2026-05-20',
      owners: { parts: { x: -9_001, y: -9_000 }, vendor: 'Ace', category: 'repairs', method: 'check' },
    });
    expect(billState(entries, of)).toBe('paid');
  });

  it('is paid once, and again only after its payment was taken back [D2]', () => {
    const refused = { refused: 'bill-not-open' };
    expect(paid('b')(through(newBook, billed(), paid()))).toEqual(refused);
    expect(paid()(newBook)).toEqual(refused);
    const back = through(newBook, billed(), paid(), undone(`${of}:paid:a`));
    expect(back.head.balances).toEqual({ payable: -18_001, unpaid: 18_001 });
    expect(billState(back.entries, of)).toBe('open');
    const again = through(newBook, billed(), paid(), undone(`${of}:paid:a`), paid('b'));
    expect(billState(again.entries, of)).toBe('paid');
    expect(paid('c')(again)).toEqual(refused);
  });

  it('is void only while it is open, and then never paid [D2]', () => {
    const refused = { refused: 'bill-not-open' };
    expect(voided(through(newBook, billed(), paid()))).toEqual(refused);
    const { head, entries } = through(newBook, billed(), voided);
    expect(head.balances).toEqual({});
    expect(billState(entries, of)).toBe('void');
    expect(voided(through(newBook, billed(), voided))).toEqual(refused);
    expect(paid()(through(newBook, billed(), voided))).toEqual(refused);
  });

  it('balances in every state, with the vendors’ money and its mirror equal [D1] [D8]', () => {
    const lives = [
      [billed()],
      [billed(), paid()],
      [billed(), paid(), undone(`${of}:paid:a`)],
      [billed(), voided],
    ];
    for (const life of lives) {
      const { head } = through(newBook, ...life);
      expect(totalOf(head.balances, 'payable', 'unpaid') + 0).toBe(0);
      expect(identityGap([head]) + 0).toBe(0);
    }
  });
});
